/* `eyeshine-lab play`: keys in, what the player sees and a hash out. */
#include "support/check.h"

#include "support/lab.h"
#include "support/scratch_folder.h"

#include "base/array.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static const char map[] = "#############\n"
                          "#@...+..!...#\n"
                          "#....#......#\n"
                          "#############\n";

struct place {
    struct scratch_folder folder;
    char path[SCRATCH_PATH_MAX];
};

static struct place write_map(const char *text)
{
    struct place place = {.folder = scratch_folder_make()};
    scratch_folder_path(&place.folder, "map.txt", place.path);
    scratch_folder_write_text(&place.folder, "map.txt", text);
    return place;
}

static void play_map(const char *text, const char *keys, struct program_result *result)
{
    struct place place = write_map(text);
    lab_run(LAB_ARGUMENTS("play", "--seed", "word", "--map", place.path, "--keys", keys, "--view"),
            result);
    assert_string_equal(result->errors, "");
    assert_int_equal(result->status, 0);
    scratch_folder_remove(&place.folder);
}

/* The output begins with the view, and the report says this before its hash. */
static void check_shows(const char *keys, const char *view, const char *report)
{
    struct program_result result;
    play_map(map, keys, &result);
    assert_memory_equal(result.output, view, strlen(view));
    const char *line = result.output + strlen(view);
    assert_memory_equal(line, report, strlen(report));
    assert_int_equal(strspn(line + strlen(report), "0123456789abcdef"), 16);
    assert_string_equal(line + strlen(report) + 16, "\n");
}

static void test_a_new_game_shows_what_is_in_view(void **fixture)
{
    (void)fixture;
    check_shows("",
                "######       \n"
                "#@...+       \n"
                "#....#       \n"
                "######       \n",
                "seed=word bot=none result=stopped depth=1 turns=0 cause=none hash=");
}

static void test_keys_are_played(void **fixture)
{
    (void)fixture;
    check_shows("lll<Right>",
                "#############\n"
                "#...@/..!...#\n"
                "#....#......#\n"
                "######  #####\n",
                "seed=word bot=none result=stopped depth=1 turns=4 cause=none hash=");
}

static void test_commands_of_several_turns_are_played_to_their_end(void **fixture)
{
    (void)fixture;
    struct program_result result;
    play_map(map, "L", &result);
    assert_non_null(strstr(result.output, "#...@+"));
    assert_non_null(strstr(result.output, " turns=3 "));
}

static void test_keys_that_mean_nothing_are_passed_over(void **fixture)
{
    (void)fixture;
    struct program_result result;
    play_map(map, "l<F9>d+l", &result);
    assert_non_null(strstr(result.output, "#..@.+"));
}

static void refuse(const char *const *arguments, const char *named)
{
    struct program_result result;
    lab_run(arguments, &result);
    assert_int_equal(result.status, 2);
    assert_string_equal(result.output, "");
    assert_non_null(strstr(result.errors, named));
    assert_ptr_equal(strchr(result.errors, '\n'), result.errors + strlen(result.errors) - 1);
}

static void test_a_key_that_opens_a_screen_in_the_game_is_refused(void **fixture)
{
    (void)fixture;
    static const char *const keys[] = {"m",     "x",     "?",    "@",    "_",      "<Space>",
                                       "<Tab>", "<Esc>", "<F1>", "<F3>", "<S-Tab>"};
    for (size_t i = 0; i < ARRAY_LENGTH(keys); i++) {
        char all[16];
        snprintf(all, sizeof all, "l%sll", keys[i]);
        refuse(LAB_ARGUMENTS("play", "--seed", "word", "--keys", all), keys[i]);
    }
}

static void test_such_a_key_is_an_answer_where_something_is_asked(void **fixture)
{
    (void)fixture;
    struct program_result result;
    play_map("#####\n#+@+#\n#####\n", "hlc<Esc>.", &result);
}

