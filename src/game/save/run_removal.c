#include "game/save/run_removal.h"

#include "base/file_lock.h"
#include "base/folder.h"
#include "game/save/run_files.h"

#include <string.h>

/* What the files of a run are called, or begin with: those that are kept of damaged ones, too. The journal goes behind all that
 * can be made anew from it, and what it begins with behind it; so nothing is ever half a run. */
enum stage { STAGE_REST, STAGE_JOURNAL, STAGE_START, STAGE_LOCK, STAGES, STAGE_NONE = STAGES };

static bool begins_with(const char *name, const char *start)
{
    return strncmp(name, start, strlen(start)) == 0;
}

static enum stage stage_of(const char *name)
{
    if (strcmp(name, RUN_JOURNAL) == 0)
        return STAGE_JOURNAL;
    if (strcmp(name, run_snapshot_name(RUN_SNAPSHOT_START)) == 0)
        return STAGE_START;
    if (strcmp(name, RUN_LOCK) == 0)
        return STAGE_LOCK;
    bool is_of_a_run = begins_with(name, RUN_JOURNAL) ||
                       begins_with(name, run_snapshot_name(RUN_SNAPSHOT)) ||
                       strcmp(name, RUN_UNRECORDED) == 0;
    return is_of_a_run ? STAGE_REST : STAGE_NONE;
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

bool run_removal_remove(const char *path, struct error *error)
{
    char lock_path[FILE_PATH_MAX];
    struct file_lock lock;
    long holder;
    if (!file_join(path, RUN_LOCK, lock_path, error))
        return false;
    switch (file_lock_take(&lock, lock_path, FILE_LOCK_PATIENCE, &holder, error)) {
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
