/* `eyeshine-lab level`: the same floor every time, and floors verified. */
#include "support/check.h"

#include "support/lab.h"

#include "base/array.h"

#include <stdio.h>
#include <string.h>

static void run(const char *const *arguments, struct program_result *result)
{
    lab_run(arguments, result);
    assert_string_equal(result->errors, "");
    assert_int_equal(result->status, 0);
}

static void check_begins(const char *text, const char *beginning)
{
    if (strncmp(text, beginning, strlen(beginning)) != 0)
        fail_msg("expected '%s', got '%s'", beginning, text);
}

static int count_lines(const char *text)
{
    int lines = 0;
    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

static int count_signs(const char *text, char sign)
{
    int signs = 0;
    for (; *text; text++)
        signs += *text == sign;
    return signs;
}

static void test_a_floor_is_45_rows_of_80_and_four_lines(void **fixture)
{
    (void)fixture;
    struct program_result result;
    run(LAB_ARGUMENTS("level", "--seed", "word", "--depth", "4", "--omen", "none"), &result);
    assert_int_equal(count_lines(result.output), 45 + 4);
    for (int y = 0; y < 45; y++)
        assert_int_equal(result.output[y * 81 + 80], '\n');
    assert_memory_equal(result.output + 45 * 81, "seed word\ndepth 4\nrooms ", 24);
    const char *hash = strstr(result.output + 45 * 81, "\nhash ");
    assert_non_null(hash);
    assert_int_equal(strspn(hash + 6, "0123456789abcdef"), 16);
    assert_string_equal(hash + 22, "\n");
}

static void test_a_floor_has_one_stair_each_way(void **fixture)
{
    (void)fixture;
    struct program_result result;
    run(LAB_ARGUMENTS("level", "--seed", "word", "--depth", "2"), &result);
    assert_int_equal(count_signs(result.output, '<'), 1);
    assert_int_equal(count_signs(result.output, '>'), 1);
}

static void test_the_last_floor_has_the_lamp_in_place_of_stairs_down(void **fixture)
{
    (void)fixture;
    struct program_result result;
    run(LAB_ARGUMENTS("level", "--seed", "word", "--depth", "12"), &result);
    result.output[81 * 45] = '\0';
    assert_int_equal(count_signs(result.output, '<'), 1);
    assert_int_equal(count_signs(result.output, '>'), 0);
    assert_int_equal(count_signs(result.output, '9'), 1);
}

static void test_the_first_floors_are_smaller(void **fixture)
{
    (void)fixture;
    struct program_result result;
    run(LAB_ARGUMENTS("level", "--seed", "word", "--depth", "3", "--omen", "none"), &result);
    assert_int_equal(count_lines(result.output), 34 + 4);
    assert_int_equal(result.output[60], '\n');
}

static void test_the_same_seed_gives_the_same_floor(void **fixture)
{
    (void)fixture;
    struct program_result first;
    struct program_result second;
    run(LAB_ARGUMENTS("level", "--seed", "word", "--depth", "5"), &first);
    run(LAB_ARGUMENTS("level", "--depth", "5", "--seed", "word", "--size", "80x45"), &second);
    assert_string_equal(first.output, second.output);
}

static void test_another_seed_or_depth_gives_another_floor(void **fixture)
{
    (void)fixture;
    struct program_result first;
    struct program_result second;
    run(LAB_ARGUMENTS("level", "--seed", "word", "--depth", "5"), &first);
    run(LAB_ARGUMENTS("level", "--seed", "ward", "--depth", "5"), &second);
    assert_memory_not_equal(first.output, second.output, 80 * 45);
    run(LAB_ARGUMENTS("level", "--seed", "word", "--depth", "6"), &second);
    assert_memory_not_equal(first.output, second.output, 80 * 45);
}

static void test_the_floor_of_the_level_is_the_floor_of_the_game(void **fixture)
{
    (void)fixture;
    struct program_result level;
    struct program_result game;
    run(LAB_ARGUMENTS("level", "--seed", "word", "--depth", "1"), &level);
    run(LAB_ARGUMENTS("play", "--seed", "word", "--fov", "disc", "--fov-radius", "200", "--view"),
        &game);
    int differences = 0;
    for (int cell = 0; cell < 61 * 34; cell++)
        differences += level.output[cell] != game.output[cell];
    assert_int_equal(differences, 1); /* the hero */
}

static void test_a_floor_of_another_size_is_built(void **fixture)
{
    (void)fixture;
    struct program_result result;
    run(LAB_ARGUMENTS("level", "--seed", "word", "--depth", "12", "--size", "30x20"), &result);
    assert_int_equal(count_lines(result.output), 20 + 4);
    assert_int_equal(result.output[30], '\n');
}

static void test_a_floor_tells_its_omen(void **fixture)
{
    (void)fixture;
    struct program_result result;
    run(LAB_ARGUMENTS("level", "--seed", "word", "--depth", "2", "--omen", "fog"), &result);
    assert_non_null(strstr(result.output, "\nomen fog\nhash "));
}

static void test_seeds_are_verified_at_every_depth(void **fixture)
{
    (void)fixture;
    struct program_result result;
    run(LAB_ARGUMENTS("level", "--check", "1..3"), &result);
    check_begins(result.output, "seeds 1..3 at 12 depths: 0 faults\nattempts 1:");
    run(LAB_ARGUMENTS("level", "--check", "7..7", "--size", "24x16"), &result);
    check_begins(result.output, "seeds 7..7 at 12 depths: 0 faults\nattempts ");
}

static void test_attempts_of_all_floors_are_counted(void **fixture)
{
    (void)fixture;
    struct program_result result;
    int floors = 0;
    run(LAB_ARGUMENTS("level", "--check", "1..5"), &result);
    const char *at = strstr(result.output, "\nattempts ");
    assert_non_null(at);
    at += strlen("\nattempts");
    for (int attempts, count, length; sscanf(at, " %d:%d%n", &attempts, &count, &length) == 2;) {
        floors += count;
        at += length;
    }
    assert_int_equal(floors, 5 * (12 + 3)); /* three are reached by two ways */
    check_begins(at, "\nfallbacks 0\nworth to floor 3: mean ");
}

/* The mean of one seed is its worth, and of two it is between theirs. */
static void test_the_worth_of_a_run_is_spread_over_the_seeds(void **fixture)
{
    (void)fixture;
    struct program_result result;
    double mean = 0;
    double deviation = -1;
    int min = 0;
    int max = 0;
    static const char mark[] = "\nworth to floor 12: mean ";
    run(LAB_ARGUMENTS("level", "--check", "7..7"), &result);
    assert_int_equal(sscanf(strstr(result.output, mark) + strlen(mark),
                            "%lf deviation %lf least %d most %d", &mean, &deviation, &min, &max),
                     4);
    assert_true(min > 0 && min == max && mean == min && deviation == 0);
    run(LAB_ARGUMENTS("level", "--check", "7..16"), &result);
    assert_int_equal(sscanf(strstr(result.output, mark) + strlen(mark),
                            "%lf deviation %lf least %d most %d", &mean, &deviation, &min, &max),
                     4);
    assert_true(min < mean && mean < max && 0 < deviation && deviation < max - min);
}

static void test_bad_ranges_are_refused(void **fixture)
{
    (void)fixture;
    static const char *const ranges[][2] = {
        {"", "--check: '' is not a range A..B of numbers"},
        {"5", "--check: '5' is not a range A..B of numbers"},
        {"5..", "--check: '5..' is not a range A..B of numbers"},
        {"..5", "--check: '..5' is not a range A..B of numbers"},
        {"5..4", "--check: '5..4' is not a range A..B of numbers"},
        {"a..b", "--check: 'a..b' is not a range A..B of numbers"},
        {"-1..5", "--check: '-1..5' is not a range A..B of numbers"},
        {"1..99999999999", "--check: '1..99999999999' is not a range A..B of numbers"},
        {"11111111111111111111..2",
         "--check: '11111111111111111111..2' is not a range A..B of numbers"},
    };
    for (size_t i = 0; i < ARRAY_LENGTH(ranges); i++)
        lab_check_refuses(LAB_ARGUMENTS("level", "--check", ranges[i][0]), ranges[i][1]);
}

static void test_verifying_goes_alone(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("level", "--check", "1..2", "--seed", "a"),
                      "--check goes without --seed, --depth and --omen");
    lab_check_refuses(LAB_ARGUMENTS("level", "--check", "1..2", "--depth", "1"),
                      "--check goes without --seed, --depth and --omen");
}

