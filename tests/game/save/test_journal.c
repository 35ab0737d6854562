/* The bytes of a journal: records are read as they were put, and damage is told. */
#include "support/check.h"

#include "support/recorder.h"

#include "base/array.h"
#include "game/save/journal_format.h"

#include <string.h>

static void check_said(const struct error *error, const char *piece)
{
    if (!strstr(error->message, piece))
        fail_msg("'%s' does not say '%s'", error->message, piece);
}

static void every_kind_has_a_name_that_finds_it(void **unused)
{
    for (int g = 0; g < NAMES_GROUP_COUNT; g++) {
        enum names_group group = (enum names_group)g;
        assert_true(names_end(group) <= JOURNAL_NAMES_MAX);
        for (int kind = 0; kind < names_end(group); kind++) {
            assert_non_null(names_key(group, kind));
            assert_int_equal(names_kind(group, names_key(group, kind)), kind);
        }
        assert_int_equal(names_kind(group, "no such"), -1);
    }
    (void)unused;
}

/* A journal being written. */
struct sheet {
    struct bytes bytes;
    struct journal_chain chain;
};

static struct sheet begin(void)
{
    struct sheet sheet = {.bytes = {0}};
    struct game_setup setup = game_setup_default();
    setup.seed = "sheet";
    journal_put_start(&sheet.chain, &setup, "1.2.3", &sheet.bytes);
    return sheet;
}

static void open_sheet(const struct sheet *sheet, struct journal_reader *reader)
{
    struct journal_start start;
    if (!journal_open(reader, sheet->bytes.data, sheet->bytes.length, &start))
        fail_msg("%s", reader->error.message);
}

static void check_same_setup(const struct game_setup *got, const struct game_setup *setup)
{
    assert_string_equal(got->seed, setup->seed);
    assert_int_equal(got->fov, setup->fov);
    assert_int_equal(got->plain_radius, setup->plain_radius);
    assert_int_equal(got->size.width, setup->size.width);
    assert_int_equal(got->size.height, setup->size.height);
    assert_int_equal(got->has_lesson, setup->has_lesson);
    assert_int_equal(got->first_depth, setup->first_depth);
    assert_int_equal(got->start, setup->start);
    assert_int_equal(got->watch, setup->watch);
    assert_int_equal(got->is_revealed, setup->is_revealed);
    assert_int_equal(got->run_id, setup->run_id);
    assert_int_equal(got->map_text == NULL, setup->map_text == NULL);
    if (!setup->map_text)
        return;
    assert_string_equal(got->map_text, setup->map_text);
    assert_string_equal(got->map_name, setup->map_name);
}

static void check_setup_comes_back(const struct game_setup *setup)
{
    struct sheet sheet = {.bytes = {0}};
    struct journal_reader reader;
    struct journal_start start;
    journal_put_start(&sheet.chain, setup, "1.2.3", &sheet.bytes);
    assert_true(journal_open(&reader, sheet.bytes.data, sheet.bytes.length, &start));
    assert_string_equal(start.version, "1.2.3");
    check_same_setup(&start.setup, setup);
    assert_int_equal(reader.good, sheet.bytes.length);
    assert_int_equal(reader.chain.hash, sheet.chain.hash);
    bytes_clear(&sheet.bytes);
}

static void the_whole_setup_comes_back(void **unused)
{
    struct game_setup setup = game_setup_default();
    setup.seed = "a";
    check_setup_comes_back(&setup);
    setup.fov = 3;
    setup.plain_radius = FOV_RADIUS_MAX;
    setup.size = (struct grid){1024, 60};
    setup.first_depth = FLOOR_COUNT;
    setup.is_revealed = true;
    check_setup_comes_back(&setup);
    setup.plain_radius = 0;
    setup.has_lesson = true;
    check_setup_comes_back(&setup);
    setup = game_setup_default();
    setup.seed = "drawn";
    setup.map_text = "####\n#@.#\n####\n";
    setup.map_name = "a map.txt";
    check_setup_comes_back(&setup);
    setup.run_id = UINT64_C(0xfedcba9876543210);
    check_setup_comes_back(&setup);
    setup.start = START_COUNT - 1;
    check_setup_comes_back(&setup);
    setup.watch = WATCH_COUNT - 1;
    check_setup_comes_back(&setup);
    setup.start = 0;
    check_setup_comes_back(&setup);
    (void)unused;
}

