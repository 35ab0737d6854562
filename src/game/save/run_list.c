#include "game/save/run_list.h"

#include "base/folder.h"
#include "game/save/run_files.h"
#include "game/save/run_restore.h"

#include <stdlib.h>
#include <string.h>

/* Whether the folder has no run and no program is about to put one there. A lock may be left of a run that never got to the
 * disk, and files of the player of one that was deleted. */
static bool is_empty(const struct run_entry *entry)
{
    struct folder_names names;
    struct error unused;
    if (entry->is_locked || !folder_list(entry->path, &names, &unused))
        return false;
    bool is_empty = !run_files_has_run(&names);
    folder_names_clear(&names);
    return is_empty;
}

/* Fills in everything that does not need the journal. False: there is no run. */
static bool look_at(const char *runs, const char *name, struct run_entry *entry)
{
    struct error unused;
    char lock[FILE_PATH_MAX];
    char journal[FILE_PATH_MAX];
    *entry = (struct run_entry){.result = RESULT_NONE};
    if (!file_join(runs, name, entry->path, &unused) ||
        !file_join(entry->path, RUN_LOCK, lock, &unused) ||
        !file_join(entry->path, RUN_JOURNAL, journal, &unused))
        return false;
    entry->is_locked = file_lock_is_held(lock, &entry->holder);
    entry->is_read = run_summary_read(entry);
    if (entry->written == 0)
        entry->written = file_time(journal);
    if (entry->written == 0 && is_empty(entry))
        return false;
    if (entry->written == 0)
        entry->written = file_time(entry->path);
    if (entry->last_played == 0)
        entry->last_played = entry->written;
    return true;
}

/* Reads the run whole, and keeps its summary for the next time. */
static void read_run(struct run_entry *entry)
{
    struct run_restored restored;
    int left_turn;
    entry->is_read = true;
    if (!run_restore(entry->path, &restored, &entry->reason))
        return;
    run_summary_describe(entry, restored.game, restored.position);
    entry->result = restored.result;
    if (!entry->is_locked && restored.word == NULL &&
        !run_summary_find_left(entry->path, restored.position, &left_turn))
        run_summary_write(entry, &restored.end);
    game_destroy(restored.game);
    run_restored_clear(&restored);
}

/* The last played first, and of one second by name. */
static int compare_entries(const void *a, const void *b)
{
    const struct run_entry *left = a;
    const struct run_entry *right = b;
    if (left->last_played != right->last_played)
        return left->last_played < right->last_played ? 1 : -1;
    return strcmp(left->path, right->path);
}

static bool is_import(const char *name)
{
    return strncmp(name, RUN_IMPORT_FOLDER, strlen(RUN_IMPORT_FOLDER)) == 0;
}

/* Removes what a killed import left. While a program imports, its folder stays. */
static void remove_imports(const char *runs, const struct folder_names *names)
{
    char path[FILE_PATH_MAX];
    struct file_lock lock = {.descriptor = -1};
    struct error unused;
    long holder;
    for (int i = 0; i < names->count; i++) {
        if (!is_import(names->names[i]))
            continue;
        if (lock.descriptor < 0 &&
            (!file_join(runs, RUN_IMPORT_LOCK, path, &unused) ||
             file_lock_take(&lock, path, 0, &holder, &unused) != FILE_LOCK_HELD))
            return;
        if (file_join(runs, names->names[i], path, &unused))
            run_files_remove(path, &unused);
    }
    file_lock_give_back(&lock);
}

bool run_list_open(const char *user, struct run_list *list, struct error *error)
{
    struct folder_names names;
    char runs[FILE_PATH_MAX];
    *list = (struct run_list){.entries = NULL};
    if (!file_join(user, RUNS_FOLDER, runs, error))
        return false;
    if (!file_is_there(runs))
        return true;
    if (!folder_list(runs, &names, error))
        return false;
    remove_imports(runs, &names);
    list->entries = calloc((size_t)names.count + 1, sizeof *list->entries);
    for (int i = 0; list->entries && i < names.count; i++) {
        struct run_entry *entry = &list->entries[list->count];
        bool is_hidden = names.names[i][0] == '.'; /* of an import */
        if (is_hidden || !look_at(runs, names.names[i], entry))
            continue;
        list->count++;
        list->unread += !entry->is_read;
    }
    folder_names_clear(&names);
    if (!list->entries)
        return error_set(error, "%.300s: not enough memory to list it", runs);
    qsort(list->entries, (size_t)list->count, sizeof *list->entries, compare_entries);
    return true;
}

void run_list_read_entry(struct run_list *list, int index)
{
    if (list->entries[index].is_read)
        return;
    read_run(&list->entries[index]);
    list->unread--;
}

bool run_list_read_next(struct run_list *list, int from)
{
    if (list->unread == 0)
        return false;
    int i = from;
    while (list->entries[i].is_read)
        i = (i + 1) % list->count;
    run_list_read_entry(list, i);
    return true;
}

void run_list_clear(struct run_list *list)
{
    free(list->entries);
    *list = (struct run_list){.entries = NULL};
}

static bool can_go_on(const struct run_entry *entry)
{
    return entry->reason.message[0] == '\0' && entry->result == RESULT_NONE &&
           (entry->actions > 0 || entry->is_locked);
}

bool run_list_find_newest(struct run_list *list, int reads, struct run_entry *entry)
{
    bool is_found = false;
    *entry = (struct run_entry){.result = RESULT_NONE};
    for (int i = 0; i < list->count && !(is_found && !entry->is_trial); i++) {
        const struct run_entry *run = &list->entries[i];
        if (!run->is_read && reads-- == 0) {
            *entry = (struct run_entry){.result = RESULT_NONE};
            return false;
        }
        run_list_read_entry(list, i);
        bool is_better = can_go_on(run) && !(is_found && run->is_trial);
        if (is_better || (!is_found && run->reason.message[0] && !entry->reason.message[0]))
            *entry = *run;
        is_found = is_found || is_better;
    }
    if (!is_found)
        entry->path[0] = '\0';
    return true;
}

/* Whether a run with that seed may have a folder of that name. */
static bool is_named_after(const char *name, const char *seed)
{
    char start[RUN_NAME_SIZE];
    run_files_name(seed, start);
    size_t length = strlen(start);
    return strncmp(name, start, length) == 0 && name[length] == '-';
}

static bool is_wanted(const struct run_entry *entry, const struct run_entry *wanted)
{
    if (wanted->run_id != 0)
        return entry->run_id == wanted->run_id;
    return entry->reason.message[0] == '\0' && strcmp(entry->seed, wanted->seed) == 0 &&
           entry->depth == wanted->depth && entry->turn == wanted->turn &&
           entry->result == wanted->result;
}

bool run_list_find(const char *user, struct run_entry *run)
{
    struct folder_names names = {0};
    struct error unused;
    char runs[FILE_PATH_MAX];
    bool is_found = false;
    if (!file_join(user, RUNS_FOLDER, runs, &unused) || !folder_list(runs, &names, &unused))
        return false;
    for (int i = 0; i < names.count && !is_found; i++) {
        struct run_entry entry;
        if (!is_named_after(names.names[i], run->seed) || !look_at(runs, names.names[i], &entry))
            continue;
        if (!entry.is_read)
            read_run(&entry);
        is_found = is_wanted(&entry, run);
        if (is_found)
            *run = entry;
    }
    folder_names_clear(&names);
    return is_found;
}
