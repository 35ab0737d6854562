/* `eyeshine-lab fov`: prints the views as they are defined, and refuses what is no question. */
#include "support/check.h"

#include "support/lab.h"
#include "support/scratch_folder.h"
#include "support/sight_picture.h"
#include "support/sight_reference.h"
#include "test_paths.h"

#include "base/array.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char room[] = "#########\n"
                           "#...#...#\n"
                           "#...#.+.#\n"
                           "#.......#\n"
                           "#..~....#\n"
                           "#########\n";

static const char pillars[] = "..........................\n"
                              "....#......#.......##.....\n"
                              "..........................\n"
                              "..#.....#...........#.....\n"
                              "...............#..........\n"
                              "......##.........#....#...\n"
                              "..........................\n"
                              "....#.....#....#..........\n"
                              "..............#.....##....\n"
                              "..........................\n";

static const char cave[] = "####################\n"
                           "###....####....#####\n"
                           "##......##......####\n"
                           "#....#.......#...###\n"
                           "##..###.....###....#\n"
                           "###..##.....##....##\n"
                           "####....###.......##\n"
                           "####################\n";

static const char corridor[] = "........#.........\n";

struct place {
    struct scratch_folder folder;
    char path[SCRATCH_PATH_MAX];
};

static struct place write_map(const char *map)
{
    struct place place = {.folder = scratch_folder_make()};
    scratch_folder_path(&place.folder, "map.txt", place.path);
    scratch_folder_write_text(&place.folder, "map.txt", map);
    return place;
}

static void check_prints(const char *map, const char *at, const char *radius, const char *algorithm,
                         const char *expected)
{
    struct place place = write_map(map);
    lab_check_prints(
        LAB_ARGUMENTS("fov", place.path, "--at", at, "--radius", radius, "--algorithm", algorithm),
        expected);
    scratch_folder_remove(&place.folder);
}

/* The view by the definitions, as the lab is to print it. */
static void write_expected(const char *map, struct point at, int radius, const char *algorithm,
                           char *expected)
{
    struct sight_level level = sight_picture_read(map);
    struct grid grid = level.opacity.grid;
    bool *seen = calloc(grid_cells(grid), sizeof *seen);
    sight_reference_compute(algorithm, &level.opacity, at, radius, seen);
    strcpy(expected, map);
    for (int y = 0; y < grid.height; y++)
        for (int x = 0; x < grid.width; x++)
            if (!seen[y * grid.width + x])
                expected[y * (grid.width + 1) + x] = ' ';
    expected[at.y * (grid.width + 1) + at.x] = '@';
    free(seen);
    sight_level_destroy(&level);
}

static void check_against_definition(const char *map, struct point at, int radius,
                                     const char *algorithm)
{
    char expected[1024];
    char at_text[16];
    char radius_text[16] = "unlimited";
    write_expected(map, at, radius, algorithm, expected);
    snprintf(at_text, sizeof at_text, "%d,%d", at.x, at.y);
    if (radius >= 0)
        snprintf(radius_text, sizeof radius_text, "%d", radius);
    check_prints(map, at_text, radius_text, algorithm, expected);
}

static void check_all_cases(const char *algorithm)
{
    static const int radii[] = {8, 0, 1, 3, FOV_UNLIMITED};
    for (size_t i = 0; i < ARRAY_LENGTH(radii); i++) {
        check_against_definition(room, point_make(2, 2), radii[i], algorithm);
        check_against_definition(room, point_make(4, 3), radii[i], algorithm);
        check_against_definition(room, point_make(0, 0), radii[i], algorithm);
        check_against_definition(pillars, point_make(13, 5), radii[i], algorithm);
        check_against_definition(pillars, point_make(25, 9), radii[i], algorithm);
        check_against_definition(cave, point_make(8, 4), radii[i], algorithm);
        check_against_definition(corridor, point_make(2, 0), radii[i], algorithm);
    }
}

static void test_shadowcast_is_as_defined(void **fixture)
{
    (void)fixture;
    check_all_cases("shadowcast");
}

static void test_raycast_is_as_defined(void **fixture)
{
    (void)fixture;
    check_all_cases("raycast");
}

static void test_bresenham_box_is_as_defined(void **fixture)
{
    (void)fixture;
    check_all_cases("bresenham-box");
}

static void test_bresenham_circle_is_as_defined(void **fixture)
{
    (void)fixture;
    check_all_cases("bresenham-circle");
}

static void test_disc_is_as_defined(void **fixture)
{
    (void)fixture;
    check_all_cases("disc");
}

static void test_the_map_is_printed_at_full_width(void **fixture)
{
    (void)fixture;
    check_prints(room, "1,1", "1", "shadowcast",
                 "###      \n"
                 "#@.      \n"
                 "#..      \n"
                 "         \n"
                 "         \n"
                 "         \n");
}

