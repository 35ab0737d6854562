#include "game/save/run_files.h"

#include "base/file.h"
#include "base/folder.h"

#include <stdio.h>
#include <string.h>

const char *run_snapshot_name(enum run_snapshot snapshot)
{
    static const char *const names[] = {[RUN_SNAPSHOT] = "snapshot",
                                        [RUN_SNAPSHOT_OLD] = "snapshot.old",
                                        [RUN_SNAPSHOT_START] = "snapshot.start"};
    return names[snapshot];
}

void run_files_name(const char *seed, char name[RUN_NAME_SIZE])
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
    snprintf(name, RUN_NAME_SIZE, "%s", seed);
    for (char *sign = name; *sign; sign++)
        if (!strchr(plain, *sign))
            *sign = '_';
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

static enum stage stage_of(const char *name)
{
    if (strcmp(name, RUN_JOURNAL) == 0)
        return STAGE_JOURNAL;
    if (strcmp(name, run_snapshot_name(RUN_SNAPSHOT_START)) == 0)
        return STAGE_START;
    if (strcmp(name, RUN_LOCK) == 0)
        return STAGE_LOCK;
    const char *snapshot = run_snapshot_name(RUN_SNAPSHOT);
    bool is_of_run = strncmp(name, RUN_JOURNAL, strlen(RUN_JOURNAL)) == 0 ||
                     strncmp(name, snapshot, strlen(snapshot)) == 0 ||
                     strcmp(name, RUN_UNRECORDED) == 0;
    return is_of_run ? STAGE_REST : STAGE_NONE;
}

static bool remove_stage(const char *path, const struct folder_names *names, enum stage stage,
                         struct error *error)
{
    char file[FILE_PATH_MAX];
    for (int i = 0; i < names->count; i++)
        if (stage_of(names->names[i]) == stage &&
            !(file_join(path, names->names[i], file, error) && file_remove(file, error)))
            return false;
    return true;
}

static bool remove_files(const char *path, struct error *error)
{
    struct folder_names names;
    if (!folder_list(path, &names, error))
        return false;
    bool is_removed = true;
    for (int stage = 0; stage < STAGES && is_removed; stage++)
        is_removed = remove_stage(path, &names, (enum stage)stage, error);
    folder_names_clear(&names);
    return is_removed;
}

bool run_files_remove(const char *path, struct error *error)
{
    struct file_lock lock;
    long holder;
    switch (run_files_lock(path, &lock, &holder, error)) {
    case FILE_LOCK_TAKEN:
        return error_set(error, "%.300s: this run is being played", path);
    case FILE_LOCK_FAILED:
        return false; /* it may be */
    case FILE_LOCK_HELD:
        break;
    }
    bool is_removed = remove_files(path, error) && folder_remove(path, error);
    file_lock_give_back(&lock);
    return is_removed;
}
