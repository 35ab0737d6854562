#include "game/save/run_folder.h"

#include "game/game_struct.h"
#include "game/save/run_folder_parts.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DEEDS_BETWEEN_SNAPSHOTS 500
#define SYNC_INTERVAL 1000  /* milliseconds */
#define RETRY_INTERVAL 3000 /* milliseconds */

void run_folder_say(struct run_folder *run, const char *sentence)
{
    if (run->news_count == NEWS_MAX) {
        run->news_first = (run->news_first + 1) % NEWS_MAX;
        run->news_count--;
    }
    error_set(&run->news[(run->news_first + run->news_count++) % NEWS_MAX], "%s", sentence);
}

const char *run_folder_news(struct run_folder *run)
{
    if (run->news_count == 0)
        return NULL;
    const char *sentence = run->news[run->news_first].message;
    run->news_first = (run->news_first + 1) % NEWS_MAX;
    run->news_count--;
    return sentence;
}

void run_folder_trouble(struct run_folder *run, unsigned trouble, const struct error *error)
{
    struct error sentence;
    if (!run->has_said_trouble && !run->is_leaving) {
        error_set(&sentence, "%.400s. Play goes on; it will be saved as soon as it can be.",
                  error->message);
        run_folder_say(run, sentence.message);
        run->has_said_trouble = true;
    }
    run->troubles |= trouble;
}

void run_folder_trouble_ends(struct run_folder *run, unsigned trouble)
{
    run->troubles &= ~trouble;
    if (run->has_said_trouble && run->troubles == 0) {
        run_folder_say(run, "All is saved again.");
        run->has_said_trouble = false;
    }
}

static struct run_folder *create(struct error *error)
{
    struct run_folder *run = calloc(1, sizeof *run);
    if (run)
        run->lock.descriptor = -1;
    else
        error_set(error, "there is not enough memory to save this run");
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
    run_name_write(setup->seed, run->name);
    journal_put_start(&run->chain, setup, EYESHINE_VERSION, &run->journal);
    run->has_resumed = true; /* by the start */
    run->needs_writing = true;
    run_folder_write(run, &why);
    return run;
}

/* The setup that a game had, but for its drawn map. */
static struct game_setup setup_of(const struct game *game)
{
    const struct state *state = game->state;
    return (struct game_setup){.seed = state->seed,
                               .fov = game->fov,
                               .plain_radius = game->plain_radius,
                               .size = state->levels[1].grid,
                               .has_lesson = state->lesson.grid.width > 0,
                               .first_depth = game->first_depth,
                               .is_revealed = game->is_revealed};
}

/* Goes on with the journal up to where it holds or, where none of it led there, with a new one. */
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
    struct game_setup setup = setup_of(restored->game);
    journal_put_start(&run->chain, &setup, EYESHINE_VERSION, &run->journal);
    journal_put_resumed(&run->chain, EYESHINE_VERSION, restored->position, &run->journal);
    run->has_resumed = true;
    run->start = restored->snapshot;
    restored->snapshot = (struct bytes){0};
}

static void take_restored(struct run_folder *run, struct run_restored *restored)
{
    run->position = restored->position;
    run->snapshot_position = restored->snapshot_position;
    memcpy(run->is_bad, restored->is_bad, sizeof run->is_bad);
    run->is_snapshot_due = run->position != run->snapshot_position || run->is_bad[RUN_SNAPSHOT];
    if (restored->note.message[0])
        run_folder_say(run, restored->note.message);
    take_journal(run, restored);
}

/* Reads the run; false and an error if it can't go on. */
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
    if (!is_path || !run_folder_lock(run, error) || !restore(run, game, error)) {
        run_folder_close(run);
        return NULL;
    }
    run_folder_write(run, &why); /* mends what is wrong with the journal */
    return run;
}

/* Everything about a deed that must not be lost, before play goes on. */
static void take_deed(void *context, const struct game *game, const struct player_action *deed)
{
    struct run_folder *run = context;
    const struct state *state = game_state(game);
    struct error why;
    if (run->has_ended)
        return;
    if (!run->has_resumed)
        journal_put_resumed(&run->chain, EYESHINE_VERSION, run->position, &run->journal);
    run->has_resumed = true;
    journal_put_deed(&run->chain, deed, state_quick_hash(state), &run->journal);
    run->position++;
    run->has_ended = state_is_over(state);
    if (run->has_ended)
        journal_put_ended(&run->chain, state_hash(state), state->result, &run->journal);
    run->is_snapshot_due = run->is_snapshot_due || state->depth != run->depth ||
                           run->position - run->snapshot_position >= DEEDS_BETWEEN_SNAPSHOTS;
    run->depth = state->depth;
    if (run->has_ended)
        run_folder_sync(run, &why);
    else
        run_folder_write(run, &why);
}

void run_folder_attach(struct run_folder *run, struct game *game)
{
    struct error why;
    assert(!run->game);
    run->game = game;
    run->depth = game_state(game)->depth;
    game_set_observer(game, take_deed, run);
    if (run->is_bad[RUN_SNAPSHOT] || run->is_bad[RUN_SNAPSHOT_OLD])
        run_folder_write_snapshot(run, &why); /* a good one again */
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
        run_folder_sync(run, &why);
    }
    run->has_ticked = true;
    bool may_write = !(run->troubles & TROUBLE_JOURNAL);
    if (run->game && run->is_snapshot_due && may_write)
        run_folder_write_snapshot(run, &why);
}

bool run_folder_leave(struct run_folder *run, struct error *error)
{
    bool needs_snapshot =
        run->game && (run->is_snapshot_due || run->position != run->snapshot_position);
    run->is_leaving = true;
    bool is_written = (needs_snapshot && run_folder_write_snapshot(run, error)) ||
                      run_folder_sync(run, error); /* without a snapshot it is all performed anew */
    run->is_leaving = false;
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

const char *run_folder_path(const struct run_folder *run)
{
    return run->path;
}

bool run_folder_is_written(const struct run_folder *run)
{
    return run->is_open && run->file.length == run->journal.length && !run->needs_writing &&
           !run->journal.has_failed;
}
