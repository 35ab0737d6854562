#include "game/save/run_restore.h"

#include "game/game_struct.h"
#include "game/save/journal_format.h"
#include "game/save/journal_mend.h"
#include "game/save/player_action.h"
#include "game/save/replay.h"
#include "game/save/snapshot.h"

/* A read that fails is tried again. */
#define READ_TRIES 3

/* No action takes more bytes of a journal. */
#define TORN_BYTES_MAX (JOURNAL_ACTION_LENGTH_MAX + 8)

/* The result of reading a journal without performing it. */
struct survey {
    struct journal_reader reader; /* at its end */
    struct journal_start start;
    bool is_usable; /* its start can be read */
    enum result result;
};

static struct survey survey_journal(const struct bytes *journal)
{
    struct survey survey = {.result = RESULT_NONE};
    struct journal_record record;
    survey.is_usable = journal_open(&survey.reader, journal->data, journal->length, &survey.start);
    while (survey.is_usable && journal_next(&survey.reader, &record))
        if (record.kind == JOURNAL_ENDED)
            survey.result = record.result;
    return survey;
}

enum found { FOUND_NOTHING, FOUND_FILE, FOUND_UNREAD };

/* FOUND_UNREAD: the file is there but can't be read now; the error says why. */
static enum found read_file(const char *folder, const char *name, struct bytes *bytes,
                            struct error *error)
{
    char path[FILE_PATH_MAX];
    error->message[0] = '\0';
    if (!file_join(folder, name, path, error))
        return FOUND_UNREAD;
    for (int i = 0; i < READ_TRIES && file_is_there(path); i++) {
        bytes_clear(bytes);
        if (file_read(path, RUN_FILE_MAX, bytes, error))
            return FOUND_FILE;
    }
    bytes_clear(bytes);
    return file_is_there(path) ? FOUND_UNREAD : FOUND_NOTHING;
}

/* The setup that a game had, without its drawn map. */
static struct game_setup setup_of(const struct game *game)
{
    const struct state *state = game->state;
    return (struct game_setup){.seed = state->seed,
                               .fov = game->fov,
                               .plain_radius = game->plain_radius,
                               .size = state->levels[FLOOR_COUNT - 1].grid,
                               .has_lesson = state->lesson.grid.width > 0,
                               .first_depth = game->first_depth,
                               .start = (int)game->start,
                               .watch = (int)game->watch,
                               .is_revealed = game->is_revealed,
                               .run_id = game->run_id};
}

/* Begins a journal at the game of the snapshot. */
static void begin_journal(struct run_restored *restored)
{
    struct game_setup setup = setup_of(restored->game);
    restored->good = 0;
    journal_put_start(&restored->chain, &setup, EYESHINE_VERSION, &restored->fresh);
    journal_put_resumed(&restored->chain, EYESHINE_VERSION, restored->position, &restored->fresh);
}

/* Takes the game of a snapshot that no journal leads to or goes on from. */
static bool take_snapshot(struct run_restored *restored, struct error *error)
{
    restored->game = snapshot_read(restored->snapshot.data, restored->snapshot.length,
                                   &restored->position, error);
    restored->snapshot_position = restored->position;
    if (restored->game)
        begin_journal(restored);
    return restored->game != NULL;
}

/* Actions in the journal after the damage at which the reader ended. */
static int count_lost(struct journal_reader reader)
{
    struct journal_record record;
    int count = 0;
    while (journal_skip_damage(&reader))
        while (journal_next(&reader, &record))
            count += record.kind == JOURNAL_ACTION;
    return count;
}

/* Finds the record after the damage that led to this state, and leaves the reader after it. */
static bool find_state(struct journal_reader *reader, const struct state *state)
{
    const uint32_t quick_hash = journal_quick_hash(state_quick_hash(state));
    struct journal_record record;
    while (journal_skip_damage(reader))
        while (journal_next(reader, &record))
            if (record.kind == JOURNAL_ACTION && record.quick_hash == quick_hash)
                return true;
    return false;
}

/* How many of the next actions this version performs on the snapshot's game as they were played. */
static int count_same(const struct run_restored *restored, struct journal_reader reader)
{
    struct error unused;
    uint64_t position;
    struct journal_record record;
    int count = 0;
    struct game *game =
        snapshot_read(restored->snapshot.data, restored->snapshot.length, &position, &unused);
    bool is_same = game != NULL;
    while (is_same && journal_next(&reader, &record)) {
        if (record.kind != JOURNAL_ACTION)
            continue;
        const struct state *state = game_state(game);
        is_same = player_action_is_possible(state, &record.played);
        if (is_same)
            game_perform(game, &record.played);
        is_same = is_same && journal_quick_hash(state_quick_hash(state)) == record.quick_hash;
        count += is_same;
    }
    game_destroy(game);
    return count;
}

