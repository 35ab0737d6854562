#include "game/save/run_files.h"

#include "base/file.h"

const char *run_snapshot_name(enum run_snapshot snapshot)
{
    static const char *const names[] = {[RUN_SNAPSHOT] = "snapshot",
                                        [RUN_SNAPSHOT_OLD] = "snapshot.old",
                                        [RUN_SNAPSHOT_START] = "snapshot.start"};
    return names[snapshot];
}

/* Without one there is nothing to read. */
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
