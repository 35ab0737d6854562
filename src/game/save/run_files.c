#include "game/save/run_files.h"

#include "base/array.h"
#include "base/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *run_snapshot_name(enum run_snapshot snapshot)
{
    static const char *const names[] = {[RUN_SNAPSHOT] = "snapshot",
                                        [RUN_SNAPSHOT_OLD] = "snapshot.old",
                                        [RUN_SNAPSHOT_START] = "snapshot.start"};
    return names[snapshot];
}

/* On Windows every folder has devices of these names, in any case of letters: they can't be created. */
static bool is_device(const char *name)
{
    static const char *const devices[] = {"con", "prn", "aux", "nul", "com", "lpt"};
    size_t length = strlen(name);
    for (size_t i = 0; i < ARRAY_LENGTH(devices) && length >= 3; i++) {
        bool is_same = true;
        for (int j = 0; j < 3; j++)
            is_same = is_same && (name[j] | 0x20) == devices[i][j];
        if (is_same && (length == 3 || (length == 4 && name[3] >= '0' && name[3] <= '9')))
            return true;
    }
    return false;
}

void run_files_name(const char *seed, char name[RUN_NAME_SIZE])
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
    snprintf(name, RUN_NAME_SIZE, "%s", seed);
    for (char *sign = name; *sign; sign++)
        if (!strchr(plain, *sign))
            *sign = '_';
    if (is_device(name))
        name[strlen(name) - 1] = '_';
}

bool run_files_path(const char *runs, const char *name, int number, char path[FILE_PATH_MAX],
                    struct error *error)
{
    char numbered[RUN_NAME_SIZE + 16];
    snprintf(numbered, sizeof numbered, "%s-%d", name, number);
    return file_join(runs, numbered, path, error);
}

enum file_lock_answer run_files_lock(const char *folder, struct file_lock *lock, long *holder,
                                     struct error *error)
{
    char path[FILE_PATH_MAX];
    lock->descriptor = -1;
    return file_join(folder, RUN_LOCK, path, error)
               ? file_lock_take(lock, path, FILE_LOCK_PATIENCE, holder, error)
               : FILE_LOCK_FAILED;
}

static bool read_start(const char *folder, struct bytes *start, struct error *error)
{
    char path[FILE_PATH_MAX];
    return file_join(folder, run_snapshot_name(RUN_SNAPSHOT_START), path, error) &&
           (!file_is_there(path) || file_read(path, RUN_FILE_MAX, start, error));
}

bool run_files_read(const char *path, struct run_files *files, struct error *error)
{
    char inside[FILE_PATH_MAX];
    bool is_folder = file_join(path, RUN_JOURNAL, inside, error) && file_is_there(inside);
    *files = (struct run_files){.start = {0}};
    if (file_read(is_folder ? inside : path, RUN_FILE_MAX, &files->journal, error) &&
        (!is_folder || read_start(path, &files->start, error)))
        return true;
    run_files_clear(files);
    return false;
}

void run_files_clear(struct run_files *files)
{
    bytes_clear(&files->journal);
    bytes_clear(&files->start);
}

/* The order in which files are removed: the journal after what can be made again from it, and then the snapshot that it begins
 * with; so there is never half a run. */
enum stage { STAGE_REST, STAGE_JOURNAL, STAGE_START, STAGE_LOCK, STAGES, STAGE_NONE = STAGES };

/* A file that the game writes, whether it is replaced (file_replace), and the words under which it may be kept (file_keep) or
 * set aside. Everything else in the folder is the player's. */
static const struct own_file {
    const char *name;
    enum stage stage;
    bool is_replaced;
    const char *words[4];
} own_files[] = {
    {RUN_JOURNAL, STAGE_JOURNAL, true, {RUN_DAMAGED, RUN_FOREIGN, RUN_DIFFERS, RUN_TORN}},
    {"snapshot", STAGE_REST, true, {RUN_DAMAGED}},
    {"snapshot.old", STAGE_REST, true, {RUN_DAMAGED}},
    {"snapshot.start", STAGE_START, true, {RUN_BEFORE}},
    {RUN_UNRECORDED, STAGE_REST, false, {NULL}},
    {RUN_SUMMARY, STAGE_REST, true, {NULL}},
    {RUN_LOCK, STAGE_LOCK, false, {NULL}},
};

/* Whether the rest of a name is ".<word>-<n>". */
static bool is_kept(const struct own_file *file, const char *rest)
{
    for (size_t i = 0; i < ARRAY_LENGTH(file->words) && file->words[i]; i++) {
        size_t length = strlen(file->words[i]);
        if (rest[0] != '.' || strncmp(rest + 1, file->words[i], length) != 0 ||
            rest[length + 1] != '-')
            continue;
        const char *number = rest + length + 2;
        size_t digits = strspn(number, "0123456789");
        return digits > 0 && digits < 5 && number[0] != '0' && number[digits] == '\0';
    }
    return false;
}

static enum stage stage_of(const char *name)
{
    for (size_t i = 0; i < ARRAY_LENGTH(own_files); i++) {
        const struct own_file *file = &own_files[i];
        const char *rest = name + strlen(file->name);
        if (strncmp(name, file->name, strlen(file->name)) != 0)
            continue;
        if (*rest == '\0')
            return file->stage;
        if ((file->is_replaced && strcmp(rest, ".new") == 0) || is_kept(file, rest))
            return STAGE_REST;
    }
    return STAGE_NONE;
}

bool run_files_has_run(const struct folder_names *names)
{
    for (int i = 0; i < names->count; i++)
        if (stage_of(names->names[i]) < STAGE_LOCK)
            return true;
    return false;
}

/* Removes the files of all stages, in their order. `has_others` says that the folder holds other things. */
static bool remove_files(const char *path, bool *has_others, struct error *error)
{
    struct folder_names names;
    if (!folder_list(path, &names, error))
        return false;
    const char **own = calloc((size_t)names.count + 1, sizeof *own);
    int count = 0;
    for (int stage = 0; own && stage < STAGES; stage++)
        for (int i = 0; i < names.count; i++)
            if (stage_of(names.names[i]) == (enum stage)stage)
                own[count++] = names.names[i];
    *has_others = count < names.count;
    bool is_removed = own ? folder_remove_files(path, own, count, error)
                          : error_set(error, "%.300s: not enough memory to remove it", path);
    free(own);
    folder_names_clear(&names);
    return is_removed;
}

/* The link to a folder is removed, and the folder stays as it is. */
static bool remove_link(const char *path, struct error *error)
{
    char lock[FILE_PATH_MAX];
    long holder;
    if (!file_join(path, RUN_LOCK, lock, error))
        return false;
    if (file_lock_is_held(lock, &holder))
        return error_set(error, "%.300s: this run is being played", path);
    return file_remove(path, error);
}

bool run_files_remove(const char *path, struct error *error)
{
    struct file_lock lock;
    long holder;
    bool has_others;
    if (file_is_link(path))
        return remove_link(path, error);
    switch (run_files_lock(path, &lock, &holder, error)) {
    case FILE_LOCK_TAKEN:
        return error_set(error, "%.300s: this run is being played", path);
    case FILE_LOCK_FAILED:
        return false; /* it may be */
    case FILE_LOCK_HELD:
        break;
    }
    bool is_removed = remove_files(path, &has_others, error);
    if (is_removed && has_others)
        is_removed = error_set(
            error, "%.300s: the run is deleted; the folder stays, as it has other files", path);
    else if (is_removed)
        is_removed = folder_remove(path, error);
    file_lock_give_back(&lock);
    return is_removed;
}