/* Goes on from the snapshot's game with that many actions, and puts them into the new journal. */
static void perform_same(struct run_restored *restored, struct journal_reader *reader, int count)
{
    struct journal_record record;
    while (count > 0 && journal_next(reader, &record)) {
        if (record.kind != JOURNAL_ACTION)
            continue;
        game_perform(restored->game, &record.played);
        journal_put_action(&restored->chain, &record.played,
                           state_quick_hash(game_state(restored->game)), &restored->fresh);
        restored->position++;
        count--;
    }
}

/* Goes on with what lies after damage in the journal, if it follows from the snapshot's game: an action there led to its
 * state, or the first one follows from it. */
static void perform_after_damage(struct run_restored *restored,
                                 const struct journal_reader *damaged)
{
    struct journal_reader reader = *damaged;
    struct journal_record record;
    restored->is_bridged = find_state(&reader, game_state(restored->game));
    if (!restored->is_bridged) {
        reader = *damaged;
        restored->is_bridged = journal_skip_damage(&reader) && count_same(restored, reader) > 0;
    }
    if (!restored->is_bridged) {
        restored->lost = count_lost(*damaged);
        return;
    }
    perform_same(restored, &reader, count_same(restored, reader));
    while (journal_next(&reader, &record)) {
        restored->lost += record.kind == JOURNAL_ACTION;
        if (record.kind == JOURNAL_ENDED && restored->lost == 0)
            restored->result = record.result;
    }
    restored->lost += count_lost(reader);
}

/* Performs what the journal has after restored->snapshot or, if that is empty, all of it, as far as it holds. */
static bool perform(struct run_restored *restored, struct error *error)
{
    struct replay replay;
    if (!replay_begin_at(&replay, restored->journal.data, restored->journal.length,
                         &restored->snapshot, error))
        return false;
    bool is_ahead = replay.end == REPLAY_READ;
    while (replay_step(&replay))
        continue;
    bool is_other = replay.end == REPLAY_GAP;
    if (replay.end == REPLAY_DIFFERS || replay.end == REPLAY_IMPOSSIBLE)
        restored->word = RUN_DIFFERS;
    if (is_other)
        error_set(error, "it is of another game than the journal");
    if (is_other ||
        (replay.end == REPLAY_DIFFERS && !replay_seek(&replay, replay.position - 1, error))) {
        replay_clear(&replay);
        return false;
    }
    restored->game = replay.game;
    restored->snapshot_position = replay.first;
    restored->position = replay.position;
    restored->good = replay.good;
    restored->chain = replay.chain;
    if (is_ahead) {
        begin_journal(restored);
        perform_after_damage(restored, &replay.reader);
    }
    return true;
}

/* The game of restored->snapshot or, if that is empty, of the journal's start, with what the journal has after it. */
static bool go_on(struct run_restored *restored, const struct survey *survey, struct error *error)
{
    restored->word = NULL;
    return survey->is_usable ? perform(restored, error) : take_snapshot(restored, error);
}

/* Goes on from the best snapshot that can be used. */
static bool go_on_from_snapshots(struct run_restored *restored, const struct survey *survey,
                                 const char *folder, struct error *error)
{
    for (int i = 0; i < RUN_SNAPSHOT_COUNT; i++) {
        struct error why;
        const char *name = run_snapshot_name((enum run_snapshot)i);
        enum found found = read_file(folder, name, &restored->snapshot, &why);
        if (found == FOUND_NOTHING)
            continue;
        if (found == FOUND_FILE && restored->snapshot.length > 0 && go_on(restored, survey, &why))
            return true;
        restored->is_bad[i] = found == FOUND_FILE;
        error_set(error, "%s: %.400s", name, why.message[0] ? why.message : "it is empty");
    }
    restored->snapshot.length = 0;
    return false;
}

static const char *word_of(const struct journal_reader *reader)
{
    return reader->end == JOURNAL_FOREIGN ? RUN_FOREIGN : RUN_DAMAGED;
}

static const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