static void test_only_a_hash_blocks_sight(void **fixture)
{
    (void)fixture;
    check_prints("@+|a#.\n", "1,0", "unlimited", "shadowcast", "@@|a# \n");
}

static void test_a_blank_is_a_cell(void **fixture)
{
    (void)fixture;
    check_prints(". .\n   \n", "0,0", "unlimited", "disc", "@ .\n   \n");
}

static void test_line_ends_of_all_systems_are_read(void **fixture)
{
    (void)fixture;
    check_prints("..\r\n..", "0,0", "unlimited", "disc", "@.\n..\n");
}

static void test_a_map_of_one_cell_is_a_map(void **fixture)
{
    (void)fixture;
    check_prints("#\n", "0,0", "4096", "shadowcast", "@\n");
}

static void test_a_dash_is_standard_input(void **fixture)
{
    (void)fixture;
    struct program_result result;
    const char *const command[] = {"/bin/sh", "-c",
                                   "printf '...\\n' | '" EYESHINE_LAB_BIN
                                   "' fov - --at 1,0 --radius 5 --algorithm disc",
                                   NULL};
    program_run(command, NULL, &result);
    assert_string_equal(result.output, ".@.\n");
    assert_string_equal(result.errors, "");
    assert_int_equal(result.status, 0);
}

static void check_refuses(const char *map, const char *at, const char *radius,
                          const char *algorithm, const char *message)
{
    struct place place = write_map(map);
    char expected[512];
    const char *path = strstr(message, "MAP");
    if (path)
        snprintf(expected, sizeof expected, "%.*s%s%s", (int)(path - message), message, place.path,
                 path + 3);
    else
        snprintf(expected, sizeof expected, "%s", message);
    lab_check_refuses(
        LAB_ARGUMENTS("fov", place.path, "--at", at, "--radius", radius, "--algorithm", algorithm),
        expected);
    scratch_folder_remove(&place.folder);
}

static void test_ragged_lines_are_refused(void **fixture)
{
    (void)fixture;
    check_refuses("...\n..\n", "0,0", "5", "disc", "MAP line 2 has 2 characters, line 1 has 3");
    check_refuses("...\n....\n", "0,0", "5", "disc", "MAP line 2 has 4 characters, line 1 has 3");
}

static void test_empty_maps_and_lines_are_refused(void **fixture)
{
    (void)fixture;
    check_refuses("", "0,0", "5", "disc", "MAP: the map is empty");
    check_refuses("\n", "0,0", "5", "disc", "MAP line 1 is empty");
    check_refuses("..\n\n..\n", "0,0", "5", "disc", "MAP line 2 is empty");
}

static void test_what_can_not_be_printed_is_refused(void **fixture)
{
    (void)fixture;
    check_refuses("..\n.\t\n", "0,0", "5", "disc",
                  "MAP line 2, column 2: not a printable character");
    check_refuses("\xc3\xa4\n", "0,0", "5", "disc",
                  "MAP line 1, column 1: not a printable character");
}

static void test_bytes_that_are_no_text_are_refused(void **fixture)
{
    (void)fixture;
    struct place place = {.folder = scratch_folder_make()};
    char expected[512];
    scratch_folder_path(&place.folder, "map.txt", place.path);
    scratch_folder_write(&place.folder, "map.txt", "..\0.\n", 5);
    snprintf(expected, sizeof expected, "%s: is not text", place.path);
    lab_check_refuses(
        LAB_ARGUMENTS("fov", place.path, "--at", "0,0", "--radius", "5", "--algorithm", "disc"),
        expected);
    scratch_folder_remove(&place.folder);
}

static void test_maps_with_too_long_or_too_many_lines_are_refused(void **fixture)
{
    (void)fixture;
    static char map[2 * 1030];
    memset(map, '.', 1025);
    strcpy(map + 1025, "\n");
    check_refuses(map, "0,0", "5", "disc", "MAP line 1: a map has up to 1024 x 1024 cells");
    for (int y = 0; y < 1025; y++)
        memcpy(map + 2 * y, ".\n", 3);
    check_refuses(map, "0,0", "5", "disc", "MAP line 1025: a map has up to 1024 x 1024 cells");
}

static void test_a_map_that_is_not_there_is_named(void **fixture)
{
    (void)fixture;
    lab_check_refuses(
        LAB_ARGUMENTS("fov", "/nowhere/map", "--at", "0,0", "--radius", "5", "--algorithm", "disc"),
        "/nowhere/map: No such file or directory");
}

static void test_a_folder_is_no_map(void **fixture)
{
    (void)fixture;
    lab_check_refuses(
        LAB_ARGUMENTS("fov", "/", "--at", "0,0", "--radius", "5", "--algorithm", "disc"),
        "/: Is a directory");
}

