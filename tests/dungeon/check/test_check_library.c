/* check_sites finds each fault of a library of maps: a sound one, and the same with one thing broken. */
#include "support/check.h"
#include "support/level_picture.h"

#include "dungeon/check/check_parts.h"

/* Checks a library on floor 3 with such lies and a terrain in place of the map at (x, 2). */
static void check_library(int lies, int x, enum terrain terrain, const char *message)
{
    struct level_picture level = level_picture_read("############\n"
                                                    "#..#.......#\n"
                                                    "#@.+.......#\n"
                                                    "#..#.......#\n"
                                                    "############\n",
                                                    3);
    struct site site = {.type = SITE_LIBRARY,
                        .area = {{4, 1}, {10, 3}},
                        .door = {3, 2},
                        .spots = {{5, 2}, {7, 2}, {9, 2}},
                        .spot_count = 3,
                        .lies = lies};
    struct error why = {""};
    for (int i = 0; i < site.spot_count; i++)
        level_set_terrain(&level.level, site.spots[i], TERRAIN_SPREAD_MAP);
    level_set_terrain(&level.level, point_make(x, 2), terrain);
    level.level.sites[level.level.site_count++] = site;
    assert_int_equal(check_sites(&level.level, &level.scratch, &why), message == NULL);
    if (message)
        assert_string_equal(why.message, message);
    level_picture_destroy(&level);
}

static void a_sound_library_passes(void **unused)
{
    for (int lies = 1; lies < 7; lies++)
        check_library(lies, 5, TERRAIN_SPREAD_MAP, NULL);
    (void)unused;
}

static void a_library_with_all_or_no_maps_lying_is_found(void **unused)
{
    check_library(0, 5, TERRAIN_SPREAD_MAP, "a library of maps has no true map, or no false one");
    check_library(7, 5, TERRAIN_SPREAD_MAP, "a library of maps has no true map, or no false one");
    (void)unused;
}

static void a_library_without_a_map_is_found(void **unused)
{
    check_library(1, 7, TERRAIN_FLOOR, "at (7, 2): nothing to read in a library of maps");
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sound_library_passes),
        cmocka_unit_test(a_library_with_all_or_no_maps_lying_is_found),
        cmocka_unit_test(a_library_without_a_map_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