static void test_only_a_file_gives_its_place_to_a_journal(void **fixture)
{
    (void)fixture;
    struct place place = write_map(map);
    char pipe[SCRATCH_PATH_MAX];
    struct stat status;
    scratch_folder_path(&place.folder, "pipe", pipe);
    assert_int_equal(mkfifo(pipe, 0600), 0);
    refuse(LAB_ARGUMENTS("play", "--seed", "a", "--journal", pipe), pipe);
    assert_true(lstat(pipe, &status) == 0 && S_ISFIFO(status.st_mode));
    refuse(LAB_ARGUMENTS("play", "--seed", "a", "--journal", place.folder.path), place.folder.path);
    refuse(LAB_ARGUMENTS("play", "--seed", "a", "--journal", ""), "--journal: the value is empty");
    scratch_folder_remove(&place.folder);
}

static void test_the_line_says_how_a_game_ended_and_of_what(void **fixture)
{
    (void)fixture;
    struct program_result result;
    play_map("#####\n#.@9#\n#####\n", "l.............................................", &result);
    assert_non_null(strstr(result.output, " result=won depth=1 turns=41 cause=none hash="));
    play_map("#######\n#.r.r.#\n#.r@r.#\n#.r.r.#\n#######\n",
             "vv........................................", &result);
    assert_non_null(strstr(result.output, " result=died depth=1 turns="));
    assert_non_null(strstr(result.output, " cause=gutter_rat hash="));
}

static void test_a_digit_chooses_a_boon(void **fixture)
{
    (void)fixture;
    struct program_result result;
    play_map("####\n#@>#\n####\n", ">...", &result);
    assert_non_null(strstr(result.output, " depth=2 turns=2 ")); /* nothing else can be done */
    play_map("####\n#@>#\n####\n", ">2...", &result);
    assert_non_null(strstr(result.output, " depth=2 turns=5 "));
}

static void test_eyes_in_the_dark_are_drawn(void **fixture)
{
    (void)fixture;
    struct program_result result;
    play_map("####################\n"
             "#@................r#\n"
             "####################\n",
             "", &result);
    assert_non_null(strstr(result.output, "% \n"));
    *strstr(result.output, "seed=") = '\0';
    assert_null(strchr(result.output, 'r'));
}

static void test_play_stops_after_the_turns(void **fixture)
{
    (void)fixture;
    struct program_result result;
    lab_run(LAB_ARGUMENTS("play", "--seed", "word", "--keys", "..........", "--turns", "4"),
            &result);
    assert_non_null(strstr(result.output, " turns=4 "));
    lab_run(LAB_ARGUMENTS("play", "--seed", "word", "--keys", "oooooooooo", "--turns", "5"),
            &result);
    assert_non_null(strstr(result.output, " turns=5 "));
    lab_run(LAB_ARGUMENTS("play", "--seed", "word", "--keys", "...", "--turns", "0"), &result);
    assert_non_null(strstr(result.output, " turns=0 "));
}

static void test_play_stops_after_the_turns_within_a_command(void **fixture)
{
    (void)fixture;
    struct program_result result;
    struct place place = write_map(map);
    lab_run(
        LAB_ARGUMENTS("play", "--seed", "word", "--map", place.path, "--keys", "L", "--turns", "2"),
        &result);
    assert_non_null(strstr(result.output, " turns=2 "));
    scratch_folder_remove(&place.folder);
}

static void test_without_a_view_the_report_stands_alone(void **fixture)
{
    (void)fixture;
    struct program_result result;
    lab_run(LAB_ARGUMENTS("play", "--seed", "word"), &result);
    assert_int_equal(result.status, 0);
    assert_memory_equal(result.output, "seed=word ", 10);
    assert_ptr_equal(strchr(result.output, '\n'), result.output + strlen(result.output) - 1);
}

static void test_the_same_keys_give_the_same_report(void **fixture)
{
    (void)fixture;
    struct program_result first;
    struct program_result second;
    const char *const arguments[] = {"play",   "--seed", "word", "--keys", "ooovoo>oo.o<S-Up>L",
                                     "--view", NULL};
    lab_run(arguments, &first);
    lab_run(arguments, &second);
    assert_int_equal(first.status, 0);
    assert_string_equal(first.output, second.output);
}

