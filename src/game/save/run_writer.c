#include "game/save/run_writer.h"

#include "base/folder.h"
#include "game/save/snapshot.h"

#include <stdarg.h>
#include <stdio.h>

void run_writer_tell(struct run_folder *run, const char *format, ...)
{
    va_list arguments;
    if (run->news_count == NEWS_MAX) {
        run->news_first = (run->news_first + 1) % NEWS_MAX;
        run->news_count--;
    }
    struct error *news = &run->news[(run->news_first + run->news_count++) % NEWS_MAX];
    va_start(arguments, format);
    vsnprintf(news->message, sizeof news->message, format, arguments);
    va_end(arguments);
}

/* Something failed: tells the player, unless something has failed before. Returns false. */
static bool begin_trouble(struct run_folder *run, unsigned trouble, const struct error *error)
{
    if (!run->has_told_trouble && !run->is_leaving) {
        run_writer_tell(run, "%.400s. Play goes on; it will be saved as soon as possible.",
                        error->message);
        run->has_told_trouble = true;
    }
    run->troubles |= trouble;
    return false;
}

/* Something works again: tells the player when everything does. */
static bool end_trouble(struct run_folder *run, unsigned trouble)
{
    run->troubles &= ~trouble;
    if (run->has_told_trouble && run->troubles == 0) {
        run_writer_tell(run, RUN_SAVED_AGAIN);
        run->has_told_trouble = false;
    }
    return true;
}

/* Makes the folder with the first free number, for this run alone. */
static bool find_place(struct run_folder *run, struct error *error)
{
    bool is_taken = true;
    if (!folder_make(run->runs, error))
        return false;
    for (int number = 1; number <= RUN_NUMBER_MAX && is_taken; number++) {
        char path[FILE_PATH_MAX];
        if (!run_files_path(run->runs, run->name, number, path, error))
            return false;
        if (folder_create(path, &is_taken, error)) {
            snprintf(run->path, sizeof run->path, "%s", path);
            return true;
        }
    }
    return false;
}

bool run_writer_lock(struct run_folder *run, struct error *error)
{
    struct error unused;
    long holder;
    if (run->lock.descriptor >= 0 ||
        run_files_lock(run->path, &run->lock, &holder, &unused) != FILE_LOCK_TAKEN)
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

/* If the file was taken away, another program's file may be in its place: it is not overwritten. */
static void look_after_file(struct run_folder *run)
{
    struct error why;
    if (!run->is_open || file_append_check(&run->file, &why))
        return;
    run_writer_tell(run, "%.400s. It is written again.", why.message);
    close_file(run);
    file_lock_give_back(&run->lock);
    run->needs_writing = true;
    run->is_snapshot_due = true;
    if (!run->word)
        run->word = RUN_FOREIGN;
}

static void tell_kept(struct run_folder *run, const char *kept)
{
    run_writer_tell(run, "The old file is kept as %.400s.", kept);
}

/* Keeps a file of the run, if it is there, under another name. */
static bool keep(struct run_folder *run, const char *path, const char *word, struct error *error)
{
    char kept[FILE_PATH_MAX];
    if (!file_is_there(path))
        return true;
    if (!file_keep(path, word, RUN_FILE_MAX, kept, error))
        return false;
    tell_kept(run, kept);
    return true;
}

/* Writes the snapshot that a new journal begins with. */
static bool write_start(struct run_folder *run, struct error *error)
{
    char path[FILE_PATH_MAX];
    if (run->start.length == 0)
        return true;
    if (!file_join(run->path, run_snapshot_name(RUN_SNAPSHOT_START), path, error) ||
        !keep(run, path, RUN_BEFORE, error) ||
        !file_replace(path, NULL, run->start.data, run->start.length, error))
        return false;
    bytes_clear(&run->start);
    return true;
}

/* Replaces the file by the whole journal, and first keeps a file that is not ours. */
static bool write_whole(struct run_folder *run, const char *path, struct error *error)
{
    if (!folder_make(run->path, error) || !run_writer_lock(run, error))
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
    if (!run_writer_lock(run, error))
        return false;
    run->is_open = file_append_open(&run->file, path, run->on_disk, error);
    struct error unused;
    if (!run->is_open && (!file_is_there(path) || ((run->troubles & TROUBLE_JOURNAL) &&
                                                   folder_try_writing(run->path, &unused)))) {
        run->needs_writing = true; /* at the next try */
        run->word = RUN_FOREIGN;
    }
    return run->is_open;
}

/* Appends what is not in the file yet. */
static bool append(struct run_folder *run, struct error *error)
{
    size_t at = (size_t)run->file.length;
    bool is_appended =
        file_append(&run->file, run->journal.data + at, run->journal.length - at, error);
    run->on_disk = (size_t)run->file.length;
    return is_appended;
}

/* Writes the whole file or appends to it. A file that can't be replaced is still appended to. */
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

bool run_writer_write(struct run_folder *run, struct error *error)
{
    bool is_written = run->journal.has_failed
                          ? error_set(error, "not enough memory to save this run")
                          : write_journal(run, error);
    return is_written ? end_trouble(run, TROUBLE_JOURNAL)
                      : begin_trouble(run, TROUBLE_JOURNAL, error);
}

bool run_writer_sync(struct run_folder *run, struct error *error)
{
    if (!run_writer_write(run, error))
        return false;
    if (run->synced < run->journal.length && !file_append_sync(&run->file, error)) {
        run->needs_writing = true; /* the disk may have any part of it */
        return begin_trouble(run, TROUBLE_JOURNAL, error);
    }
    run->synced = run->journal.length;
    return true;
}

/* Renames bad snapshots, so that none of them is kept as the old one. */
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
            if (!file_set_aside(path, RUN_DAMAGED, RUN_FILE_MAX, kept, error))
                return false;
            tell_kept(run, kept);
        }
        run->is_bad[i] = false;
    }
    return true;
}

static bool put_snapshot(struct run_folder *run, struct error *error)
{
    char path[FILE_PATH_MAX];
    char old[FILE_PATH_MAX];
    struct bytes bytes = {0};
    snapshot_put(run->game, run->position, &bytes);
    bool is_put = bytes.has_failed
                      ? error_set(error, "not enough memory for a snapshot")
                      : file_join(run->path, run_snapshot_name(RUN_SNAPSHOT), path, error) &&
                            file_join(run->path, run_snapshot_name(RUN_SNAPSHOT_OLD), old, error) &&
                            set_bad_ones_aside(run, error) &&
                            file_replace(path, old, bytes.data, bytes.length, error);
    bytes_clear(&bytes);
    return is_put;
}

bool run_writer_write_snapshot(struct run_folder *run, struct error *error)
{
    if (!run_writer_sync(run, error)) /* no snapshot is ahead of its journal */
        return false;
    run->is_snapshot_due = !put_snapshot(run, error);
    if (run->is_snapshot_due)
        return begin_trouble(run, TROUBLE_SNAPSHOT, error);
    run->snapshot_position = run->position;
    return end_trouble(run, TROUBLE_SNAPSHOT);
}