static void test_what_is_missing_is_named(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("level"), "--seed is missing");
    lab_check_refuses(LAB_ARGUMENTS("level", "--seed", "a"), "--depth is missing");
    lab_check_refuses(LAB_ARGUMENTS("level", "--seed"), "--seed needs a value");
    lab_check_refuses(LAB_ARGUMENTS("level", "word"), "unexpected argument 'word'");
    lab_check_refuses(LAB_ARGUMENTS("level", "--deep"), "unknown option '--deep'");
}

static void test_bad_depths_are_refused(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("level", "--seed", "a", "--depth", "0"),
                      "--depth: '0' is not a number from 1 to 12");
    lab_check_refuses(LAB_ARGUMENTS("level", "--seed", "a", "--depth", "13"),
                      "--depth: '13' is not a number from 1 to 12");
    lab_check_refuses(LAB_ARGUMENTS("level", "--seed", "a", "--depth", "two"),
                      "--depth: 'two' is not a number from 1 to 12");
}

static void test_bad_seeds_are_refused(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("level", "--seed", "", "--depth", "1"),
                      "--seed: '': a seed has 1 to 32 characters");
    lab_check_refuses(
        LAB_ARGUMENTS("level", "--seed", "123456789012345678901234567890123", "--depth", "1"),
        "--seed: '123456789012345678901234567890123': a seed has 1 to 32 characters");
    lab_check_refuses(LAB_ARGUMENTS("level", "--seed", "a b", "--depth", "1"),
                      "--seed: 'a b': a seed holds no spaces, and only characters of ASCII");
}

