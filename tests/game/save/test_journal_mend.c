/* Damaged bytes of a journal, told by its checksums and put right. */
#include "support/check.h"
#include "support/recorder.h"

#include "game/save/journal_format.h"
#include "game/save/journal_mend.h"

#include <stdlib.h>
#include <string.h>

static struct recorder recorder;
static unsigned char *data; /* a copy to be damaged */
static size_t length;

static int set_up(void **unused)
{
    recorder_play_short(&recorder);
    length = recorder.bytes.length;
    data = malloc(length);
    assert_non_null(data);
    memcpy(data, recorder.bytes.data, length);
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    free(data);
    recorder_clear(&recorder);
    (void)unused;
    return 0;
}

static void check_is_mended(size_t at)
{
    if (journal_mend(data, length) != 1)
        fail_msg("byte %zu is not mended", at);
    if (memcmp(data, recorder.bytes.data, length) != 0)
        fail_msg("byte %zu is mended wrongly", at);
}

static void any_bit_of_an_action_is_mended(void **unused)
{
    for (size_t at = recorder.ends[0]; at < length; at++)
        for (unsigned bit = 1; bit < 256; bit *= 2) {
            data[at] ^= (unsigned char)bit;
            check_is_mended(at);
        }
    (void)unused;
}

static void any_byte_of_an_action_is_mended(void **unused)
{
    for (size_t at = recorder.ends[0]; at < length; at++) {
        data[at] = (unsigned char)~data[at];
        check_is_mended(at);
    }
    (void)unused;
}

static void a_bit_of_the_start_is_mended(void **unused)
{
    for (size_t at = 0; at < recorder.ends[0]; at += recorder.ends[0] / 9) {
        data[at] ^= 4;
        check_is_mended(at);
    }
    (void)unused;
}

static void two_places_are_mended(void **unused)
{
    data[recorder.ends[2]] ^= 1;
    data[recorder.ends[6] + 1] ^= 64;
    assert_int_equal(journal_mend(data, length), 2);
    assert_memory_equal(data, recorder.bytes.data, length);
    (void)unused;
}

static void what_is_whole_or_torn_stays_as_it_is(void **unused)
{
    assert_int_equal(journal_mend(data, length), 0);
    for (size_t cut = recorder.ends[0]; cut < length; cut++)
        assert_int_equal(journal_mend(data, cut), 0);
    assert_memory_equal(data, recorder.bytes.data, length);
    (void)unused;
}

static void what_cant_be_mended_stays_as_it_is(void **unused)
{
    unsigned char *damaged = malloc(length);
    assert_non_null(damaged);
    memset(data + recorder.ends[3], 0xee, recorder.ends[5] - recorder.ends[3]);
    memcpy(damaged, data, length);
    assert_int_equal(journal_mend(data, length), 0);
    assert_memory_equal(data, damaged, length);
    free(damaged);
    (void)unused;
}

/* The reader stands at the damage of actions 4 and 5. */
static struct journal_reader read_to_damage(void)
{
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    memset(data + recorder.ends[3], 0xee, recorder.ends[5] - recorder.ends[3] - 4);
    assert_true(journal_open(&reader, data, length, &start));
    while (journal_next(&reader, &record))
        continue;
    assert_int_equal(reader.actions, 3);
    return reader;
}

static void reading_goes_on_behind_damage(void **unused)
{
    struct journal_reader reader = read_to_damage();
    struct journal_record record;
    assert_true(journal_skip_damage(&reader));
    assert_int_equal(reader.good, recorder.ends[5]);
    while (journal_next(&reader, &record))
        assert_int_equal(record.kind, JOURNAL_ACTION);
    assert_int_equal(reader.end, JOURNAL_WHOLE);
    assert_int_equal(reader.good, length);
    assert_int_equal(reader.actions, recorder.actions - 2);
    (void)unused;
}

static void a_resumed_record_behind_damage_tells_the_position(void **unused)
{
    struct journal_chain chain = {0};
    struct journal_reader whole;
    struct journal_start start;
    struct journal_record record;
    assert_true(journal_open(&whole, recorder.bytes.data, length, &start));
    while (journal_next(&whole, &record))
        chain = whole.chain;
    journal_put_resumed(&chain, RECORDER_VERSION, (uint64_t)recorder.actions, &recorder.bytes);
    free(data);
    length = recorder.bytes.length;
    data = malloc(length);
    assert_non_null(data);
    memcpy(data, recorder.bytes.data, length);
    struct journal_reader reader = read_to_damage();
    assert_true(journal_skip_damage(&reader));
    assert_true(reader.is_lost);
    while (journal_next(&reader, &record))
        continue;
    assert_false(reader.is_lost);
    assert_int_equal(journal_position(&reader), recorder.actions);
    (void)unused;
}

/* It would take hours to try each change of it. */
static void a_damaged_record_of_megabytes_is_given_up_at_once(void **unused)
{
    const size_t megabytes = (size_t)4 << 20;
    struct bytes large = {0};
    bytes_put(&large, recorder.bytes.data, recorder.ends[3]);
    bytes_put_number(&large, megabytes);
    while (large.length < recorder.ends[3] + megabytes + 100)
        bytes_put(&large, recorder.bytes.data, length);
    assert_false(large.has_failed);
    assert_int_equal(journal_mend(large.data, large.length), 0);
    bytes_clear(&large);
    (void)unused;
}

static void there_is_nothing_behind_a_torn_end(void **unused)
{
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    assert_true(journal_open(&reader, data, length - 1, &start));
    while (journal_next(&reader, &record))
        continue;
    struct journal_reader before = reader;
    assert_false(journal_skip_damage(&reader));
    assert_int_equal(reader.good, before.good);
    assert_int_equal(reader.end, JOURNAL_TORN);
    (void)unused;
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(any_bit_of_an_action_is_mended),
        TEST(any_byte_of_an_action_is_mended),
        TEST(a_bit_of_the_start_is_mended),
        TEST(two_places_are_mended),
        TEST(what_is_whole_or_torn_stays_as_it_is),
        TEST(what_cant_be_mended_stays_as_it_is),
        TEST(reading_goes_on_behind_damage),
        TEST(a_resumed_record_behind_damage_tells_the_position),
        TEST(a_damaged_record_of_megabytes_is_given_up_at_once),
        TEST(there_is_nothing_behind_a_torn_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
