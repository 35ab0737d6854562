/* Text that is built up, and numbers read from it. */
#include "support/check.h"

#include "base/array.h"
#include "base/text.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static void pieces_are_appended(void **state)
{
    (void)state;
    char chars[40];
    struct text text = text_init(chars, sizeof chars);
    assert_string_equal(text.chars, "");
    text_append(&text, "%d rats", 3);
    text_append(&text, "%s", "");
    text_append(&text, " and a %s", "moth");
    assert_string_equal(text.chars, "3 rats and a moth");
    assert_int_equal(text.length, strlen(text.chars));
}

static void what_does_not_fit_is_cut_off(void **state)
{
    (void)state;
    char chars[9] = "########";
    struct text text = text_init(chars, 8);
    text_append(&text, "12345");
    text_append(&text, "6789");
    assert_string_equal(text.chars, "1234567");
    assert_int_equal(text.length, 7);
    text_append(&text, "more");
    assert_string_equal(text.chars, "1234567");
    assert_int_equal(text.length, 7);
    text = text_init(chars, 1);
    text_append(&text, "x");
    assert_string_equal(text.chars, "");
}

static void an_exact_fit_is_whole(void **state)
{
    (void)state;
    char chars[6];
    struct text text = text_init(chars, sizeof chars);
    text_append(&text, "12345");
    assert_string_equal(text.chars, "12345");
    assert_int_equal(text.length, 5);
}

static void check_number(const char *string, int low, int high, int expected)
{
    int number = ~expected;
    assert_true(text_read_number(string, low, high, &number));
    assert_int_equal(number, expected);
}

static void check_no_number(const char *string, int low, int high)
{
    int number = 77;
    assert_false(text_read_number(string, low, high, &number));
    assert_int_equal(number, 77);
}

static void numbers_are_read(void **state)
{
    (void)state;
    check_number("0", 0, 0, 0);
    check_number("12", 0, 100, 12);
    check_number("007", 0, 100, 7);
    check_number("-5", -10, 10, -5);
    check_number("-0", 0, 0, 0);
    check_number("2147483647", INT_MIN, INT_MAX, INT_MAX);
    check_number("-2147483648", INT_MIN, INT_MAX, INT_MIN);
}

static void numbers_outside_the_range_are_none(void **state)
{
    (void)state;
    check_no_number("11", 0, 10);
    check_no_number("-1", 0, 10);
    check_no_number("2147483648", INT_MIN, INT_MAX);
    check_no_number("-2147483649", INT_MIN, INT_MAX);
    check_no_number("99999999999999999999999", INT_MIN, INT_MAX);
}

static void other_strings_are_no_numbers(void **state)
{
    (void)state;
    const char *const strings[] = {"",   "-",   "+1", " 1",   "1 ", "1x",
                                   "x1", "--1", "1-", "0x10", "1.0"};
    for (size_t i = 0; i < ARRAY_LENGTH(strings); i++)
        check_no_number(strings[i], INT_MIN, INT_MAX);
}

static void hexadecimal_words_are_read(void **state)
{
    uint64_t word;
    (void)state;
    assert_true(text_read_word("0", &word) && word == 0);
    assert_true(text_read_word("00c0Ffee", &word) && word == 0xc0ffee);
    assert_true(text_read_word("ffffffffffffffff", &word) && word == UINT64_MAX);
    const char *const others[] = {"", "0x1", "g", "-1", " 1", "1 ", "00000000000000001"};
    for (size_t i = 0; i < ARRAY_LENGTH(others); i++)
        assert_false(text_read_word(others[i], &word));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pieces_are_appended),
        cmocka_unit_test(what_does_not_fit_is_cut_off),
        cmocka_unit_test(an_exact_fit_is_whole),
        cmocka_unit_test(numbers_are_read),
        cmocka_unit_test(numbers_outside_the_range_are_none),
        cmocka_unit_test(other_strings_are_no_numbers),
        cmocka_unit_test(hexadecimal_words_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