static void test_a_cell_outside_of_the_map_is_refused(void **fixture)
{
    (void)fixture;
    check_refuses(room, "9,0", "5", "disc", "--at 9,0 lies outside of MAP, which has 9 x 6 cells");
    check_refuses(room, "0,6", "5", "disc", "--at 0,6 lies outside of MAP, which has 9 x 6 cells");
}

static void test_what_is_no_cell_is_refused(void **fixture)
{
    (void)fixture;
    static const char *const places[] = {"",     "1",     "1,",    "a,b",
                                         "-1,0", "1,2,3", "1.5,2", "99999999999,0"};
    for (size_t i = 0; i < ARRAY_LENGTH(places); i++) {
        char message[128];
        snprintf(message, sizeof message, "--at: '%s' is not a position X,Y, each from 0 to 1023",
                 places[i]);
        check_refuses(room, places[i], "5", "disc", message);
    }
}

static void test_what_is_no_radius_is_refused(void **fixture)
{
    (void)fixture;
    static const char *const radii[] = {
        "", "-1", "4097", "far", "5x", "99999999999999999999", "Unlimited"};
    for (size_t i = 0; i < ARRAY_LENGTH(radii); i++) {
        char message[128];
        snprintf(message, sizeof message, "--radius: '%s' is not a radius: 0 to 4096, or unlimited",
                 radii[i]);
        check_refuses(room, "1,1", radii[i], "disc", message);
    }
}

static void test_an_unknown_algorithm_lists_the_known_ones(void **fixture)
{
    (void)fixture;
    struct program_result result;
    struct place place = write_map(room);
    lab_run(LAB_ARGUMENTS("fov", place.path, "--at", "1,1", "--radius", "5", "--algorithm", "nope"),
            &result);
    assert_int_equal(result.status, 2);
    assert_non_null(strstr(result.errors, "unknown algorithm 'nope'; choose from "));
    for (int i = 0; i < fov_count(); i++)
        assert_non_null(strstr(result.errors, fov_get(i)->name));
    scratch_folder_remove(&place.folder);
}

static void test_what_is_missing_is_named(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("fov"), "MAP is missing");
    lab_check_refuses(LAB_ARGUMENTS("fov", "m"), "--at is missing");
    lab_check_refuses(LAB_ARGUMENTS("fov", "m", "--at", "1,1"), "--radius is missing");
    lab_check_refuses(LAB_ARGUMENTS("fov", "m", "--at", "1,1", "--radius", "1"),
                      "--algorithm is missing");
    lab_check_refuses(LAB_ARGUMENTS("fov", "m", "--at"), "--at needs a value");
    lab_check_refuses(LAB_ARGUMENTS("fov", "m", "n"), "unexpected argument 'n'");
    lab_check_refuses(LAB_ARGUMENTS("fov", "m", "--fast"), "unknown option '--fast'");
}

static void test_a_line_end_in_a_name_does_not_make_two_lines(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("fov", "m", "--at", "1\n2"),
                      "--at: '1?2' is not a position X,Y, each from 0 to 1023");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_shadowcast_is_as_defined),
        cmocka_unit_test(test_raycast_is_as_defined),
        cmocka_unit_test(test_bresenham_box_is_as_defined),
        cmocka_unit_test(test_bresenham_circle_is_as_defined),
        cmocka_unit_test(test_disc_is_as_defined),
        cmocka_unit_test(test_the_map_is_printed_at_full_width),
        cmocka_unit_test(test_only_a_hash_blocks_sight),
        cmocka_unit_test(test_a_blank_is_a_cell),
        cmocka_unit_test(test_line_ends_of_all_systems_are_read),
        cmocka_unit_test(test_a_map_of_one_cell_is_a_map),
        cmocka_unit_test(test_a_dash_is_standard_input),
        cmocka_unit_test(test_ragged_lines_are_refused),
        cmocka_unit_test(test_empty_maps_and_lines_are_refused),
        cmocka_unit_test(test_what_can_not_be_printed_is_refused),
        cmocka_unit_test(test_bytes_that_are_no_text_are_refused),
        cmocka_unit_test(test_maps_with_too_long_or_too_many_lines_are_refused),
        cmocka_unit_test(test_a_map_that_is_not_there_is_named),
        cmocka_unit_test(test_a_folder_is_no_map),
        cmocka_unit_test(test_a_cell_outside_of_the_map_is_refused),
        cmocka_unit_test(test_what_is_no_cell_is_refused),
        cmocka_unit_test(test_what_is_no_radius_is_refused),
        cmocka_unit_test(test_an_unknown_algorithm_lists_the_known_ones),
        cmocka_unit_test(test_what_is_missing_is_named),
        cmocka_unit_test(test_a_line_end_in_a_name_does_not_make_two_lines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
