/* Journals of other versions: with rows in another order, with new rows, as first written in this edition, and of the edition
 * before. EYESHINE_RENEW_SAVES=1 in the environment writes tests/game/saves/journal-2 again, until its release. */
#include "support/check.h"

#include "support/recorder.h"

#include "base/array.h"
#include "base/hash.h"
#include "game/save/journal_format.h"
#include "game/save/player_action.h"
#include "game/save/replay.h"
#include "test_paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check_said(const struct error *error, const char *piece)
{
    if (!strstr(error->message, piece))
        fail_msg("'%s' does not say '%s'", error->message, piece);
}

/* Puts a record with a body written by hand. */
static void put_record(struct bytes *journal, struct journal_chain *chain, const struct bytes *body)
{
    size_t begin = journal->length;
    bytes_put_number(journal, body->length);
    bytes_put(journal, body->data, body->length);
    chain->hash = hash_bytes(chain->hash, journal->data + begin, journal->length - begin);
    for (int i = 0; i < JOURNAL_CHECKSUM_LENGTH; i++)
        bytes_put(journal, &(unsigned char){(unsigned char)(chain->hash >> 8 * i)}, 1);
}

static void put_string(struct bytes *bytes, const char *string)
{
    bytes_put_number(bytes, strlen(string) + 1);
    bytes_put(bytes, string, strlen(string) + 1);
}

/* A table of names in reverse order, after one new name. */
static void put_other_names(struct bytes *bytes)
{
    for (int g = 0; g < JOURNAL_GROUP_COUNT; g++) {
        int count = names_end(journal_groups[g]);
        bytes_put_number(bytes, (uint64_t)count + 1);
        put_string(bytes, "from_tomorrow");
        for (int kind = count - 1; kind >= 0; kind--)
            put_string(bytes, names_key(journal_groups[g], kind));
    }
}

/* The number of a kind in such a table; -1: of the new name. */
static unsigned char other(enum names_group group, int kind)
{
    return (unsigned char)(kind < 0 ? 0 : names_end(group) - kind);
}

struct other_journal {
    struct bytes bytes;
    struct journal_chain chain;
};

static void put_other_record(struct other_journal *journal, const void *body, size_t length)
{
    struct bytes bytes = {0};
    bytes_put(&bytes, body, length);
    put_record(&journal->bytes, &journal->chain, &bytes);
    bytes_clear(&bytes);
}

/* The watch has a name of its own in the bytes; NULL: it is that of a game that asks for none. */
static void begin_other_watch(struct other_journal *journal, int fov, const char *watch)
{
    struct bytes body = {0};
    *journal = (struct other_journal){.bytes = {0}};
    bytes_put(&journal->bytes, JOURNAL_MAGIC, strlen(JOURNAL_MAGIC));
    journal->chain.hash = hash_bytes(HASH_START, journal->bytes.data, journal->bytes.length);
    bytes_put(&body, "s", 1);
    put_string(&body, "tomorrow");
    put_other_names(&body);
    put_string(&body, "seed");
    bytes_put_number(&body, other(NAMES_FOV, fov));
    bytes_put_number(&body, 1); /* light */
    bytes_put_number(&body, 80);
    bytes_put_number(&body, 45);
    bytes_put_number(&body, 1);
    bytes_put_number(&body, watch ? JOURNAL_HAS_WATCH : 0);
    if (watch)
        put_string(&body, watch);
    put_record(&journal->bytes, &journal->chain, &body);
    bytes_clear(&body);
}

static void begin_other(struct other_journal *journal, int fov)
{
    begin_other_watch(journal, fov, NULL);
}

static void open_other(const struct other_journal *journal, struct journal_reader *reader,
                       struct journal_start *start)
{
    if (!journal_open(reader, journal->bytes.data, journal->bytes.length, start))
        fail_msg("%s", reader->error.message);
}

