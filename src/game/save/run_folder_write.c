#include "game/save/run_folder_parts.h"

#include "base/folder.h"
#include "game/save/snapshot.h"

#include <stdio.h>

#define NUMBER_MAX 99999

/* Makes the first folder that is free, which then is this run's alone. */
static bool find_place(struct run_folder *run, struct error *error)
{
    bool is_taken = true;
    if (!folder_make(run->runs, error))
        return false;
    for (int number = 1; number <= NUMBER_MAX && is_taken; number++) {
        char name[RUN_NAME_SIZE + 8];
        char path[FILE_PATH_MAX];
        snprintf(name, sizeof name, "%s-%d", run->name, number);
        if (!file_join(run->runs, name, path, error))
            return false;
        if (folder_create(path, &is_taken, error)) {
            snprintf(run->path, sizeof run->path, "%s", path);
            return true;
        }
    }
    return false;
}

bool run_folder_lock(struct run_folder *run, struct error *error)
{
    char path[FILE_PATH_MAX];
    struct error unused;
    long holder;
    if (run->lock.descriptor >= 0)
        return true;
    if (!file_join(run->path, RUN_LOCK, path, error))
        return false;
    if (file_lock_take(&run->lock, path, FILE_LOCK_PATIENCE, &holder, &unused) != FILE_LOCK_TAKEN)
        return true;
    error_set(error, "%.400s is being played by another program", run->path);
    if (holder > 0)
        error_set(error, "%.400s is being played by another program (pid %ld)", run->path, holder);
    return false;
}

static void close_file(struct run_folder *run)
{
    struct error unused;
    if (run->is_open)
        file_append_close(&run->file, &unused);
    run->is_open = false;
}

/* Whoever took the file away may have put another there, which is not ours to write over. */
static void look_after_file(struct run_folder *run)
{
    struct error why;
    struct error sentence;
    if (!run->is_open || file_append_check(&run->file, &why))
        return;
    error_set(&sentence, "%.400s. It is written anew.", why.message);
    run_folder_say(run, sentence.message);
    close_file(run);
    file_lock_give_back(&run->lock);
    run->needs_writing = true;
    run->is_snapshot_due = true;
    if (!run->word)
        run->word = "foreign";
}

static void say_kept(struct run_folder *run, const char *kept)
{
    struct error sentence;
    error_set(&sentence, "What was there is kept as %.400s.", kept);
    run_folder_say(run, sentence.message);
}

/* Keeps a file of the run under another name. */
static bool keep(struct run_folder *run, const char *path, const char *word, struct error *error)
{
    char kept[FILE_PATH_MAX];
    if (!file_is_there(path))
        return true;
    if (!file_keep(path, word, RUN_FILE_MAX, kept, error))
        return false;
    say_kept(run, kept);
    return true;
}

/* What a new journal begins with, before it. */
static bool write_start(struct run_folder *run, struct error *error)
{
    char path[FILE_PATH_MAX];
    if (run->start.length == 0)
        return true;
    if (!file_join(run->path, run_snapshot_name(RUN_SNAPSHOT_START), path, error) ||
        !keep(run, path, "before", error) ||
        !file_replace(path, NULL, run->start.data, run->start.length, error))
        return false;
    bytes_clear(&run->start);
    return true;
}

/* The whole journal in the place of the file, of which first all is kept that is not ours. */
static bool write_whole(struct run_folder *run, const char *path, struct error *error)
{
    if (!folder_make(run->path, error) || !run_folder_lock(run, error))
        return false;
    if (run->word && !keep(run, path, run->word, error))
        return false;
    run->word = NULL;
    if (!write_start(run, error) ||
        !file_replace(path, NULL, run->journal.data, run->journal.length, error))
        return false;
    close_file(run);
    run->needs_writing = false;
    run->on_disk = run->synced = run->journal.length;
    return true;
}

