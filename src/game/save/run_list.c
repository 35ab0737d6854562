#include "game/save/run_list.h"

#include "base/folder.h"
#include "game/save/run_files.h"
#include "game/save/run_restore.h"

#include <stdlib.h>
#include <string.h>

/* Fills in everything that does not need the journal. */
static bool look_at(const char *runs, const char *name, struct run_entry *entry)
{
    struct error unused;
    char path[FILE_PATH_MAX];
    *entry = (struct run_entry){.result = RESULT_NONE};
    if (!file_join(runs, name, entry->path, &unused) ||
        !file_join(entry->path, RUN_JOURNAL, path, &unused))
        return false;
    entry->written = file_time(path);
    if (entry->written == 0)
        entry->written = file_time(entry->path);
    if (!file_join(entry->path, RUN_LOCK, path, &unused))
        return false;
    entry->is_locked = file_lock_is_held(path, &entry->holder);
    return true;
}

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

static void read_run(struct run_entry *entry)
{
    struct run_restored restored;
    if (!run_restore(entry->path, &restored, &entry->reason))
        return;
    const struct state *state = game_state(restored.game);
    memcpy(entry->seed, state->seed, sizeof entry->seed);
    entry->depth = state->depth;
    entry->turn = state->turn;
    entry->is_trial = state_is_trial(state) || (!state_is_lesson(state) && state_is_drawn(state));
    entry->actions = restored.position;
    entry->result = restored.result;
    entry->cause = game_cause(restored.game);
    game_destroy(restored.game);
    run_restored_clear(&restored);
}

/* The last written first, and of one second by name. */
static int compare_entries(const void *a, const void *b)
{
    const struct run_entry *left = a;
    const struct run_entry *right = b;
    if (left->written != right->written)
        return left->written < right->written ? 1 : -1;
    return strcmp(left->path, right->path);
}

/* All runs, not read yet. */
static bool list_folders(const char *user, struct run_list *list, struct error *error)
{
    struct folder_names names;
    char runs[FILE_PATH_MAX];
    *list = (struct run_list){NULL, 0};
    if (!file_join(user, RUNS_FOLDER, runs, error))
        return false;
    if (!file_is_there(runs))
        return true;
    if (!folder_list(runs, &names, error))
        return false;
    list->entries = calloc((size_t)names.count + 1, sizeof *list->entries);
    for (int i = 0; list->entries && i < names.count; i++) {
        struct run_entry *entry = &list->entries[list->count];
        list->count += look_at(runs, names.names[i], entry) && !is_empty(entry);
    }
    folder_names_clear(&names);
    if (!list->entries)
        return error_set(error, "%.300s: there is not enough memory to list it", runs);
    qsort(list->entries, (size_t)list->count, sizeof *list->entries, compare_entries);
    return true;
}

bool run_list_read(const char *user, struct run_list *list, struct error *error)
{
    if (!list_folders(user, list, error))
        return false;
    for (int i = 0; i < list->count; i++)
        read_run(&list->entries[i]);
    return true;
}

void run_list_clear(struct run_list *list)
{
    free(list->entries);
    *list = (struct run_list){NULL, 0};
}

static bool can_go_on(const struct run_entry *entry)
{
    return entry->reason.message[0] == '\0' && entry->result == RESULT_NONE &&
           (entry->actions > 0 || entry->is_locked);
}

bool run_list_newest(const char *user, struct run_entry *entry)
{
    struct run_list list;
    bool is_found = false;
    *entry = (struct run_entry){.result = RESULT_NONE};
    if (!list_folders(user, &list, &entry->reason))
        return false;
    for (int i = 0; i < list.count && !(is_found && !entry->is_trial); i++) {
        struct run_entry *run = &list.entries[i];
        if (run_is_ended(run->path))
            continue;
        read_run(run);
        bool is_better = can_go_on(run) && !(is_found && run->is_trial);
        if (is_better || (!is_found && run->reason.message[0] && !entry->reason.message[0]))
            *entry = *run;
        is_found = is_found || is_better;
    }
    run_list_clear(&list);
    return is_found;
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
        read_run(&entry);
        is_found = is_wanted(&entry, run);
        if (is_found)
            *run = entry;
    }
    folder_names_clear(&names);
    return is_found;
}