static void rows_in_another_order_are_found_by_their_names(void **unused)
{
    struct other_journal journal;
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    begin_other(&journal, 2);
    put_other_record(&journal,
                     (const unsigned char[]){'d', other(NAMES_ACTIONS, ACTION_STEP),
                                             other(NAMES_DIRECTIONS, DIRECTION_SOUTH_WEST), 1, 2, 3,
                                             4},
                     7);
    put_other_record(&journal,
                     (const unsigned char[]){'d', other(NAMES_ACTIONS, ACTION_DROP),
                                             other(NAMES_ITEMS, ITEM_SPEAR), 0, 0, 0, 0},
                     7);
    open_other(&journal, &reader, &start);
    assert_string_equal(start.version, "tomorrow");
    assert_int_equal(start.setup.fov, 2);
    assert_true(journal_next(&reader, &record));
    assert_int_equal(record.played.action.kind, ACTION_STEP);
    assert_int_equal(record.played.action.direction, DIRECTION_SOUTH_WEST);
    assert_int_equal(record.quick_hash, 0x04030201);
    assert_true(journal_next(&reader, &record));
    assert_int_equal(record.played.action.kind, ACTION_DROP);
    assert_int_equal(record.played.action.item, ITEM_SPEAR);
    bytes_clear(&journal.bytes);
    (void)unused;
}

static void a_resumed_record_brings_its_own_names(void **unused)
{
    struct other_journal journal;
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    struct player_action played = {.action = {.kind = ACTION_WEAR, .item = ITEM_KNIFE}};
    begin_other(&journal, 0);
    open_other(&journal, &reader, &start);
    assert_false(journal_next(&reader, &record));
    journal_put_resumed(&reader.chain, "today", 0, &journal.bytes);
    journal_put_action(&reader.chain, &played, 0, &journal.bytes);
    open_other(&journal, &reader, &start);
    assert_true(journal_next(&reader, &record));
    assert_string_equal(record.version, "today");
    assert_true(journal_next(&reader, &record));
    recorder_check_same(&record.played, &played);
    bytes_clear(&journal.bytes);
    (void)unused;
}

/* The action before it is read. */
static void check_foreign(const void *body, size_t length, const char *said)
{
    struct other_journal journal;
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    const unsigned char wait[] = {'d', other(NAMES_ACTIONS, ACTION_WAIT), 0, 0, 0, 0};
    begin_other(&journal, 0);
    put_other_record(&journal, wait, sizeof wait);
    size_t good = journal.bytes.length;
    put_other_record(&journal, body, length);
    put_other_record(&journal, wait, sizeof wait);
    open_other(&journal, &reader, &start);
    assert_true(journal_next(&reader, &record));
    assert_false(journal_next(&reader, &record));
    assert_int_equal(reader.end, JOURNAL_FOREIGN);
    assert_int_equal(reader.good, good);
    assert_int_equal(reader.actions, 1);
    check_said(&reader.error, said);
    bytes_clear(&journal.bytes);
}

static void an_unknown_name_keeps_the_records_before_it(void **unused)
{
    check_foreign((const unsigned char[]){'d', other(NAMES_ACTIONS, -1), 9, 9}, 4,
                  "'from_tomorrow'");
    check_foreign((const unsigned char[]){'d', other(NAMES_ACTIONS, ACTION_WEAR),
                                          other(NAMES_ITEMS, -1), 0, 0, 0, 0},
                  7, "'from_tomorrow'");
    check_foreign((const unsigned char[]){'?', 1, 2, 3}, 4, "kind");
    (void)unused;
}

static void a_watch_is_found_by_its_name_and_an_unknown_one_is_refused(void **unused)
{
    struct other_journal journal;
    struct journal_reader reader;
    struct journal_start start;
    begin_other_watch(&journal, 0, watch_get(WATCH_GRUDGE)->id);
    open_other(&journal, &reader, &start);
    assert_int_equal(start.setup.watch, WATCH_GRUDGE);
    bytes_clear(&journal.bytes);
    begin_other_watch(&journal, 0, "watch_of_tomorrow");
    assert_false(journal_open(&reader, journal.bytes.data, journal.bytes.length, &start));
    assert_int_equal(reader.end, JOURNAL_FOREIGN);
    check_said(&reader.error, "'watch_of_tomorrow'");
    bytes_clear(&journal.bytes);
    (void)unused;
}

static void a_start_that_needs_an_unknown_name_is_refused(void **unused)
{
    struct other_journal journal;
    struct journal_reader reader;
    struct journal_start start;
    begin_other(&journal, -1);
    assert_false(journal_open(&reader, journal.bytes.data, journal.bytes.length, &start));
    assert_int_equal(reader.end, JOURNAL_FOREIGN);
    check_said(&reader.error, "'from_tomorrow'");
    bytes_clear(&journal.bytes);
    (void)unused;
}

