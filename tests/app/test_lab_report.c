/* `eyeshine-lab report`: how the rules are judged, by games of bots. */
#include "support/check.h"

#include "support/lab.h"

#include "base/array.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static void test_every_bot_has_a_row_and_every_mark_a_verdict(void **fixture)
{
    (void)fixture;
    struct program_result result;
    lab_run(LAB_ARGUMENTS("report", "--seed", "word", "--games", "1"), &result);
    assert_string_equal(result.errors, "");
    assert_int_equal(result.status, 0);
    static const char *const bots[] = {
        "random",      "fighter",       "diver",       "adaptive",     "oracle", "always-open",
        "always-dark", "always-hooded", "door-dancer", "stair-dancer", "lurer",  "rester"};
    for (size_t i = 0; i < ARRAY_LENGTH(bots); i++) {
        char row[32] = "\n";
        strcat(row, bots[i]);
        assert_non_null(strstr(result.output, row));
    }
    assert_null(strstr(result.output, "\npass-open"));
    const char *marks = strstr(result.output, "The marks of the rules:\n");
    assert_non_null(marks);
    for (size_t i = 0; i < ARRAY_LENGTH(bots); i++) {
        char mark[64];
        snprintf(mark, sizeof mark, "\n  %s wins at least 10 points less", bots[i]);
        bool is_exploit = i >= 5;
        assert_int_equal(strstr(marks, mark) != NULL, is_exploit);
    }
    for (const char *line = strchr(marks, '\n') + 1; *line; line = strchr(line, '\n') + 1) {
        const char *ending = strchr(line, '\n');
        assert_true(memcmp(ending - 5, "holds", 5) == 0 || memcmp(ending - 7, "not yet", 7) == 0);
    }
}

static void test_one_bot_can_be_reported_alone(void **fixture)
{
    (void)fixture;
    struct program_result result;
    lab_run(LAB_ARGUMENTS("report", "--seed", "word", "--games", "2", "--bot", "random"), &result);
    assert_int_equal(result.status, 0);
    assert_non_null(strstr(result.output, "\nrandom "));
    assert_null(strstr(result.output, "\nadaptive "));
}

static void test_the_same_games_give_the_same_report(void **fixture)
{
    (void)fixture;
    struct program_result first;
    struct program_result second;
    const char *const arguments[] = {"report", "--seed", "word",  "--games",
                                     "2",      "--bot",  "diver", NULL};
    lab_run(arguments, &first);
    lab_run(arguments, &second);
    assert_string_equal(first.output, second.output);
}

static void test_bad_arguments_are_refused(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("report"), "--seed is missing");
    lab_check_refuses(LAB_ARGUMENTS("report", "--seed", "a b"),
                      "--seed: 'a b': a seed holds no spaces, and only characters of ASCII");
    lab_check_refuses(LAB_ARGUMENTS("report", "--seed", "a", "--bot", "nobody"),
                      "--bot: unknown bot 'nobody'; 'list bots' names them");
    lab_check_refuses(LAB_ARGUMENTS("report", "--seed", "a b"),
                      "--seed: 'a b': a seed holds no spaces, and only characters of ASCII");
    lab_check_refuses(
        LAB_ARGUMENTS("report", "--seed", "1234567890123456789012345678901", "--games", "1"),
        "--seed: '1234567890123456789012345678901' is too long: game 1 has the "
        "seed '1234567890123456789012345678901-1', and a seed has 1 to 32 characters");
    lab_check_refuses(LAB_ARGUMENTS("report", "--seed", "a", "--games", "0"),
                      "--games: '0' is not a number from 1 to 1000000");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_bot_has_a_row_and_every_mark_a_verdict),
        cmocka_unit_test(test_one_bot_can_be_reported_alone),
        cmocka_unit_test(test_the_same_games_give_the_same_report),
        cmocka_unit_test(test_bad_arguments_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