static void test_the_algorithm_and_plain_sight_are_parts_of_the_game(void **fixture)
{
    (void)fixture;
    struct place place = write_map(map);
    lab_check_prints(
        LAB_ARGUMENTS("fov", place.path, "--at", "1,1", "--radius", "4", "--algorithm", "disc"),
        "#####        \n"
        "#@...+       \n"
        "#....        \n"
        "#####        \n");
    struct program_result result;
    lab_run(LAB_ARGUMENTS("play", "--seed", "word", "--map", place.path, "--fov", "disc",
                          "--fov-radius", "4", "--view"),
            &result);
    assert_memory_equal(result.output,
                        "#####        \n"
                        "#@...+       \n"
                        "#....        \n"
                        "#####        \n",
                        4 * 14);
    scratch_folder_remove(&place.folder);
}

static void test_a_seed_is_wanted(void **fixture)
{
    static const char sets[] = "--daily sets --start, --watch and --fov";
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("play"), "--seed is missing");
    lab_check_refuses(LAB_ARGUMENTS("play", "--daily", "2026-11-25", "--seed", "a"),
                      "--daily and --seed can't be used together");
    lab_check_refuses(LAB_ARGUMENTS("play", "--daily", "2026-11-25", "--watch", "2"), sets);
    lab_check_refuses(LAB_ARGUMENTS("play", "--daily", "2026-11-25", "--fov", "disc"), sets);
    lab_check_refuses(LAB_ARGUMENTS("play", "--daily", "tuesday"),
                      "--daily: 'tuesday' is not a date such as 2026-11-25");
    lab_check_refuses(
        LAB_ARGUMENTS("play", "--daily", "2026-11-25", "--bot", "diver", "--games", "2"),
        "--daily is one game");
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed"), "--seed needs a value");
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "two words"),
                      "--seed: 'two words': a seed holds no spaces, and only characters of ASCII");
}

static void test_malformed_keys_are_named_before_anything_is_played(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--keys", "ll<Foo>", "--view"),
                      "--keys: character 3: unknown key '<Foo>'");
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--keys", "l<"),
                      "--keys: character 2: '<' without '>' in keys (the key '<' itself is <lt>)");
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--keys", "l\n"),
                      "--keys: character 2: a character that is not a key");
}

static void check_refuses_map(const char *text, const char *part)
{
    struct program_result result;
    struct place place = write_map(text);
    lab_run(LAB_ARGUMENTS("play", "--seed", "a", "--map", place.path), &result);
    assert_int_equal(result.status, 2);
    assert_string_equal(result.output, "");
    assert_memory_equal(result.errors, "eyeshine-lab: ", 14);
    assert_non_null(strstr(result.errors, place.path));
    assert_non_null(strstr(result.errors, part));
    assert_ptr_equal(strchr(result.errors, '\n'), result.errors + strlen(result.errors) - 1);
    scratch_folder_remove(&place.folder);
}

static void test_maps_that_can_not_be_played_are_refused(void **fixture)
{
    (void)fixture;
    check_refuses_map("", "empty");
    check_refuses_map("###\n#.#\n###\n", "hero");
    check_refuses_map("@.@\n", "second");
    check_refuses_map("@..\n..\n", "line 2");
    check_refuses_map("@.\x7f\n", "line 1");
}

static void test_a_map_that_is_not_there_is_named(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--map", "/nowhere/map"),
                      "/nowhere/map: No such file or directory");
}

static void test_bad_numbers_are_refused(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--turns", "-1"),
                      "--turns: '-1' is not a number from 0 to 2147483647");
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--turns", "many"),
                      "--turns: 'many' is not a number from 0 to 2147483647");
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--fov-radius", "4097"),
                      "--fov-radius: '4097' is not a number from 0 to 4096");
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--fov-radius", "-1"),
                      "--fov-radius: '-1' is not a number from 0 to 4096");
}

static void test_a_bot_plays_a_game_to_its_end(void **fixture)
{
    (void)fixture;
    struct program_result result;
    lab_run(LAB_ARGUMENTS("play", "--seed", "word", "--bot", "random"), &result);
    assert_int_equal(result.status, 0);
    assert_memory_equal(result.output, "seed=word bot=random result=died ", 33);
}