/* The checksum is right, but the record makes no sense. */
static void check_nonsense(const void *body, size_t length)
{
    struct other_journal journal;
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    begin_other(&journal, 0);
    put_other_record(&journal, body, length);
    open_other(&journal, &reader, &start);
    assert_false(journal_next(&reader, &record));
    assert_int_equal(reader.end, JOURNAL_DAMAGED);
    check_said(&reader.error, "record 2 ");
    check_said(&reader.error, "makes no sense");
    bytes_clear(&journal.bytes);
}

static void a_record_that_makes_no_sense_is_damaged(void **unused)
{
    unsigned char step = other(NAMES_ACTIONS, ACTION_STEP);
    unsigned char wait = other(NAMES_ACTIONS, ACTION_WAIT);
    check_nonsense((const unsigned char[]){0}, 0);
    check_nonsense((const unsigned char[]){'d'}, 1);
    check_nonsense((const unsigned char[]){'s', 0}, 2);
    check_nonsense((const unsigned char[]){'d', 127, 0, 0, 0, 0}, 6);
    check_nonsense((const unsigned char[]){'d', step, DIRECTION_COUNT + 1, 0, 0, 0, 0}, 7);
    check_nonsense((const unsigned char[]){'d', wait, 0, 0, 0}, 5);
    check_nonsense((const unsigned char[]){'d', wait, 0, 0, 0, 0, 0}, 7);
    check_nonsense((const unsigned char[]){'e', 0, 0, 0, 0, 0, 0, 0, 0, 99}, 10);
    check_nonsense((const unsigned char[]){'r', 1, 0, 0}, 4);
    check_nonsense((const unsigned char[]){'r', 2, 'a', 'b', 0}, 5);
    (void)unused;
}

/* The names of this version without the last action: the table of an earlier version. */
static void put_earlier_names(struct bytes *bytes)
{
    for (int g = 0; g < JOURNAL_GROUP_COUNT; g++) {
        enum names_group group = journal_groups[g];
        int count = names_end(group) - (group == NAMES_ACTIONS);
        bytes_put_number(bytes, (uint64_t)count);
        for (int kind = 0; kind < count; kind++)
            put_string(bytes, names_key(group, kind));
    }
}

/* The record has a kind that only a later version knows, without a "resumed" record of that version. */
static void a_kind_that_the_writing_version_did_not_have_is_refused(void **unused)
{
    const int last = names_end(NAMES_ACTIONS) - 1;
    struct other_journal journal;
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    struct bytes body = {0};
    char said[80];
    begin_other(&journal, 0);
    bytes_put(&body, "r", 1);
    put_string(&body, "0.0.9");
    bytes_put_number(&body, 0);
    put_earlier_names(&body);
    put_record(&journal.bytes, &journal.chain, &body);
    put_other_record(&journal, (const unsigned char[]){'d', (unsigned char)last, 0, 0, 0, 0}, 6);
    open_other(&journal, &reader, &start);
    assert_string_equal(reader.version, "tomorrow");
    assert_true(journal_next(&reader, &record));
    assert_string_equal(reader.version, "0.0.9");
    assert_false(journal_next(&reader, &record));
    assert_int_equal(reader.end, JOURNAL_DAMAGED);
    check_said(&reader.error, "record 3 ");
    snprintf(said, sizeof said, "makes no sense: version 0.0.9, which wrote it, had no action %d",
             last);
    check_said(&reader.error, said);
    bytes_clear(&body);
    bytes_clear(&journal.bytes);
    (void)unused;
}

/* Reads a whole file into the caller's storage. */
static size_t read_saved(const char *name, unsigned char *data, size_t capacity)
{
    char path[512];
    struct text text = text_init(path, sizeof path);
    text_append(&text, "%s/tests/game/saves/%s", EYESHINE_SOURCE_DIR, name);
    FILE *file = fopen(path, "rb");
    if (!file)
        fail_msg("%s can't be opened", path);
    size_t length = fread(data, 1, capacity, file);
    fclose(file);
    assert_true(length < capacity);
    return length;
}

static const struct {
    enum action_kind kind;
    enum direction direction;
} saved_actions[] = {
    {.kind = ACTION_WAIT},    {.kind = ACTION_STEP, .direction = DIRECTION_EAST},
    {.kind = ACTION_LANTERN}, {.kind = ACTION_STEP, .direction = DIRECTION_NORTH},
    {.kind = ACTION_PICK_UP}, {.kind = ACTION_STEP, .direction = DIRECTION_SOUTH},
    {.kind = ACTION_WAIT},
};

