/* `eyeshine-lab report`: how the rules are judged, by games of bots. */
#include "support/check.h"

#include "support/lab.h"
#include "support/scratch_folder.h"

#include "base/array.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static void test_every_bot_has_a_row_and_every_measure_a_verdict(void **fixture)
{
    (void)fixture;
    struct program_result result;
    lab_run(LAB_ARGUMENTS("report", "--seed", "d", "--games", "1..1"), &result);
    assert_string_equal(result.errors, "");
    assert_int_equal(result.status, 0);
    static const char *const bots[] = {
        "random",      "fighter",     "diver",         "adaptive",      "any-boon",     "oracle",
        "always-open", "always-dark", "always-hooded", "door-dancer",   "stair-dancer", "lurer",
        "rester",      "ambusher",    "strobe",        "hearth-sitter", "lure-stabber", "standoff"};
    for (size_t i = 0; i < ARRAY_LENGTH(bots); i++) {
        char row[32] = "\n";
        strcat(row, bots[i]);
        assert_non_null(strstr(result.output, row));
    }
    assert_null(strstr(result.output, "\npass-open"));
    const char *measures = strstr(result.output, "\nmeasure ");
    assert_non_null(measures);
    for (size_t i = 0; i < ARRAY_LENGTH(bots); i++) {
        char measure[32];
        snprintf(measure, sizeof measure, "\nwins.%s ", bots[i]);
        assert_non_null(strstr(measures, measure));
    }
    for (const char *line = strchr(measures + 1, '\n') + 1; *line; line = strchr(line, '\n') + 1) {
        const char *ending = strchr(line, '\n');
        bool has_goal =
            strncmp(line, "wins.player ", 12) != 0 && strncmp(line, "wins.ambusher ", 14) != 0;
        assert_true(has_goal
                        ? memcmp(ending - 5, "yes  ", 5) == 0 || memcmp(ending - 5, "no   ", 5) == 0
                        : memcmp(ending - 5, "-    ", 5) == 0);
    }
}

static void test_every_choice_of_a_run_has_a_row(void **fixture)
{
    (void)fixture;
    struct program_result result;
    static const char *const rows[] = {"\nstart       thief ",    "\nwatch       gentle ",
                                       "\nwatch       grudges ",  "\npath        tide ",
                                       "\nkeystone    undertow ", "\nstarts.spread ",
                                       "\nkeystones.lead ",       "\nwins.last_watch ",
                                       "\nboons.shared ",         "\npaths.spread "};
    lab_run(LAB_ARGUMENTS("report", "--seed", "d", "--games", "1..1"), &result);
    for (size_t i = 0; i < ARRAY_LENGTH(rows); i++)
        assert_non_null(strstr(result.output, rows[i]));
    assert_null(strstr(result.output, "\nwatch       early_night "));
}

static void test_one_bot_can_be_reported_alone(void **fixture)
{
    (void)fixture;
    struct program_result result;
    lab_run(LAB_ARGUMENTS("report", "--seed", "word", "--games", "1..2", "--bot", "random"),
            &result);
    assert_int_equal(result.status, 0);
    assert_non_null(strstr(result.output, "\nrandom "));
    assert_null(strstr(result.output, "\nadaptive "));
}

static void test_the_player_is_the_measure_of_automatic_movement(void **fixture)
{
    (void)fixture;
    struct program_result result;
    lab_run(LAB_ARGUMENTS("report", "--seed", "word", "--games", "1..1", "--bot", "player"),
            &result);
    assert_non_null(strstr(result.output, "\nrefusals.per_1000_turns "));
    assert_non_null(strstr(result.output, "\ndamage.automatic "));
    assert_null(strstr(result.output, "\nstance.open "));
}

static void test_the_same_games_give_the_same_report(void **fixture)
{
    (void)fixture;
    struct program_result first;
    struct program_result second;
    const char *const arguments[] = {"report", "--seed", "word",  "--games",
                                     "1..2",   "--bot",  "diver", NULL};
    lab_run(arguments, &first);
    lab_run(arguments, &second);
    assert_int_equal(first.status, 0);
    assert_non_null(strstr(first.output, "\ndiver "));
    assert_string_equal(first.output, second.output);
}