static void check_action_comes_back(const struct player_action *played)
{
    struct sheet sheet = begin();
    struct journal_reader reader;
    struct journal_record record;
    size_t before = sheet.bytes.length;
    journal_put_action(&sheet.chain, played, 7, &sheet.bytes);
    open_sheet(&sheet, &reader);
    if (!journal_next(&reader, &record))
        fail_msg("%s", reader.error.message);
    assert_int_equal(record.kind, JOURNAL_ACTION);
    recorder_check_same(&record.played, played);
    assert_int_equal(record.quick_hash, journal_quick_hash(7));
    assert_false(journal_next(&reader, &record));
    assert_int_equal(reader.end, JOURNAL_WHOLE);
    assert_true(reader.good - before <= 18);
    bytes_clear(&sheet.bytes);
}

static void every_kind_of_action_comes_back(void **unused)
{
    struct player_action played;
    for (int kind = 0; kind < ACTION_COUNT; kind++) {
        unsigned mask = journal_field_mask(kind);
        memset(&played, 0, sizeof played);
        played.action.kind = (enum action_kind)kind;
        for (int i = 0; i < JOURNAL_FIELD_COUNT; i++) {
            const struct journal_field *field = &journal_fields[i];
            int value = field->is_kind ? names_end(field->group) - 1 : i % 2 == 0 ? -5 - i : 1023;
            if (mask & 1U << i)
                memcpy((char *)&played.action + field->offset, &value, sizeof value);
        }
        check_action_comes_back(&played);
    }
    memset(&played, 0, sizeof played);
    played.skips_lesson = true;
    check_action_comes_back(&played);
    (void)unused;
}

static void the_largest_numbers_come_back(void **unused)
{
    static const int numbers[] = {0, -1, 1, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < ARRAY_LENGTH(numbers); i++) {
        struct sheet sheet = begin();
        struct journal_reader reader;
        struct journal_record record;
        struct player_action played = {.action = {.kind = ACTION_FIRE, .target = {numbers[i], 3}}};
        journal_put_action(&sheet.chain, &played, 0, &sheet.bytes);
        open_sheet(&sheet, &reader);
        assert_true(journal_next(&reader, &record));
        assert_int_equal(record.played.action.target.x, numbers[i]);
        bytes_clear(&sheet.bytes);
    }
    (void)unused;
}

static void a_step_takes_twelve_bytes(void **unused)
{
    struct sheet sheet = begin();
    size_t before = sheet.bytes.length;
    struct player_action played = {.action = {.kind = ACTION_STEP, .direction = DIRECTION_WEST}};
    journal_put_action(&sheet.chain, &played, UINT64_MAX, &sheet.bytes);
    assert_int_equal(sheet.bytes.length - before, 12);
    bytes_clear(&sheet.bytes);
    (void)unused;
}

static void resuming_and_ending_come_back(void **unused)
{
    struct sheet sheet = begin();
    struct journal_reader reader;
    struct journal_record record;
    journal_put_resumed(&sheet.chain, "9.9", 123456, &sheet.bytes);
    journal_put_ended(&sheet.chain, UINT64_C(0x123456789abcdef0), RESULT_DIED, &sheet.bytes);
    open_sheet(&sheet, &reader);
    assert_true(journal_next(&reader, &record));
    assert_int_equal(record.kind, JOURNAL_RESUMED);
    assert_string_equal(record.version, "9.9");
    assert_int_equal(record.position, 123456);
    assert_true(journal_next(&reader, &record));
    assert_int_equal(record.kind, JOURNAL_ENDED);
    assert_true(record.hash == UINT64_C(0x123456789abcdef0));
    assert_int_equal(record.result, RESULT_DIED);
    assert_false(journal_next(&reader, &record));
    assert_int_equal(reader.end, JOURNAL_WHOLE);
    assert_int_equal(reader.records, 3);
    assert_int_equal(reader.actions, 0);
    bytes_clear(&sheet.bytes);
    (void)unused;
}