static void put_saved_actions(struct game *game, struct journal_chain *chain, struct bytes *bytes)
{
    for (size_t i = 0; i < ARRAY_LENGTH(saved_actions); i++) {
        struct player_action played = {.action = {.kind = saved_actions[i].kind,
                                                  .direction = saved_actions[i].direction,
                                                  .lantern = LANTERN_HOODED}};
        game_perform(game, &played);
        journal_put_action(chain, &played, state_quick_hash(game_state(game)), bytes);
    }
}

static void renew(void)
{
    struct game_setup setup = game_setup_default();
    struct error error = {""};
    struct bytes bytes = {0};
    struct journal_chain chain;
    setup.seed = "second";
    setup.map_name = "drawn.txt";
    setup.map_text = "###########\n#.....+.!.#\n#@.r..#.).#\n#.....#..>#\n###########\n";
    struct game *game = game_create(&setup, &error);
    journal_put_start(&chain, &setup, "0.1.0", &bytes);
    put_saved_actions(game, &chain, &bytes);
    journal_put_ended(&chain, state_hash(game_state(game)), RESULT_NONE, &bytes);
    FILE *file = fopen(EYESHINE_SOURCE_DIR "/tests/game/saves/journal-2", "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes.data, 1, bytes.length, file), bytes.length);
    assert_int_equal(fclose(file), 0);
    bytes_clear(&bytes);
    game_destroy(game);
}

/* The file is as old as the format. The rules may have changed since, and with them what the actions lead to. */
static void the_format_as_first_written_still_opens(void **unused)
{
    static unsigned char data[16384];
    if (getenv("EYESHINE_RENEW_SAVES"))
        renew();
    size_t length = read_saved("journal-2", data, sizeof data);
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    int ended = 0;
    assert_true(journal_open(&reader, data, length, &start));
    assert_string_equal(start.version, "0.1.0");
    assert_string_equal(start.setup.seed, "second");
    assert_string_equal(start.setup.map_name, "drawn.txt");
    while (journal_next(&reader, &record)) {
        ended += record.kind == JOURNAL_ENDED;
        if (record.kind == JOURNAL_ACTION)
            assert_int_equal(record.played.action.kind, saved_actions[reader.actions - 1].kind);
    }
    assert_int_equal(reader.end, JOURNAL_WHOLE);
    assert_int_equal(reader.actions, ARRAY_LENGTH(saved_actions));
    assert_int_equal(ended, 1);
    (void)unused;
}

static void the_format_as_first_written_is_played_as_far_as_it_holds(void **unused)
{
    static unsigned char data[16384];
    size_t length = read_saved("journal-2", data, sizeof data);
    struct replay replay;
    struct error error;
    if (!replay_begin(&replay, data, length, NULL, &error))
        fail_msg("%s", error.message);
    while (replay_step(&replay))
        continue;
    assert_true(replay.end == REPLAY_READ || replay.end == REPLAY_DIFFERS);
    replay_clear(&replay);
    (void)unused;
}

static void a_journal_of_the_first_edition_is_refused(void **unused)
{
    static unsigned char data[16384];
    size_t length = read_saved("journal-1", data, sizeof data);
    struct journal_reader reader;
    struct journal_start start;
    assert_false(journal_open(&reader, data, length, &start));
    assert_int_equal(reader.end, JOURNAL_FOREIGN);
    check_said(&reader.error, "begun by the rules of the first edition");
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_in_another_order_are_found_by_their_names),
        cmocka_unit_test(a_resumed_record_brings_its_own_names),
        cmocka_unit_test(an_unknown_name_keeps_the_records_before_it),
        cmocka_unit_test(a_watch_is_found_by_its_name_and_an_unknown_one_is_refused),
        cmocka_unit_test(a_start_that_needs_an_unknown_name_is_refused),
        cmocka_unit_test(a_record_that_makes_no_sense_is_damaged),
        cmocka_unit_test(a_kind_that_the_writing_version_did_not_have_is_refused),
        cmocka_unit_test(the_format_as_first_written_still_opens),
        cmocka_unit_test(the_format_as_first_written_is_played_as_far_as_it_holds),
        cmocka_unit_test(a_journal_of_the_first_edition_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
