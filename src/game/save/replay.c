#include "game/save/replay.h"

#include "game/save/player_action.h"
#include "game/save/run_files.h"
#include "game/save/snapshot.h"

#include <inttypes.h>
#include <string.h>

static void keep_place(struct replay *replay)
{
    replay->good = replay->reader.good;
    replay->chain = replay->reader.chain;
}

/* Whether the game's state is the one that the record's action led to. */
static bool is_as_played(const struct replay *replay, const struct journal_record *record)
{
    return journal_quick_hash(state_quick_hash(game_state(replay->game))) == record->quick_hash;
}

/* Reads the journal up to the snapshot; false if the snapshot belongs to another game. */
static bool skip_to_snapshot(struct replay *replay)
{
    struct journal_reader *reader = &replay->reader;
    struct journal_record record = {.kind = JOURNAL_RESUMED};
    const struct game_setup *setup = &replay->start.setup;
    if (strcmp(game_state(replay->game)->seed, setup->seed) != 0 ||
        game_run_id(replay->game) != setup->run_id)
        return false;
    while (journal_position(reader) < replay->first && journal_next(reader, &record))
        continue;
    bool is_there = journal_position(reader) == replay->first;
    if (!is_there && reader->base <= replay->first) {
        replay->end = REPLAY_READ;
        replay->error = reader->error;
        return true;
    }
    return is_there && (record.kind != JOURNAL_ACTION || is_as_played(replay, &record));
}

static bool make_game(struct replay *replay, struct error *error)
{
    const struct bytes *snapshot = &replay->snapshot;
    if (snapshot->length == 0)
        replay->game = game_create(&replay->start.setup, error);
    else
        replay->game = snapshot_read(snapshot->data, snapshot->length, &replay->first, error);
    replay->position = replay->first;
    if (!replay->game || snapshot->length == 0 || skip_to_snapshot(replay))
        return replay->game != NULL;
    game_destroy(replay->game);
    return error_set(error, "it is of another game than the journal");
}

bool replay_begin_at(struct replay *replay, const void *data, size_t length,
                     const struct bytes *snapshot, struct error *error)
{
    *replay = (struct replay){.snapshot = *snapshot, .ignores_end = true};
    if (!journal_open(&replay->reader, data, length, &replay->start)) {
        *error = replay->reader.error;
        return false;
    }
    replay->version = replay->start.version;
    if (!make_game(replay, error))
        return false;
    keep_place(replay);
    return true;
}

static uint64_t base_of(const void *data, size_t length)
{
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    if (journal_open(&reader, data, length, &start))
        journal_next(&reader, &record);
    return reader.base;
}

bool replay_begin(struct replay *replay, const void *data, size_t length,
                  const struct bytes *snapshot, struct error *error)
{
    const char *name = run_snapshot_name(RUN_SNAPSHOT_START);
    uint64_t base = base_of(data, length);
    struct error why;
    if (base == 0 || !snapshot || snapshot->length == 0) {
        bool is_begun = replay_begin_at(replay, data, length, &(struct bytes){0}, error);
        replay->ignores_end = false;
        return is_begun;
    }
    if (!replay_begin_at(replay, data, length, snapshot, &why))
        return error_set(error, "%s: %.400s", name, why.message);
    replay->ignores_end = false;
    if (replay->first == base)
        return true;
    error_set(error, "%s is of action %" PRIu64 ", but the journal goes on from action %" PRIu64,
              name, replay->first, base);
    replay_clear(replay);
    return false;
}

void replay_clear(struct replay *replay)
{
    game_destroy(replay->game);
    *replay = (struct replay){.end = REPLAY_GOES_ON};
}

static void end_different(struct replay *replay)
{
    replay->end = REPLAY_DIFFERS;
    error_set(&replay->error,
              "turn %d (action %" PRIu64 ") came out differently than it was played", replay->turn,
              replay->position);
}

static bool perform(struct replay *replay, const struct journal_record *record)
{
    const struct state *state = game_state(replay->game);
    if (!player_action_is_possible(state, &record->played)) {
        replay->end = REPLAY_IMPOSSIBLE;
        return error_set(&replay->error, "action %" PRIu64 " is not one that a player can do",
                         replay->position + 1);
    }
    replay->turn = state->turn;
    game_perform(replay->game, &record->played);
    replay->position++;
    if (is_as_played(replay, record))
        keep_place(replay);
    else
        end_different(replay);
    return true;
}

/* Whether a journal that is not the run's beginning goes on from where the replay is. */
static bool resume(struct replay *replay, const struct journal_record *record)
{
    replay->version = record->version;
    if (record->position == replay->position)
        return true;
    replay->end = REPLAY_GAP;
    return error_set(&replay->error,
                     "it goes on from action %" PRIu64 ", but the last one is action %" PRIu64,
                     record->position, replay->position);
}

static bool compare_end(struct replay *replay, const struct journal_record *record)
{
    const struct state *state = game_state(replay->game);
    replay->turn = state->turn;
    if (replay->ignores_end ||
        (record->hash == state_hash(state) && record->result == state->result))
        return true;
    end_different(replay);
    return false;
}

bool replay_step(struct replay *replay)
{
    struct journal_record record;
    if (replay->end != REPLAY_GOES_ON)
        return false;
    while (journal_next(&replay->reader, &record)) {
        if (record.kind == JOURNAL_ACTION)
            return perform(replay, &record);
        if (!(record.kind == JOURNAL_RESUMED ? resume : compare_end)(replay, &record))
            return false;
        keep_place(replay);
    }
    replay->end = REPLAY_READ;
    replay->error = replay->reader.error;
    return false;
}

static bool go_back(struct replay *replay, struct error *error)
{
    struct replay again;
    if (!replay_begin_at(&again, replay->reader.data, replay->reader.length, &replay->snapshot,
                         error))
        return false;
    again.ignores_end = replay->ignores_end;
    replay_clear(replay);
    *replay = again;
    return true;
}

bool replay_seek(struct replay *replay, uint64_t position, struct error *error)
{
    if (position < replay->position && !go_back(replay, error))
        return false;
    while (replay->position < position && replay_step(replay))
        continue;
    return true;
}