/* Says what is not as it was left, and sets the word to keep the journal by. */
static void write_note(struct run_restored *restored, const struct survey *survey, bool has_journal,
                       int mended)
{
    const struct journal_reader *reader = &survey->reader;
    bool is_torn = reader->end == JOURNAL_TORN && survey->is_usable;
    bool is_much = restored->journal.length - restored->good > TORN_BYTES_MAX;
    bool is_whole = reader->end == JOURNAL_WHOLE;
    int turn = game_state(restored->game)->turn;
    if (restored->word)
        error_set(
            &restored->note,
            "This version plays the run differently: it goes on from turn %d, the last that is "
            "the same.",
            turn);
    else if (restored->is_bridged && restored->lost == 0)
        error_set(
            &restored->note,
            "The journal is damaged (%.300s), but a snapshot has what is missing: the run goes "
            "on from turn %d, and nothing is lost.",
            reader->error.message, turn);
    else if (restored->good == 0 && restored->lost > 0)
        error_set(&restored->note,
                  "The journal is damaged (%.300s): the run goes on from turn %d, and at least %d "
                  "action%s after it can't be used.",
                  reader->error.message, turn, restored->lost, plural(restored->lost));
    else if (restored->good == 0)
        error_set(&restored->note,
                  "The journal can't be used (%.300s): the run goes on from turn %d.",
                  !has_journal               ? "it is gone"
                  : reader->error.message[0] ? reader->error.message
                                             : "actions are missing at its end",
                  turn);
    else if (is_torn)
        error_set(&restored->note,
                  "The last action was not written whole: the run goes on from turn %d.", turn);
    else if (!is_whole)
        error_set(&restored->note,
                  "The journal is damaged (%.300s): the run goes on from turn %d, and at least %d "
                  "action%s after it can't be used.",
                  reader->error.message, turn, 1 + count_lost(*reader),
                  plural(1 + count_lost(*reader)));
    else if (mended > 0)
        error_set(&restored->note,
                  "The journal was damaged in %d place%s, and is mended: the run goes on from turn "
                  "%d, and nothing is lost.",
                  mended, plural(mended), turn);
    if (!restored->word && (restored->good == 0 || !(is_torn || is_whole) || mended > 0))
        restored->word = mended > 0 ? RUN_DAMAGED : word_of(reader);
    if (!restored->word && is_torn && is_much)
        restored->word = RUN_TORN; /* more than an action: it is kept */
}

/* `why` is about the last bad snapshot. */
static void write_snapshot_note(struct run_restored *restored, const struct error *why)
{
    bool is_one_bad = restored->is_bad[RUN_SNAPSHOT] || restored->is_bad[RUN_SNAPSHOT_OLD];
    if (is_one_bad && restored->note.message[0])
        error_set(&restored->snapshot_note, "A snapshot can't be used (%.300s).", why->message);
    else if (is_one_bad)
        error_set(&restored->snapshot_note,
                  "A snapshot can't be used (%.300s), but the journal has all: the run goes on "
                  "from turn %d.",
                  why->message, game_state(restored->game)->turn);
}

bool run_restore(const char *folder, struct run_restored *restored, struct error *error)
{
    struct error why = {""};
    *restored = (struct run_restored){.word = NULL};
    enum found found = read_file(folder, RUN_JOURNAL, &restored->journal, error);
    if (found == FOUND_UNREAD)
        return false; /* to go on without it might lose what it holds */
    bool has_journal = found == FOUND_FILE;
    restored->end = run_summary_end(&restored->journal);
    int mended = journal_mend(restored->journal.data, restored->journal.length);
    struct survey survey = survey_journal(&restored->journal);
    restored->result = survey.result;
    bool is_found = go_on_from_snapshots(restored, &survey, folder, &why) ||
                    (survey.is_usable && survey.reader.base == 0 && go_on(restored, &survey, &why));
    if (is_found) {
        write_note(restored, &survey, has_journal, mended);
        write_snapshot_note(restored, &why);
        if (restored->result == RESULT_NONE) /* the record of the end may be torn */
            restored->result = game_state(restored->game)->result;
        return true;
    }
    if (survey.reader.end == JOURNAL_FOREIGN && !survey.is_usable)
        error_set(error, "%.200s: %.300s", folder, survey.reader.error.message);
    else if (!has_journal)
        error_set(error, "%.300s: there is no journal, and no snapshot that can be used", folder);
    else if (survey.reader.end == JOURNAL_WHOLE && why.message[0])
        error_set(error, "%.200s: the journal can't be played: %.250s", folder, why.message);
    else
        error_set(error, "%.200s: %.140s; there is no snapshot that can be used (%.100s)", folder,
                  survey.reader.error.message, why.message[0] ? why.message : "none is there");
    run_restored_clear(restored);
    return false;
}

void run_restored_clear(struct run_restored *restored)
{
    bytes_clear(&restored->snapshot);
    bytes_clear(&restored->journal);
    bytes_clear(&restored->fresh);
}

bool run_is_ended(const char *folder)
{
    struct error unused;
    struct bytes journal = {0};
    bool is_read = read_file(folder, RUN_JOURNAL, &journal, &unused) == FOUND_FILE;
    if (is_read)
        journal_mend(journal.data, journal.length);
    bool is_ended = is_read && survey_journal(&journal).result != RESULT_NONE;
    bytes_clear(&journal);
    return is_ended;
}
