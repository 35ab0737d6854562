#include "game/save/run_restore.h"

#include "game/save/journal_parts.h"
#include "game/save/player_action.h"
#include "game/save/snapshot.h"

#include <inttypes.h>
#include <string.h>

/* A disk that stumbles is asked again. */
#define READ_TRIES 3

/* No deed takes more bytes of a journal. */
#define TORN_BYTES_MAX (JOURNAL_DEED_LENGTH_MAX + 8)

/* Reads through a journal and counts the deeds of the run; one may begin with a snapshot, behind `base` of them. */
struct reading {
    struct journal_reader reader;
    struct journal_start start;
    bool is_open;
    uint64_t base;
    uint64_t position;
    size_t good; /* as of the reader, but before a gap */
    struct journal_chain chain;
    struct error error; /* what is wrong behind it */
};

static void keep_place(struct reading *reading)
{
    reading->good = reading->reader.good;
    reading->chain = reading->reader.chain;
    reading->error = reading->reader.error;
}

static void reading_open(struct reading *reading, const struct bytes *journal)
{
    *reading = (struct reading){0};
    reading->is_open =
        journal_open(&reading->reader, journal->data, journal->length, &reading->start);
    keep_place(reading);
    if (!reading->is_open)
        reading->good = 0;
}

/* Whether it goes on from where it is; the first record may say that this is not the run's beginning. */
static bool goes_on_here(struct reading *reading, const struct journal_record *record)
{
    bool is_first = reading->reader.records == 2;
    if (is_first)
        reading->base = reading->position = record->position;
    return record->position == reading->position ||
           error_set(&reading->error,
                     "it was played on from deed %" PRIu64 ", but the one before is deed %" PRIu64,
                     record->position, reading->position);
}

static bool reading_next(struct reading *reading, struct journal_record *record)
{
    if (!reading->is_open)
        return false;
    if (!journal_next(&reading->reader, record)) {
        reading->error = reading->reader.error;
        return false;
    }
    if (record->kind == JOURNAL_RESUMED && !goes_on_here(reading, record)) {
        reading->is_open = false;
        return false;
    }
    reading->position += record->kind == JOURNAL_DEED;
    keep_place(reading);
    return true;
}

/* What a journal holds. */
struct survey {
    struct reading reading; /* to its end */
    bool is_usable;
    enum result result;
};

static struct survey survey_journal(const struct bytes *journal)
{
    struct survey survey = {.result = RESULT_NONE};
    struct journal_record record;
    reading_open(&survey.reading, journal);
    survey.is_usable = survey.reading.is_open;
    while (reading_next(&survey.reading, &record))
        if (record.kind == JOURNAL_ENDED)
            survey.result = record.result;
    return survey;
}

enum found { FOUND_NOTHING, FOUND_FILE, FOUND_UNREAD };

/* FOUND_UNREAD: something is there that can't be read now, which says nothing about what is in it; the error says why. */
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

/* How a game and the journal go together. */
enum verdict {
    VERDICT_FITS,
    VERDICT_AHEAD,  /* the journal does not reach so far */
    VERDICT_PARTS,  /* a deed came out otherwise: up to the one before, it fits */
    VERDICT_STRANGE /* it is no game of this journal */
};

/* Performs a deed; false if it is not what it was when it was played. */
static bool perform(struct game *game, const struct journal_record *record)
{
    if (!player_action_is_possible(game_state(game), &record->deed))
        return false;
    game_perform(game, &record->deed);
    return journal_quick_hash(state_quick_hash(game_state(game))) == record->quick_hash;
}

/* Performs what was done behind a position, up to `limit` deeds of the run. */
static enum verdict follow(struct run_restored *restored, uint64_t limit)
{
    struct reading reading;
    struct journal_record record;
    uint64_t position = restored->position;
    reading_open(&reading, &restored->journal);
    for (;;) {
        restored->good = reading.good;
        restored->chain = reading.chain;
        restored->position = position > reading.position ? position : reading.position;
        if (reading.position == limit || !reading_next(&reading, &record))
            break;
        if (reading.base > position)
            return VERDICT_STRANGE;
        if (record.kind != JOURNAL_DEED || reading.position < position)
            continue;
        if (reading.position == position &&
            journal_quick_hash(state_quick_hash(game_state(restored->game))) != record.quick_hash)
            return VERDICT_STRANGE;
        if (reading.position > position && !perform(restored->game, &record))
            return VERDICT_PARTS;
    }
    return reading.position < position ? VERDICT_AHEAD : VERDICT_FITS;
}

/* The game of a snapshot or, without one, of the journal's start. */
static bool make_game(struct run_restored *restored, const struct survey *survey,
                      struct error *error)
{
    restored->position = 0;
    if (restored->snapshot.length == 0)
        restored->game = game_create(&survey->reading.start.setup, error);
    else
        restored->game = snapshot_read(restored->snapshot.data, restored->snapshot.length,
                                       &restored->position, error);
    restored->snapshot_position = restored->position;
    return restored->game != NULL;
}

