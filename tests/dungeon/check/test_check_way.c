/* check_way finds rooms without the way that their drawing promises. */
#include "support/check.h"
#include "support/level_picture.h"

#include "dungeon/check/check_parts.h"

/* Checks the way of a room with one piece of loot; no error is expected if `message` is NULL. */
static void check(enum site_type type, const char *picture, struct point spot, const char *message)
{
    struct level_picture level = level_picture_read(picture, 4);
    struct error why = {""};
    struct site site = {.type = type,
                        .area = {{3, 1}, {11, 3}},
                        .door = {2, 2},
                        .loot = {{11, 1}},
                        .loot_count = 1,
                        .spot_count = 2};
    for (int i = 0; i < site.spot_count; i++)
        site.spots[i] = spot;
    assert_int_equal(check_way(&level.level, &level.scratch, &site, &why), message == NULL);
    if (message)
        assert_string_equal(why.message, message);
    level_picture_destroy(&level);
}

static void a_quiet_way_has_no_loud_ground(void **unused)
{
    check(SITE_SLUICE,
          "#############\n"
          "#.#.---.--..#\n"
          "#@+.-.-..-..#\n"
          "#.#....---..#\n"
          "#############\n",
          point_make(11, 3), "at (11, 1): no quiet way to the loot of a flooded store");
    check(SITE_SLUICE,
          "#############\n"
          "#.#.---.--..#\n"
          "#@+.-.-.....#\n"
          "#.#....--...#\n"
          "#############\n",
          point_make(11, 3), NULL);
    (void)unused;
}

/* In the dark an eye notices the hero from three cells, in the light of a lamp from nine. */
static void an_unseen_way_keeps_away_from_what_is_awake(void **unused)
{
    static const char hall[] = "#############\n"
                               "#.#.........#\n"
                               "#@+.........#\n"
                               "#.#.........#\n"
                               "#############\n";
    check(SITE_WATCHED_HALL, hall, point_make(3, 3),
          "at (11, 1): no unseen way to the loot of a watched hall");
    check(SITE_WATCHED_HALL, hall, point_make(7, 3),
          "at (11, 1): no unseen way to the loot of a watched hall");
    check(SITE_WATCHED_HALL, hall, point_make(1, 3), NULL);
    (void)unused;
}

/* Ripples count as bright light, and spores last. */
static void an_unseen_way_has_no_still_water_near_an_eye_and_no_spore_caps(void **unused)
{
    static const enum terrain kinds[] = {TERRAIN_STILL_WATER, TERRAIN_SPORE_CAPS};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        struct level_picture level = level_picture_read("#############\n"
                                                        "#.#.........#\n"
                                                        "#@+.........#\n"
                                                        "#.#.........#\n"
                                                        "#############\n",
                                                        4);
        struct error why = {""};
        struct site site = {.type = SITE_WATCHED_HALL,
                            .area = {{3, 1}, {11, 3}},
                            .door = {2, 2},
                            .loot = {{7, 1}},
                            .loot_count = 1,
                            .spots = {{11, 3}, {11, 3}},
                            .spot_count = 2};
        assert_true(check_way(&level.level, &level.scratch, &site, &why));
        for (int y = 1; y <= 3; y++)
            level_set_terrain(&level.level, point_make(6, y), kinds[i]);
        assert_false(check_way(&level.level, &level.scratch, &site, &why));
        assert_string_equal(why.message, "at (7, 1): no unseen way to the loot of a watched hall");
        level_picture_destroy(&level);
    }
    (void)unused;
}

static void a_promised_way_has_no_webs(void **unused)
{
    struct level_picture level = level_picture_read("######\n"
                                                    "#@+..#\n"
                                                    "######\n",
                                                    4);
    struct error why = {""};
    struct site site = {.type = SITE_SLUICE,
                        .area = {{3, 1}, {4, 1}},
                        .door = {2, 1},
                        .loot = {{4, 1}},
                        .loot_count = 1};
    assert_true(check_way(&level.level, &level.scratch, &site, &why));
    level_set_cloud(&level.level, point_make(3, 1), CLOUD_WEB, 1);
    assert_false(check_way(&level.level, &level.scratch, &site, &why));
    level_picture_destroy(&level);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_quiet_way_has_no_loud_ground),
        cmocka_unit_test(an_unseen_way_keeps_away_from_what_is_awake),
        cmocka_unit_test(an_unseen_way_has_no_still_water_near_an_eye_and_no_spore_caps),
        cmocka_unit_test(a_promised_way_has_no_webs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
