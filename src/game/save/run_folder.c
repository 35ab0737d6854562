#include "game/save/run_folder.h"

#include "base/folder.h"
#include "game/save/run_restore.h"
#include "game/save/run_summary.h"
#include "game/save/run_writer.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ACTIONS_BETWEEN_SNAPSHOTS 500
#define SYNC_INTERVAL 1000  /* milliseconds */
#define RETRY_INTERVAL 3000 /* milliseconds */

const char *run_folder_news(struct run_folder *run)
{
    if (run->news_count == 0)
        return NULL;
    const char *sentence = run->news[run->news_first].message;
    run->news_first = (run->news_first + 1) % NEWS_MAX;
    run->news_count--;
    return sentence;
}

static struct run_folder *create(struct error *error)
{
    struct run_folder *run = calloc(1, sizeof *run);
    if (run)
        run->lock.descriptor = -1;
    else
        error_set(error, "not enough memory to save this run");
    return run;
}

struct run_folder *run_folder_begin(const char *user, const struct game_setup *setup,
                                    struct error *error)
{
    struct run_folder *run = create(error);
    struct error why;
    if (!run)
        return NULL;
    if (!file_join(user, RUNS_FOLDER, run->runs, error)) {
        run_folder_close(run);
        return NULL;
    }
    run->last_played = run_summary_now(run->runs);
    run_files_name(setup->seed, run->name);
    journal_put_start(&run->chain, setup, EYESHINE_VERSION, &run->journal);
    run->has_resumed = true;
    run->needs_writing = true;
    run_writer_write(run, &why);
    return run;
}

/* Goes on with the good part of the journal, or with a new one if it has none. */
static void take_journal(struct run_folder *run, struct run_restored *restored)
{
    run->chain = restored->chain;
    run->word = restored->word;
    run->needs_writing = restored->word != NULL;
    if (restored->good > 0) {
        run->journal = restored->journal;
        run->journal.length = run->on_disk = restored->good;
        restored->journal = (struct bytes){0};
        return;
    }
    run->journal = restored->fresh;
    restored->fresh = (struct bytes){0};
    run->has_resumed = true;
    run->start = restored->snapshot;
    restored->snapshot = (struct bytes){0};
}

static void take_restored(struct run_folder *run, struct run_restored *restored)
{
    int left_turn;
    run->position = restored->position;
    run->snapshot_position = restored->snapshot_position;
    memcpy(run->is_bad, restored->is_bad, sizeof run->is_bad);
    run->is_snapshot_due = run->position != run->snapshot_position || run->is_bad[RUN_SNAPSHOT];
    if (restored->note.message[0])
        run_writer_tell(run, "%s", restored->note.message);
    else if (run_summary_find_left(run->path, run->position, &left_turn))
        run_writer_tell(run,
                        "You left this run at turn %d, but its last turns were not saved: it goes "
                        "on from turn %d.",
                        left_turn, game_state(restored->game)->turn);
    if (restored->snapshot_note.message[0])
        run_writer_tell(run, "%s", restored->snapshot_note.message);
    take_journal(run, restored);
}

/* Reads the run; false and an error if it can't be continued. */
static bool restore(struct run_folder *run, struct game **game, struct error *error)
{
    struct run_restored restored;
    if (!run_restore(run->path, &restored, error))
        return false;
    if (restored.result == RESULT_NONE) {
        take_restored(run, &restored);
        *game = restored.game;
    } else {
        game_destroy(restored.game);
        error_set(error, "%s: this run has ended", run->path);
    }
    run_restored_clear(&restored);
    return *game != NULL;
}

/* When the run in this folder is played: the runs beside it say what was played before. */
static int64_t time_of_playing(const char *path)
{
    char runs[FILE_PATH_MAX];
    folder_around(path, runs);
    return run_summary_now(runs);
}

struct run_folder *run_folder_continue(const char *path, struct game **game, struct error *error)
{
    struct run_folder *run = create(error);
    struct error why;
    *game = NULL;
    if (!run)
        return NULL;
    int length = snprintf(run->path, sizeof run->path, "%s", path);
    bool is_path = length > 0 && (size_t)length < sizeof run->path;
    if (!is_path)
        error_set(error, "%.200s: there is no such run", path);
    if (!is_path || !run_writer_lock(run, error) || !restore(run, game, error)) {
        run_folder_close(run);
        return NULL;
    }
    run->last_played = time_of_playing(path);
    run_writer_write(run, &why); /* so that the journal is good again */
    return run;
}