static void test_bad_sizes_are_refused(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("level", "--seed", "a", "--depth", "1", "--size", "80"),
                      "--size: '80' is not a size WxH, from 1x1 to 1024x1024");
    lab_check_refuses(LAB_ARGUMENTS("level", "--seed", "a", "--depth", "1", "--size", "1025x45"),
                      "--size: '1025x45' is not a size WxH, from 1x1 to 1024x1024");
    lab_check_refuses(LAB_ARGUMENTS("level", "--seed", "a", "--depth", "1", "--size", "23x45"),
                      "--size: no floor can have the size 23x45: it is from 24x16 to 1024x1024");
    lab_check_refuses(LAB_ARGUMENTS("level", "--check", "1..2", "--size", "24x15"),
                      "--size: no floor can have the size 24x15: it is from 24x16 to 1024x1024");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_floor_is_45_rows_of_80_and_four_lines),
        cmocka_unit_test(test_a_floor_has_one_stair_each_way),
        cmocka_unit_test(test_the_last_floor_has_the_lamp_in_place_of_stairs_down),
        cmocka_unit_test(test_the_first_floors_are_smaller),
        cmocka_unit_test(test_the_same_seed_gives_the_same_floor),
        cmocka_unit_test(test_another_seed_or_depth_gives_another_floor),
        cmocka_unit_test(test_the_floor_of_the_level_is_the_floor_of_the_game),
        cmocka_unit_test(test_a_floor_of_another_size_is_built),
        cmocka_unit_test(test_a_floor_tells_its_omen),
        cmocka_unit_test(test_seeds_are_verified_at_every_depth),
        cmocka_unit_test(test_attempts_of_all_floors_are_counted),
        cmocka_unit_test(test_the_worth_of_a_run_is_spread_over_the_seeds),
        cmocka_unit_test(test_bad_ranges_are_refused),
        cmocka_unit_test(test_verifying_goes_alone),
        cmocka_unit_test(test_what_is_missing_is_named),
        cmocka_unit_test(test_bad_depths_are_refused),
        cmocka_unit_test(test_bad_seeds_are_refused),
        cmocka_unit_test(test_bad_sizes_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
