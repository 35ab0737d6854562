/* Text that is built up, numbers read from it, and files. */
#include "support/check.h"
#include "support/scratch_folder.h"

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

/* Files of every length about the sizes of the reader's own buffer. */
static void files_are_read_whole(void **state)
{
    (void)state;
    const size_t lengths[] = {0, 1, 4094, 4095, 4096, 4097, 8191, 8192, 50000};
    struct scratch_folder folder = scratch_folder_make();
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "file", path);
    for (size_t i = 0; i < ARRAY_LENGTH(lengths); i++) {
        char *written = calloc(1, lengths[i] + 1);
        assert_non_null(written);
        for (size_t j = 0; j < lengths[i]; j++)
            written[j] = (char)(' ' + j % 90);
        scratch_folder_write(&folder, "file", written, lengths[i]);
        const char *why = NULL;
        char *chars = text_read_file(path, 100000, &why);
        assert_non_null(chars);
        assert_string_equal(chars, written);
        free(chars);
        free(written);
    }
    scratch_folder_remove(&folder);
}

static void check_unreadable(const char *path, size_t limit, const char *expected)
{
    const char *why = NULL;
    assert_null(text_read_file(path, limit, &why));
    assert_non_null(why);
    if (expected)
        assert_string_equal(why, expected);
}

static void what_is_no_text_file_is_refused(void **state)
{
    (void)state;
    struct scratch_folder folder = scratch_folder_make();
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "none", path);
    check_unreadable(path, 1000, NULL);
    scratch_folder_write(&folder, "zero", "a\0b", 3);
    scratch_folder_path(&folder, "zero", path);
    check_unreadable(path, 1000, "is not text");
    check_unreadable(folder.path, 1000, "Is a directory");
    check_unreadable("/dev/null", 1000, "is no regular file");
    scratch_folder_remove(&folder);
}

static void a_file_over_the_limit_is_refused(void **state)
{
    (void)state;
    static char large[100000];
    struct scratch_folder folder = scratch_folder_make();
    char path[SCRATCH_PATH_MAX];
    memset(large, 'x', sizeof large);
    scratch_folder_write(&folder, "large", large, sizeof large);
    scratch_folder_path(&folder, "large", path);
    check_unreadable(path, 50000, "is too large");
    check_unreadable(path, sizeof large - 1, "is too large");
    const char *why = NULL;
    char *chars = text_read_file(path, sizeof large, &why);
    assert_non_null(chars);
    free(chars);
    scratch_folder_remove(&folder);
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
        cmocka_unit_test(files_are_read_whole),
        cmocka_unit_test(what_is_no_text_file_is_refused),
        cmocka_unit_test(a_file_over_the_limit_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
