/* Errors: one line, whatever was put into it. */
#include "support/check.h"

#include "base/error.h"

#include <string.h>

static void it_says_what_it_was_given_and_is_false(void **state)
{
    (void)state;
    struct error error;
    assert_false(error_set(&error, "%s: line %d", "maps/cellar.txt", 12));
    assert_string_equal(error.message, "maps/cellar.txt: line 12");
}

static void it_stays_on_one_line(void **state)
{
    (void)state;
    struct error error;
    error_set(&error, "%s", "a\nb\tc\rd\x1b[31m\x7f");
    assert_string_equal(error.message, "a?b?c?d?[31m?");
    error_set(&error, "%s", "caf\xc3\xa9");
    assert_string_equal(error.message, "caf\xc3\xa9");
}

static void a_long_message_is_cut_off(void **state)
{
    (void)state;
    struct error error;
    error_set(&error, "%2000d", 1);
    assert_int_equal(strlen(error.message), sizeof error.message - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_says_what_it_was_given_and_is_false),
        cmocka_unit_test(it_stays_on_one_line),
        cmocka_unit_test(a_long_message_is_cut_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