static void test_game_i_of_several_has_the_seed_word_i(void **fixture)
{
    (void)fixture;
    struct program_result several;
    struct program_result second;
    lab_run(LAB_ARGUMENTS("play", "--seed", "word", "--bot", "diver", "--games", "2"), &several);
    assert_memory_equal(several.output, "seed=word-1 bot=diver ", 22);
    lab_run(LAB_ARGUMENTS("play", "--seed", "word-2", "--bot", "diver"), &second);
    assert_string_equal(strchr(several.output, '\n') + 1, second.output);
}

static void test_a_bots_game_is_stopped_after_the_turns(void **fixture)
{
    (void)fixture;
    struct program_result result;
    lab_run(LAB_ARGUMENTS("play", "--seed", "word", "--bot", "adaptive", "--turns", "30"), &result);
    assert_non_null(strstr(result.output, " result=stopped depth=1 turns=30 "));
}

static void test_as_columns_there_is_a_header(void **fixture)
{
    (void)fixture;
    struct program_result result;
    lab_run(LAB_ARGUMENTS("play", "--seed", "word", "--bot", "adaptive", "--turns", "30", "--csv",
                          "--games", "2"),
            &result);
    assert_memory_equal(result.output,
                        "seed,bot,result,depth,turns,cause,hash\n"
                        "word-1,adaptive,stopped,1,30,none,",
                        39 + 34);
    assert_non_null(strstr(result.output, "\nword-2,adaptive,stopped,1,30,none,"));
}

static void test_a_seed_with_commas_stays_one_column(void **fixture)
{
    (void)fixture;
    struct program_result result;
    lab_run(LAB_ARGUMENTS("play", "--seed", "a,b", "--keys", "l", "--csv"), &result);
    assert_non_null(strstr(result.output, "\n\"a,b\",none,stopped,1,"));
    lab_run(LAB_ARGUMENTS("play", "--seed", "a\"b", "--keys", "l", "--csv"), &result);
    assert_non_null(strstr(result.output, "\n\"a\"\"b\",none,stopped,1,"));
}

static void test_the_keys_of_a_bots_game_are_printed_behind_its_line(void **fixture)
{
    (void)fixture;
    struct program_result result;
    struct place place = write_map("#######\n#@...>#\n#######\n");
    lab_run(LAB_ARGUMENTS("play", "--seed", "word", "--map", place.path, "--bot", "diver",
                          "--turns", "5", "--print-keys"),
            &result);
    assert_non_null(strstr(result.output, " depth=2 turns=5 "));
    const char *stairs = strchr(strchr(result.output, '\n'), '>');
    assert_non_null(stairs);
    assert_string_equal(stairs, ">\n");
    lab_run(LAB_ARGUMENTS("play", "--seed", "word", "--map", place.path, "--bot", "diver",
                          "--turns", "3", "--print-keys"),
            &result);
    assert_string_equal(strchr(result.output, '\n'), "\nlll\n"); /* stopped on its way */
    lab_run(
        LAB_ARGUMENTS("play", "--seed", "word", "--bot", "diver", "--turns", "0", "--print-keys"),
        &result);
    assert_string_equal(strchr(result.output, '\n'), "\n\n");
    scratch_folder_remove(&place.folder);
}

/* The lines of a bot's game and of its keys played by the lab are the same, apart from the player. */
static void check_keys_play_the_game(const char *line, const char *keys_line, const char *seed)
{
    char keys[4096];
    struct program_result played;
    snprintf(keys, sizeof keys, "%.*s", (int)strcspn(keys_line, "\n"), keys_line);
    lab_run(LAB_ARGUMENTS("play", "--seed", seed, "--keys", keys), &played);
    const char *one = strstr(line, " result=");
    const char *other = strstr(played.output, " result=");
    assert_non_null(one);
    assert_non_null(other);
    assert_memory_equal(one, other, strlen(other));
}

static void test_the_keys_of_a_bots_game_play_it_again(void **fixture)
{
    (void)fixture;
    struct program_result several;
    lab_run(LAB_ARGUMENTS("play", "--seed", "word", "--bot", "random", "--turns", "200", "--games",
                          "2", "--print-keys"),
            &several);
    const char *lines[4] = {several.output};
    for (int i = 1; i < 4; i++)
        lines[i] = strchr(lines[i - 1], '\n') + 1;
    check_keys_play_the_game(lines[0], lines[1], "word-1");
    check_keys_play_the_game(lines[2], lines[3], "word-2");
}