static void write_summary(const struct run_folder *run, bool is_leaving)
{
    struct run_entry entry = {.last_played = run->last_played};
    struct run_summary_end end = {.length = 0}; /* of no journal */
    snprintf(entry.path, sizeof entry.path, "%s", run->path);
    run_summary_describe(&entry, run->game, run->position);
    if (run_folder_is_written(run))
        end = run_summary_end(&run->journal);
    if (end.length > 0 || (is_leaving && run->path[0]))
        run_summary_write(&entry, &end);
}

/* Writes an action before play goes on. */
static void record(void *context, const struct game *game, const struct player_action *played)
{
    struct run_folder *run = context;
    const struct state *state = game_state(game);
    struct error why;
    if (run->has_ended)
        return;
    if (!run->has_resumed)
        journal_put_resumed(&run->chain, EYESHINE_VERSION, run->position, &run->journal);
    run->has_resumed = true;
    journal_put_action(&run->chain, played, state_quick_hash(state), &run->journal);
    run->position++;
    run->has_ended = state_is_over(state);
    if (run->has_ended)
        journal_put_ended(&run->chain, state_hash(state), state->result, &run->journal);
    run->is_snapshot_due = run->is_snapshot_due || state->depth != run->depth ||
                           run->position - run->snapshot_position >= ACTIONS_BETWEEN_SNAPSHOTS;
    run->depth = state->depth;
    (run->has_ended ? run_writer_sync : run_writer_write)(run, &why);
    if (run->has_ended)
        write_summary(run, false);
}

void run_folder_attach(struct run_folder *run, struct game *game)
{
    struct error why;
    assert(!run->game);
    run->game = game;
    run->depth = game_state(game)->depth;
    game_set_observer(game, record, run);
    if (run->is_bad[RUN_SNAPSHOT] || run->is_bad[RUN_SNAPSHOT_OLD])
        run_writer_write_snapshot(run, &why); /* so that there is a good one again */
    write_summary(run, false);                /* it says that this run was played last */
}

void run_folder_tick(struct run_folder *run, uint64_t now)
{
    struct error why;
    if (run->troubles != 0 && run->has_ticked && now - run->tried_at < RETRY_INTERVAL)
        return;
    bool is_time = !run->has_ticked || run->troubles != 0 || now - run->synced_at >= SYNC_INTERVAL;
    run->tried_at = now;
    if (is_time && (run->synced != run->journal.length || run->troubles != 0)) {
        run->synced_at = now;
        run_writer_sync(run, &why);
    }
    run->has_ticked = true;
    bool may_write = !(run->troubles & TROUBLE_JOURNAL);
    if (run->game && run->is_snapshot_due && may_write)
        run_writer_write_snapshot(run, &why);
}

bool run_folder_leave(struct run_folder *run, struct error *error)
{
    bool needs_snapshot =
        run->game && (run->is_snapshot_due || run->position != run->snapshot_position);
    run->is_leaving = true;
    bool is_written =
        (needs_snapshot && run_writer_write_snapshot(run, error)) ||
        run_writer_sync(run, error); /* without a snapshot, loading performs it all again */
    run->is_leaving = false;
    if (run->game)
        write_summary(run, true);
    return is_written;
}

void run_folder_close(struct run_folder *run)
{
    struct error unused;
    if (!run)
        return;
    if (run->game)
        game_set_observer(run->game, NULL, NULL);
    if (run->is_open)
        file_append_close(&run->file, &unused);
    file_lock_give_back(&run->lock);
    bytes_clear(&run->journal);
    bytes_clear(&run->start);
    free(run);
}

void run_folder_know_trouble(struct run_folder *run)
{
    run->news_count -= run->has_told_trouble;
    run->has_told_trouble = true;
    run->troubles |= TROUBLE_SNAPSHOT; /* until one is written: the journal may need no writing */
    run->is_snapshot_due = true;
}

bool run_folder_is_in_trouble(const struct run_folder *run)
{
    return run->has_told_trouble;
}

const char *run_folder_path(const struct run_folder *run)
{
    return run->path;
}

bool run_folder_is_written(const struct run_folder *run)
{
    return run->is_open && run->file.length == run->journal.length && !run->needs_writing &&
           !run->journal.has_failed;
}
