/* check_sites finds each fault of a shrine: a sound one, and the same with one thing broken. */
#include "support/check.h"
#include "support/level_picture.h"

#include "dungeon/check/check_parts.h"

static const struct site sound = {.type = SITE_SHRINE,
                                  .area = {{4, 1}, {10, 5}},
                                  .door = {3, 3},
                                  .spots = {{10, 1}, {10, 5}},
                                  .spot_count = 2};

/* Checks a shrine on floor 3 with a terrain in one of its cells; no error is expected if `message` is NULL. */
static void check_shrine(struct site site, struct point at, enum terrain terrain,
                         const char *message)
{
    struct level_picture level = level_picture_read("############\n"
                                                    "#..#.......#\n"
                                                    "#..#.......#\n"
                                                    "#@.+.......#\n"
                                                    "#..#.......#\n"
                                                    "#..#.......#\n"
                                                    "############\n",
                                                    3);
    struct error why = {""};
    level_set_terrain(&level.level, at, terrain);
    level.level.sites[level.level.site_count++] = site;
    assert_int_equal(check_sites(&level.level, &level.scratch, &why), message == NULL);
    if (message)
        assert_string_equal(why.message, message);
    level_picture_destroy(&level);
}

static void a_sound_shrine_passes(void **unused)
{
    check_shrine(sound, point_make(7, 3), TERRAIN_ALTAR, NULL);
    (void)unused;
}

static void a_shrine_without_an_altar_is_found(void **unused)
{
    check_shrine(sound, point_make(7, 3), TERRAIN_FLOOR, "a hide-and-seek shrine has no altar");
    (void)unused;
}

static void an_altar_watched_from_all_sides_is_found(void **unused)
{
    check_shrine(sound, point_make(9, 3), TERRAIN_ALTAR,
                 "at (9, 3): nowhere to hide in a hide-and-seek shrine");
    (void)unused;
}

static void an_unwatched_altar_is_found(void **unused)
{
    check_shrine(sound, point_make(5, 3), TERRAIN_ALTAR,
                 "at (5, 3): nothing watches a hide-and-seek shrine");
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sound_shrine_passes),
        cmocka_unit_test(a_shrine_without_an_altar_is_found),
        cmocka_unit_test(an_altar_watched_from_all_sides_is_found),
        cmocka_unit_test(an_unwatched_altar_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