static void a_writer_goes_on_where_a_reader_ended(void **unused)
{
    struct recorder recorder;
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    recorder_play_short(&recorder);
    size_t torn = recorder.bytes.length - 1;
    assert_true(journal_open(&reader, recorder.bytes.data, torn, &start));
    while (journal_next(&reader, &record))
        continue;
    assert_int_equal(reader.end, JOURNAL_TORN);
    recorder.bytes.length = reader.good;
    journal_put_resumed(&reader.chain, "9", reader.actions, &recorder.bytes);
    journal_put_action(&reader.chain, &(struct player_action){.skips_lesson = true}, 0,
                       &recorder.bytes);
    assert_true(journal_open(&reader, recorder.bytes.data, recorder.bytes.length, &start));
    while (journal_next(&reader, &record))
        continue;
    assert_int_equal(reader.end, JOURNAL_WHOLE);
    assert_int_equal(reader.actions, recorder.actions);
    assert_true(record.played.skips_lesson);
    recorder_clear(&recorder);
    (void)unused;
}

static void check_refused(const char *bytes, size_t length, enum journal_end end, const char *said)
{
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    assert_false(journal_open(&reader, bytes, length, &start));
    assert_int_equal(reader.end, end);
    assert_int_equal(reader.good, 0);
    check_said(&reader.error, said);
    assert_false(journal_next(&reader, &record));
    assert_int_equal(reader.end, end);
}

static void a_file_that_is_no_journal_is_refused(void **unused)
{
    check_refused("", 0, JOURNAL_TORN, "first line");
    check_refused(NULL, 0, JOURNAL_TORN, "first line");
    check_refused("eyeshine jou", 12, JOURNAL_TORN, "first line");
    check_refused(JOURNAL_MAGIC, strlen(JOURNAL_MAGIC), JOURNAL_TORN, "");
    check_refused("#####\n", 6, JOURNAL_DAMAGED, "not a journal");
    check_refused("eyeshine journal one\n", 21, JOURNAL_DAMAGED, "not a journal");
    check_refused("eyeshine journal 27\nx", 21, JOURNAL_FOREIGN, "format 27");
    (void)unused;
}

static void a_tail_of_zeros_was_torn_off(void **unused)
{
    struct recorder recorder;
    recorder_play_short(&recorder);
    size_t whole = recorder.bytes.length;
    for (size_t kept = recorder.ends[recorder.actions - 1]; kept < whole - 1; kept++) {
        struct journal_reader reader;
        struct journal_start start;
        struct journal_record record;
        struct bytes bytes = {0};
        bytes_put(&bytes, recorder.bytes.data, kept);
        bytes_put(&bytes, (const char[4096]){0}, 4096);
        assert_true(journal_open(&reader, bytes.data, bytes.length, &start));
        while (journal_next(&reader, &record))
            continue;
        assert_int_equal(reader.end, JOURNAL_TORN);
        assert_int_equal(reader.good, recorder.ends[recorder.actions - 1]);
        bytes_clear(&bytes);
    }
    recorder_clear(&recorder);
    (void)unused;
}

/* Whole records may follow it, so it must not be cut off like a torn one. */
static void a_length_that_no_action_has_is_damaged_and_not_torn(void **unused)
{
    struct recorder recorder;
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    recorder_play_short(&recorder);
    recorder.bytes.data[recorder.ends[recorder.actions - 2]] = 127;
    assert_true(journal_open(&reader, recorder.bytes.data, recorder.bytes.length, &start));
    while (journal_next(&reader, &record))
        continue;
    assert_int_equal(reader.end, JOURNAL_DAMAGED);
    assert_int_equal(reader.good, recorder.ends[recorder.actions - 2]);
    check_said(&reader.error, "its length is wrong");
    recorder_clear(&recorder);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_has_a_name_that_finds_it),
        cmocka_unit_test(the_whole_setup_comes_back),
        cmocka_unit_test(every_kind_of_action_comes_back),
        cmocka_unit_test(the_largest_numbers_come_back),
        cmocka_unit_test(a_step_takes_twelve_bytes),
        cmocka_unit_test(resuming_and_ending_come_back),
        cmocka_unit_test(a_writer_goes_on_where_a_reader_ended),
        cmocka_unit_test(a_file_that_is_no_journal_is_refused),
        cmocka_unit_test(a_tail_of_zeros_was_torn_off),
        cmocka_unit_test(a_length_that_no_action_has_is_damaged_and_not_torn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
