/* check_sites finds a dark place in a moth garden. */
#include "support/check.h"
#include "support/level_picture.h"

#include "dungeon/check/check_parts.h"

/* Checks a garden on floor 3 with a lamp flower in each of two cells. */
static void check_garden(struct point a, struct point b, const char *message)
{
    struct level_picture level = level_picture_read("###########\n"
                                                    "#..#.....##\n"
                                                    "#@./.....##\n"
                                                    "#..#.....##\n"
                                                    "#..#.....##\n"
                                                    "###########\n",
                                                    3);
    struct error why = {""};
    level_set_terrain(&level.level, a, TERRAIN_LAMP_FLOWER);
    level_set_terrain(&level.level, b, TERRAIN_LAMP_FLOWER);
    level.level.sites[level.level.site_count++] = (struct site){.type = SITE_MOTH_GARDEN,
                                                                .area = {{4, 1}, {8, 4}},
                                                                .door = {3, 2},
                                                                .loot = {{8, 1}, {8, 4}},
                                                                .loot_count = 2};
    level_set_item(&level.level, point_make(8, 1), ITEM_FLARE);
    assert_int_equal(check_sites(&level.level, &level.scratch, &why), message == NULL);
    if (message)
        assert_string_equal(why.message, message);
    level_picture_destroy(&level);
}

static void a_sound_garden_passes(void **unused)
{
    check_garden(point_make(5, 2), point_make(8, 2), NULL);
    (void)unused;
}

static void a_dark_corner_is_found(void **unused)
{
    check_garden(point_make(5, 2), point_make(5, 3), "at (8, 1): a dark place in a moth garden");
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sound_garden_passes),
        cmocka_unit_test(a_dark_corner_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