static void drop_game(struct run_restored *restored)
{
    game_destroy(restored->game);
    restored->game = NULL;
}

/* Goes on from what is in restored->snapshot as far as it holds. */
static bool go_on(struct run_restored *restored, const struct survey *survey, struct error *error)
{
    restored->word = NULL;
    if (!make_game(restored, survey, error))
        return false;
    const char *seed = survey->is_usable ? survey->reading.start.setup.seed : NULL;
    bool is_strange = seed && strcmp(game_state(restored->game)->seed, seed) != 0;
    enum verdict verdict = !survey->is_usable ? VERDICT_AHEAD
                           : is_strange       ? VERDICT_STRANGE
                                              : follow(restored, UINT64_MAX);
    if (verdict == VERDICT_AHEAD)
        restored->good = 0;
    if (verdict == VERDICT_PARTS) {
        uint64_t limit = restored->position;
        restored->word = "differs";
        drop_game(restored);
        if (!make_game(restored, survey, error))
            return false;
        verdict = follow(restored, limit);
    }
    if (verdict != VERDICT_STRANGE)
        return true;
    drop_game(restored);
    return error_set(error, "it is of another game than the journal");
}

/* From the best snapshot that is of use. */
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

static const char *word_of(const struct reading *reading)
{
    return reading->reader.end == JOURNAL_FOREIGN ? "foreign" : "damaged";
}

/* A sentence on what was found. `why` is that of the last snapshot of no use. */
static void write_note(struct run_restored *restored, const struct survey *survey, bool has_journal,
                       const struct error *why)
{
    const struct reading *reading = &survey->reading;
    bool is_torn = reading->reader.end == JOURNAL_TORN && survey->is_usable;
    bool is_much = restored->journal.length - restored->good > TORN_BYTES_MAX;
    bool is_whole = reading->reader.end == JOURNAL_WHOLE;
    int turn = game_state(restored->game)->turn;
    if (restored->word)
        error_set(&restored->note,
                  "This version plays the run otherwise than it was played: it goes on from turn "
                  "%d, the last that is the same.",
                  turn);
    else if (restored->good == 0)
        error_set(&restored->note,
                  "The journal can't be used (%.300s): the run goes on from turn %d.",
                  !has_journal                ? "it is gone"
                  : reading->error.message[0] ? reading->error.message
                                              : "deeds are missing at its end",
                  turn);
    else if (is_torn)
        error_set(&restored->note,
                  "The last deed was not written whole: the run goes on from turn %d.", turn);
    else if (!is_whole)
        error_set(&restored->note, "The journal is damaged (%.300s): the run goes on from turn %d.",
                  reading->error.message, turn);
    else if (restored->is_bad[RUN_SNAPSHOT] || restored->is_bad[RUN_SNAPSHOT_OLD])
        error_set(&restored->note,
                  "A snapshot can't be used (%.300s), but the journal has all: the run goes on "
                  "from turn %d.",
                  why->message, turn);
    if (!restored->word && (restored->good == 0 || !(is_torn || is_whole)))
        restored->word = word_of(reading);
    if (!restored->word && is_torn && is_much)
        restored->word = "torn"; /* more than a deed: it is kept */
}

bool run_restore(const char *folder, struct run_restored *restored, struct error *error)
{
    struct error why = {""};
    *restored = (struct run_restored){.word = NULL};
    enum found found = read_file(folder, RUN_JOURNAL, &restored->journal, error);
    if (found == FOUND_UNREAD)
        return false; /* going on without it might lose what is in it */
    bool has_journal = found == FOUND_FILE;
    struct survey survey = survey_journal(&restored->journal);
    restored->result = survey.result;
    bool is_found =
        go_on_from_snapshots(restored, &survey, folder, &why) ||
        (survey.is_usable && survey.reading.base == 0 && go_on(restored, &survey, &why));
    if (is_found) {
        write_note(restored, &survey, has_journal, &why);
        if (restored->result == RESULT_NONE) /* its record may be what is torn */
            restored->result = game_state(restored->game)->result;
        return true;
    }
    if (!has_journal)
        error_set(error, "%.300s: there is no journal, and no snapshot that can be used", folder);
    else
        error_set(error, "%.200s: %.140s; there is no snapshot that can be used (%.100s)", folder,
                  survey.reading.error.message, why.message[0] ? why.message : "none is there");
    run_restored_clear(restored);
    return false;
}

void run_restored_clear(struct run_restored *restored)
{
    bytes_clear(&restored->snapshot);
    bytes_clear(&restored->journal);
}

bool run_is_ended(const char *folder)
{
    struct error unused;
    struct bytes journal = {0};
    bool is_ended = read_file(folder, RUN_JOURNAL, &journal, &unused) == FOUND_FILE &&
                    survey_journal(&journal).result != RESULT_NONE;
    bytes_clear(&journal);
    return is_ended;
}
