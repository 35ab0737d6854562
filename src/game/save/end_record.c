#include "game/save/end_record.h"

#include "base/folder.h"
#include "game/save/run_files.h"
#include "game/save/run_restore.h"
#include "game/save/run_summary.h"

#include <string.h>

static bool find_mark(const char *folder, char path[FILE_PATH_MAX])
{
    struct error unused;
    return folder[0] && file_join(folder, RUN_UNRECORDED, path, &unused);
}

void end_record_expect(const char *folder)
{
    char path[FILE_PATH_MAX];
    struct error unused;
    bool is_taken;
    if (find_mark(folder, path))
        file_create(path, "", 0, &is_taken, &unused);
}

void end_record_note_done(const char *folder)
{
    char path[FILE_PATH_MAX];
    struct error unused;
    if (find_mark(folder, path) && file_is_there(path))
        file_remove(path, &unused);
}

static bool is_due(const char *folder)
{
    char path[FILE_PATH_MAX];
    struct run_entry run = {.depth = 0};
    if (!find_mark(folder, path) || !file_is_there(path))
        return false;
    strcpy(run.path, folder); /* shorter than `path` */
    return run_summary_read(&run) ? run.result != RESULT_NONE : run_is_ended(folder);
}

/* If this version does not get to the run's end, it is left for a version that does. */
static void catch_up_one(const char *folder, end_record_write *record, void *context)
{
    struct run_restored restored;
    struct error unused;
    if (!is_due(folder) || !run_restore(folder, &restored, &unused))
        return;
    if (state_is_over(game_state(restored.game)) && record(context, restored.game))
        end_record_note_done(folder);
    game_destroy(restored.game);
    run_restored_clear(&restored);
}

static void catch_up_alone(const char *folder, end_record_write *record, void *context)
{
    struct error unused;
    struct file_lock lock;
    long holder;
    if (!is_due(folder))
        return;
    enum file_lock_answer answer = run_files_lock(folder, &lock, &holder, &unused);
    if (answer != FILE_LOCK_TAKEN)
        catch_up_one(folder, record, context);
    if (answer == FILE_LOCK_HELD)
        file_lock_give_back(&lock);
}

void end_record_catch_up(const char *user, end_record_write *record, void *context)
{
    char runs[FILE_PATH_MAX];
    char run[FILE_PATH_MAX];
    struct folder_names names = {0};
    struct error unused;
    if (!file_join(user, RUNS_FOLDER, runs, &unused) || !folder_list(runs, &names, &unused))
        return;
    for (int i = 0; i < names.count; i++)
        if (file_join(runs, names.names[i], run, &unused))
            catch_up_alone(run, record, context);
    folder_names_clear(&names);
}