static void test_reports_of_parts_make_up_the_report_of_all(void **fixture)
{
    struct program_result result;
    struct program_result whole;
    struct scratch_folder folder = scratch_folder_make();
    char first[SCRATCH_PATH_MAX];
    char second[SCRATCH_PATH_MAX];
    (void)fixture;
    scratch_folder_path(&folder, "first", first);
    scratch_folder_path(&folder, "second", second);
    lab_run(LAB_ARGUMENTS("report", "--seed", "word", "--games", "1..1", "--bot", "fighter",
                          "--raw", first),
            &result);
    assert_int_equal(result.status, 0);
    lab_run(LAB_ARGUMENTS("report", "--seed", "word", "--games", "2..3", "--bot", "fighter",
                          "--raw", second),
            &result);
    lab_run(LAB_ARGUMENTS("report", "--merge", first, second), &result);
    lab_run(LAB_ARGUMENTS("report", "--seed", "word", "--games", "1..3", "--bot", "fighter"),
            &whole);
    assert_string_equal(result.errors, "");
    assert_non_null(strstr(whole.output, "\nfighter "));
    assert_string_equal(result.output, whole.output);
    scratch_folder_remove(&folder);
}

static void test_a_raw_report_holds_the_forks_too(void **fixture)
{
    struct program_result result;
    struct program_result read;
    struct scratch_folder folder = scratch_folder_make();
    char path[SCRATCH_PATH_MAX];
    (void)fixture;
    scratch_folder_path(&folder, "raw", path);
    lab_run(LAB_ARGUMENTS("report", "--seed", "h", "--games", "1..1", "--bot", "adaptive", "--csv",
                          "--raw", path),
            &result);
    lab_run(LAB_ARGUMENTS("report", "--merge", path, "--csv"), &read);
    assert_non_null(strstr(result.output, "\nforks.gap,"));
    assert_non_null(strstr(result.output, "\nforks.gap.stances,"));
    assert_non_null(strstr(result.output, "\nlantern.worth,"));
    assert_string_equal(read.output, result.output);
    scratch_folder_remove(&folder);
}

static void test_what_is_no_raw_report_is_refused(void **fixture)
{
    static const char *const texts[] = {"", "eyeshine-lab 0.0.9 report of 1 numbers\n", "%s\n1\n",
                                        "%s\n1 2x\n", "%s\n99999999 1\n"};
    struct program_result result;
    struct scratch_folder folder = scratch_folder_make();
    char path[SCRATCH_PATH_MAX];
    char header[80];
    char text[128];
    char message[SCRATCH_PATH_MAX + 64];
    (void)fixture;
    scratch_folder_path(&folder, "raw", path);
    lab_run(LAB_ARGUMENTS("report", "--seed", "word", "--games", "1..1", "--bot", "random", "--raw",
                          path),
            &result);
    FILE *file = fopen(path, "r");
    assert_non_null(fgets(header, sizeof header, file));
    fclose(file);
    header[strcspn(header, "\n")] = '\0';
    snprintf(message, sizeof message, "%s: this is not a raw report of this version", path);
    for (size_t i = 0; i < ARRAY_LENGTH(texts); i++) {
        const char *rest = strncmp(texts[i], "%s", 2) == 0 ? texts[i] + 2 : NULL;
        snprintf(text, sizeof text, "%s%s", rest ? header : texts[i], rest ? rest : "");
        scratch_folder_write_text(&folder, "raw", text);
        lab_check_refuses(LAB_ARGUMENTS("report", "--merge", path), message);
    }
    scratch_folder_remove(&folder);
}

static void test_bad_arguments_are_refused(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("report"), "--seed is missing");
    lab_check_refuses(LAB_ARGUMENTS("report", "--seed", "a b"),
                      "--seed: 'a b': a seed holds no spaces, and only characters of ASCII");
    lab_check_refuses(LAB_ARGUMENTS("report", "--seed", "a", "--bot", "nobody"),
                      "--bot: unknown bot 'nobody'; 'list bots' names them");
    lab_check_refuses(
        LAB_ARGUMENTS("report", "--seed", "1234567890123456789012345678901", "--games", "1..1"),
        "--seed: '1234567890123456789012345678901' is too long: game 1 has the "
        "seed '1234567890123456789012345678901-1', and a seed has 1 to 32 characters");
    lab_check_refuses(LAB_ARGUMENTS("report", "--seed", "a", "--games", "0..1"),
                      "--games: '0..1' is not a range A..B of numbers");
    lab_check_refuses(LAB_ARGUMENTS("report", "--merge"), "--merge: FILE is missing");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_bot_has_a_row_and_every_measure_a_verdict),
        cmocka_unit_test(test_every_choice_of_a_run_has_a_row),
        cmocka_unit_test(test_one_bot_can_be_reported_alone),
        cmocka_unit_test(test_the_player_is_the_measure_of_automatic_movement),
        cmocka_unit_test(test_the_same_games_give_the_same_report),
        cmocka_unit_test(test_reports_of_parts_make_up_the_report_of_all),
        cmocka_unit_test(test_a_raw_report_holds_the_forks_too),
        cmocka_unit_test(test_what_is_no_raw_report_is_refused),
        cmocka_unit_test(test_bad_arguments_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