static bool open_file(struct run_folder *run, const char *path, struct error *error)
{
    if (run->is_open)
        return true;
    if (!run_folder_lock(run, error))
        return false;
    run->is_open = file_append_open(&run->file, path, run->on_disk, error);
    bool is_lost = !file_is_there(path) || (run->troubles & TROUBLE_JOURNAL);
    if (!run->is_open && is_lost) {
        run->needs_writing = true; /* at the next try */
        run->word = "foreign";
    }
    return run->is_open;
}

/* What is not in the file yet, in one go. */
static bool append(struct run_folder *run, struct error *error)
{
    size_t at = (size_t)run->file.length;
    bool is_appended =
        file_append(&run->file, run->journal.data + at, run->journal.length - at, error);
    run->on_disk = (size_t)run->file.length;
    return is_appended;
}

/* A file that can't be written anew is still added to. */
static bool write_journal(struct run_folder *run, struct error *error)
{
    char path[FILE_PATH_MAX];
    struct error unused;
    if (run->path[0] == '\0' && !find_place(run, error))
        return false;
    if (!file_join(run->path, RUN_JOURNAL, path, error))
        return false;
    look_after_file(run);
    if (run->needs_writing && !write_whole(run, path, error)) {
        if (run->is_open)
            append(run, &unused);
        return false;
    }
    return open_file(run, path, error) && append(run, error);
}

bool run_folder_write(struct run_folder *run, struct error *error)
{
    if (run->journal.has_failed)
        error_set(error, "there is not enough memory to save this run");
    else if (write_journal(run, error)) {
        run_folder_trouble_ends(run, TROUBLE_JOURNAL);
        return true;
    }
    run_folder_trouble(run, TROUBLE_JOURNAL, error);
    return false;
}

bool run_folder_sync(struct run_folder *run, struct error *error)
{
    if (!run_folder_write(run, error))
        return false;
    if (run->synced == run->journal.length)
        return true;
    if (file_append_sync(&run->file, error)) {
        run->synced = run->journal.length;
        return true;
    }
    run->needs_writing = true; /* nobody knows what of it is there */
    run_folder_trouble(run, TROUBLE_JOURNAL, error);
    return false;
}

/* Takes those away that are of no use, so that none of them is kept in the place of a good one. */
static bool set_bad_ones_aside(struct run_folder *run, struct error *error)
{
    for (int i = 0; i < RUN_SNAPSHOT_START; i++) {
        char path[FILE_PATH_MAX];
        char kept[FILE_PATH_MAX];
        if (!run->is_bad[i])
            continue;
        if (!file_join(run->path, run_snapshot_name((enum run_snapshot)i), path, error))
            return false;
        if (file_is_there(path)) {
            if (!file_set_aside(path, "damaged", RUN_FILE_MAX, kept, error))
                return false;
            say_kept(run, kept);
        }
        run->is_bad[i] = false;
    }
    return true;
}

static bool put_snapshot(struct run_folder *run, const struct bytes *bytes, struct error *error)
{
    char path[FILE_PATH_MAX];
    char old[FILE_PATH_MAX];
    if (bytes->has_failed)
        return error_set(error, "there is not enough memory for a snapshot");
    return file_join(run->path, run_snapshot_name(RUN_SNAPSHOT), path, error) &&
           file_join(run->path, run_snapshot_name(RUN_SNAPSHOT_OLD), old, error) &&
           set_bad_ones_aside(run, error) &&
           file_replace(path, old, bytes->data, bytes->length, error);
}

bool run_folder_write_snapshot(struct run_folder *run, struct error *error)
{
    struct bytes bytes = {0};
    if (!run_folder_sync(run, error)) /* no snapshot is ahead of its journal */
        return false;
    snapshot_put(run->game, run->position, &bytes);
    bool is_put = put_snapshot(run, &bytes, error);
    bytes_clear(&bytes);
    run->is_snapshot_due = !is_put;
    if (!is_put) {
        run_folder_trouble(run, TROUBLE_SNAPSHOT, error);
        return false;
    }
    run->snapshot_position = run->position;
    run_folder_trouble_ends(run, TROUBLE_SNAPSHOT);
    return true;
}
