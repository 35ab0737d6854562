/* Numbers and texts as bytes. */
#include "support/check.h"

#include "base/array.h"
#include "base/bytes.h"

#include <string.h>

static void a_number_comes_back_as_it_was_put(void **unused)
{
    static const uint64_t numbers[] = {0, 1, 127, 128, 16383, 16384, UINT32_MAX, UINT64_MAX};
    struct bytes bytes = {0};
    for (size_t i = 0; i < ARRAY_LENGTH(numbers); i++)
        bytes_put_number(&bytes, numbers[i]);
    struct byte_reader reader = byte_reader_over(bytes.data, bytes.length);
    for (size_t i = 0; i < ARRAY_LENGTH(numbers); i++)
        assert_true(byte_reader_number(&reader) == numbers[i]);
    assert_false(reader.has_failed);
    assert_int_equal(reader.at, bytes.length);
    bytes_clear(&bytes);
    (void)unused;
}

static void small_numbers_take_one_byte(void **unused)
{
    struct bytes bytes = {0};
    bytes_put_number(&bytes, 127);
    assert_int_equal(bytes.length, 1);
    bytes_put_number(&bytes, 128);
    assert_int_equal(bytes.length, 3);
    bytes_clear(&bytes);
    (void)unused;
}

static void a_word_is_eight_bytes_the_low_one_first(void **unused)
{
    static const unsigned char wanted[] = {0xf0, 0xde, 0xbc, 0x9a, 0x78, 0x56, 0x34, 0x12};
    struct bytes bytes = {0};
    bytes_put_u64(&bytes, UINT64_C(0x123456789abcdef0));
    assert_int_equal(bytes.length, sizeof wanted);
    assert_memory_equal(bytes.data, wanted, sizeof wanted);
    struct byte_reader reader = byte_reader_over(wanted, sizeof wanted);
    assert_true(byte_reader_u64(&reader) == UINT64_C(0x123456789abcdef0));
    bytes_clear(&bytes);
    (void)unused;
}

static void a_signed_number_comes_back_as_it_was_put(void **unused)
{
    static const int64_t numbers[] = {0, -1, 1, 63, -64, 64, -65, INT32_MIN, INT64_MAX, INT64_MIN};
    struct bytes bytes = {0};
    for (size_t i = 0; i < ARRAY_LENGTH(numbers); i++)
        bytes_put_signed(&bytes, numbers[i]);
    static const unsigned char wanted[] = {0, 1, 2, 126, 127, 128, 1, 129, 1};
    assert_memory_equal(bytes.data, wanted, sizeof wanted);
    struct byte_reader reader = byte_reader_over(bytes.data, bytes.length);
    for (size_t i = 0; i < ARRAY_LENGTH(numbers); i++)
        assert_true(byte_reader_signed(&reader) == numbers[i]);
    assert_false(reader.has_failed);
    assert_int_equal(byte_reader_signed(&reader), 0);
    assert_true(reader.has_failed);
    bytes_clear(&bytes);
    (void)unused;
}

static void half_a_word_is_four_bytes_the_low_one_first(void **unused)
{
    static const unsigned char wanted[] = {0x78, 0x56, 0x34, 0x92};
    struct bytes bytes = {0};
    bytes_put_u32(&bytes, 0x92345678);
    assert_int_equal(bytes.length, sizeof wanted);
    assert_memory_equal(bytes.data, wanted, sizeof wanted);
    struct byte_reader reader = byte_reader_over(wanted, sizeof wanted);
    assert_true(byte_reader_u32(&reader) == 0x92345678);
    assert_int_equal(byte_reader_u32(&reader), 0);
    assert_true(reader.has_failed);
    bytes_clear(&bytes);
    (void)unused;
}

static void a_text_comes_back_as_it_was_put(void **unused)
{
    char text[6];
    struct bytes bytes = {0};
    bytes_put_text(&bytes, "ember");
    bytes_put_text(&bytes, "");
    struct byte_reader reader = byte_reader_over(bytes.data, bytes.length);
    byte_reader_text(&reader, text, sizeof text);
    assert_string_equal(text, "ember");
    byte_reader_text(&reader, text, sizeof text);
    assert_string_equal(text, "");
    assert_false(reader.has_failed);
    bytes_clear(&bytes);
    (void)unused;
}

static void a_text_too_long_for_its_place_is_a_failure(void **unused)
{
    char text[5];
    struct bytes bytes = {0};
    bytes_put_text(&bytes, "ember");
    struct byte_reader reader = byte_reader_over(bytes.data, bytes.length);
    byte_reader_text(&reader, text, sizeof text);
    assert_true(reader.has_failed);
    assert_string_equal(text, "");
    bytes_clear(&bytes);
    (void)unused;
}

static void a_text_with_a_zero_in_it_is_a_failure(void **unused)
{
    char text[8];
    struct byte_reader reader = byte_reader_over("\3a\0b", 4);
    byte_reader_text(&reader, text, sizeof text);
    assert_true(reader.has_failed);
    (void)unused;
}

static void what_is_not_there_reads_as_zero_and_so_does_all_after_it(void **unused)
{
    struct byte_reader reader = byte_reader_over("\1\2\3", 3);
    assert_true(byte_reader_u64(&reader) == 0);
    assert_true(reader.has_failed);
    assert_true(byte_reader_number(&reader) == 0);
    assert_null(byte_reader_take(&reader, 1));
    (void)unused;
}

static void a_number_that_does_not_end_or_fit_is_a_failure(void **unused)
{
    static const unsigned char endless[] = {0x80, 0x80};
    static const unsigned char large[] = {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 2};
    struct byte_reader reader = byte_reader_over(endless, sizeof endless);
    assert_true(byte_reader_number(&reader) == 0);
    assert_true(reader.has_failed);
    reader = byte_reader_over(large, sizeof large);
    assert_true(byte_reader_number(&reader) == 0);
    assert_true(reader.has_failed);
    (void)unused;
}

/* Each value has one way to be written, so that a file that reads the same is the same. */
static void a_number_written_longer_than_need_be_is_a_failure(void **unused)
{
    static const unsigned char padded[] = {0x81, 0x00};
    struct byte_reader reader = byte_reader_over(padded, sizeof padded);
    assert_true(byte_reader_number(&reader) == 0);
    assert_true(reader.has_failed);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_number_comes_back_as_it_was_put),
        cmocka_unit_test(small_numbers_take_one_byte),
        cmocka_unit_test(a_word_is_eight_bytes_the_low_one_first),
        cmocka_unit_test(a_text_comes_back_as_it_was_put),
        cmocka_unit_test(a_text_too_long_for_its_place_is_a_failure),
        cmocka_unit_test(a_text_with_a_zero_in_it_is_a_failure),
        cmocka_unit_test(what_is_not_there_reads_as_zero_and_so_does_all_after_it),
        cmocka_unit_test(a_number_that_does_not_end_or_fit_is_a_failure),
        cmocka_unit_test(a_number_written_longer_than_need_be_is_a_failure),
        cmocka_unit_test(a_signed_number_comes_back_as_it_was_put),
        cmocka_unit_test(half_a_word_is_four_bytes_the_low_one_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