static void test_keys_are_printed_of_bots_and_not_as_columns(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--print-keys"),
                      "--print-keys is for a --bot");
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--keys", "l", "--print-keys"),
                      "--print-keys is for a --bot");
    lab_check_refuses(
        LAB_ARGUMENTS("play", "--seed", "a", "--bot", "diver", "--csv", "--print-keys"),
        "--csv and --print-keys can't be used together");
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--keys", "l", "--csv", "--view"),
                      "--csv and --view can't be used together");
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--bot", "diver", "--print-keys=file"),
                      "--print-keys takes no value");
}

static void test_bots_and_keys_exclude_each_other(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--bot", "nobody"),
                      "--bot: unknown bot 'nobody'; 'list bots' names them");
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--bot", "diver", "--keys", "l"),
                      "--bot and --keys can't be used together");
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--games", "2"),
                      "--games is for a --bot");
    lab_check_refuses(
        LAB_ARGUMENTS("play", "--seed", "12345678901234567890123456789012", "--bot", "diver",
                      "--games", "2"),
        "--seed: '12345678901234567890123456789012' is too long: game 1 has the "
        "seed '12345678901234567890123456789012-1', and a seed has 1 to 32 characters");
    lab_check_refuses(
        LAB_ARGUMENTS("play", "--seed", "123456789012345678901234567890", "--bot", "diver",
                      "--games", "10"),
        "--seed: '123456789012345678901234567890' is too long: game 10 has the "
        "seed '123456789012345678901234567890-10', and a seed has 1 to 32 characters");
}

static void test_other_arguments_are_refused(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "word"), "unexpected argument 'word'");
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--view=yes"), "--view takes no value");
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--cheat"), "unknown option '--cheat'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_new_game_shows_what_is_in_view),
        cmocka_unit_test(test_keys_are_played),
        cmocka_unit_test(test_commands_of_several_turns_are_played_to_their_end),
        cmocka_unit_test(test_keys_that_mean_nothing_are_passed_over),
        cmocka_unit_test(test_a_key_that_opens_a_screen_in_the_game_is_refused),
        cmocka_unit_test(test_such_a_key_is_an_answer_where_something_is_asked),
        cmocka_unit_test(test_only_a_file_gives_its_place_to_a_journal),
        cmocka_unit_test(test_the_line_says_how_a_game_ended_and_of_what),
        cmocka_unit_test(test_a_digit_chooses_a_boon),
        cmocka_unit_test(test_eyes_in_the_dark_are_drawn),
        cmocka_unit_test(test_play_stops_after_the_turns),
        cmocka_unit_test(test_play_stops_after_the_turns_within_a_command),
        cmocka_unit_test(test_without_a_view_the_report_stands_alone),
        cmocka_unit_test(test_the_same_keys_give_the_same_report),
        cmocka_unit_test(test_the_algorithm_and_plain_sight_are_parts_of_the_game),
        cmocka_unit_test(test_a_seed_is_wanted),
        cmocka_unit_test(test_malformed_keys_are_named_before_anything_is_played),
        cmocka_unit_test(test_maps_that_can_not_be_played_are_refused),
        cmocka_unit_test(test_a_map_that_is_not_there_is_named),
        cmocka_unit_test(test_bad_numbers_are_refused),
        cmocka_unit_test(test_a_bot_plays_a_game_to_its_end),
        cmocka_unit_test(test_game_i_of_several_has_the_seed_word_i),
        cmocka_unit_test(test_a_bots_game_is_stopped_after_the_turns),
        cmocka_unit_test(test_as_columns_there_is_a_header),
        cmocka_unit_test(test_a_seed_with_commas_stays_one_column),
        cmocka_unit_test(test_the_keys_of_a_bots_game_are_printed_behind_its_line),
        cmocka_unit_test(test_the_keys_of_a_bots_game_play_it_again),
        cmocka_unit_test(test_keys_are_printed_of_bots_and_not_as_columns),
        cmocka_unit_test(test_bots_and_keys_exclude_each_other),
        cmocka_unit_test(test_other_arguments_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
