#include "game/save/replay.h"

#include "game/save/player_action.h"
#include "game/save/run_files.h"
#include "game/save/snapshot.h"

#include <inttypes.h>
#include <string.h>

/* How many deeds of the run were done before the journal was begun. */
static uint64_t deeds_before(const struct journal_reader *reader)
{
    struct journal_reader ahead = *reader;
    struct journal_record record;
    bool is_resumed = journal_next(&ahead, &record) && record.kind == JOURNAL_RESUMED;
    return is_resumed ? record.position : 0;
}

/* Whether the snapshot's game is the one that the journal goes on with. */
static bool check_snapshot(const struct replay *replay, uint64_t wanted, struct error *error)
{
    const char *name = run_snapshot_name(RUN_SNAPSHOT_START);
    if (strcmp(game_state(replay->game)->seed, replay->start.setup.seed) != 0)
        return error_set(error, "%s is of another game than the journal", name);
    return replay->first == wanted ||
           error_set(error, "%s is of deed %" PRIu64 ", but the journal goes on from deed %" PRIu64,
                     name, replay->first, wanted);
}

static bool read_snapshot(struct replay *replay, uint64_t wanted, struct error *error)
{
    struct error why;
    replay->game =
        snapshot_read(replay->snapshot.data, replay->snapshot.length, &replay->first, &why);
    if (!replay->game)
        return error_set(error, "%s: %.400s", run_snapshot_name(RUN_SNAPSHOT_START), why.message);
    if (check_snapshot(replay, wanted, error))
        return true;
    game_destroy(replay->game);
    return false;
}

static bool make_game(struct replay *replay, struct error *error)
{
    uint64_t before = replay->snapshot.length > 0 ? deeds_before(&replay->reader) : 0;
    if (before > 0)
        return read_snapshot(replay, before, error);
    replay->game = game_create(&replay->start.setup, error);
    return replay->game != NULL;
}

bool replay_begin(struct replay *replay, const void *data, size_t length,
                  const struct bytes *snapshot, struct error *error)
{
    *replay = (struct replay){.end = REPLAY_GOES_ON};
    if (!journal_open(&replay->reader, data, length, &replay->start)) {
        *error = replay->reader.error;
        return false;
    }
    replay->version = replay->start.version;
    if (snapshot)
        replay->snapshot = *snapshot;
    if (!make_game(replay, error))
        return false;
    replay->deeds = replay->first;
    return true;
}

void replay_clear(struct replay *replay)
{
    game_destroy(replay->game);
    *replay = (struct replay){.end = REPLAY_GOES_ON};
}

/* Ends it; false. */
static bool end_reading(struct replay *replay)
{
    replay->end = REPLAY_READ;
    replay->error = replay->reader.error;
    return false;
}

static void end_different(struct replay *replay)
{
    replay->end = REPLAY_DIFFERS;
    error_set(&replay->error, "turn %d (deed %" PRIu64 ") came out otherwise than it was played",
              replay->turn, replay->deeds);
}

static bool perform(struct replay *replay, const struct journal_record *record)
{
    const struct state *state = game_state(replay->game);
    if (!player_action_is_possible(state, &record->deed)) {
        replay->end = REPLAY_IMPOSSIBLE;
        return error_set(&replay->error, "deed %" PRIu64 " is none that a player can do",
                         replay->deeds + 1);
    }
    replay->turn = state->turn;
    game_perform(replay->game, &record->deed);
    replay->deeds++;
    if (journal_quick_hash(state_quick_hash(game_state(replay->game))) != record->quick_hash)
        end_different(replay);
    return true;
}

/* Whether a journal goes on from where the replay is. */
static bool resume(struct replay *replay, const struct journal_record *record)
{
    replay->version = record->version;
    if (record->position == replay->deeds)
        return true;
    replay->end = REPLAY_GAP;
    return error_set(&replay->error,
                     "it was played on from deed %" PRIu64 ", but the one before is deed %" PRIu64,
                     record->position, replay->deeds);
}

static bool compare_end(struct replay *replay, const struct journal_record *record)
{
    const struct state *state = game_state(replay->game);
    replay->turn = state->turn;
    if (record->hash == state_hash(state) && record->result == state->result)
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
        if (record.kind == JOURNAL_DEED)
            return perform(replay, &record);
        bool goes_on =
            record.kind == JOURNAL_RESUMED ? resume(replay, &record) : compare_end(replay, &record);
        if (!goes_on)
            return false;
    }
    return end_reading(replay);
}

static bool go_back(struct replay *replay, struct error *error)
{
    struct replay again;
    if (!replay_begin(&again, replay->reader.data, replay->reader.length, &replay->snapshot, error))
        return false;
    replay_clear(replay);
    *replay = again;
    return true;
}

bool replay_seek(struct replay *replay, uint64_t deeds, struct error *error)
{
    if (deeds < replay->deeds && !go_back(replay, error))
        return false;
    while (replay->deeds < deeds && replay_step(replay))
        continue;
    return true;
}
