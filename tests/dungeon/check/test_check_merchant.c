/* check_sites finds each fault of a merchant's nook: a sound one, and the same with one thing broken. */
#include "support/check.h"
#include "support/level_picture.h"

#include "dungeon/check/check_parts.h"

static const struct site sound = {.type = SITE_MERCHANT,
                                  .area = {{4, 1}, {8, 5}},
                                  .door = {3, 3},
                                  .spots = {{8, 3}, {7, 2}, {7, 3}, {7, 4}},
                                  .spot_count = 4,
                                  .wares = {ITEM_SMOKE_POT, ITEM_MAIL, ITEM_OIL}};

static const char nook[] = "##########\n"
                           "#..#.....#\n"
                           "#..#.....#\n"
                           "#@.+....V#\n"
                           "#..#.....#\n"
                           "#..#.....#\n"
                           "##########\n";

/* Checks a nook on floor 3 with its cloths in place, changed by `spoil`; no error is expected if `message` is NULL. */
static void check_nook(struct site site, const char *picture, void (*spoil)(struct level *),
                       const char *message)
{
    struct level_picture level = level_picture_read(picture, 3);
    struct error why = {""};
    for (int i = 1; i < 4; i++)
        level_set_terrain(&level.level, sound.spots[i], TERRAIN_WARE_CLOTH);
    if (spoil)
        spoil(&level.level);
    level.level.sites[level.level.site_count++] = site;
    assert_int_equal(check_sites(&level.level, &level.scratch, &why), message == NULL);
    if (message)
        assert_string_equal(why.message, message);
    level_picture_destroy(&level);
}

static void a_sound_nook_passes(void **unused)
{
    check_nook(sound, nook, NULL, NULL);
    (void)unused;
}

static void a_nook_without_a_merchant_is_found(void **unused)
{
    check_nook(sound,
               "##########\n"
               "#..#.....#\n"
               "#..#.....#\n"
               "#@.+....r#\n"
               "#..#.....#\n"
               "#..#.....#\n"
               "##########\n",
               NULL, "at (8, 3): no trader in a merchant's nook");
    (void)unused;
}

static void an_unreachable_merchant_is_found(void **unused)
{
    struct site apart = sound;
    apart.spots[0] = point_make(8, 1);
    check_nook(apart,
               "##########\n"
               "#..#...#V#\n"
               "#..#....##\n"
               "#@.+.....#\n"
               "#..#.....#\n"
               "#..#.....#\n"
               "##########\n",
               NULL, "at (8, 1): no way to the trader in a merchant's nook");
    (void)unused;
}

static void a_ware_too_few_or_too_many_is_found(void **unused)
{
    struct site site = sound;
    site.spot_count = 3;
    check_nook(site, nook, NULL, "a merchant's nook has 3 spots, and should have 4");
    site = sound;
    site.wares[1] = ITEM_NONE;
    check_nook(site, nook, NULL, "at (7, 3): no ware in a merchant's nook");
    site.wares[1] = ITEM_KNIFE; /* it is worth nothing */
    check_nook(site, nook, NULL, "at (7, 3): no ware in a merchant's nook");
    site.wares[1] = ITEM_SMOKE_POT;
    check_nook(site, nook, NULL, "at (7, 3): a ware twice in a merchant's nook");
    (void)unused;
}

static void take_a_cloth(struct level *level)
{
    level_set_terrain(level, point_make(7, 4), TERRAIN_FLOOR);
}

static void lay_a_find(struct level *level)
{
    level_set_item(level, point_make(7, 4), ITEM_PEBBLES);
}

static void a_ware_without_a_cloth_of_its_own_is_found(void **unused)
{
    check_nook(sound, nook, take_a_cloth, "at (7, 4): no cloth for a ware in a merchant's nook");
    check_nook(sound, nook, lay_a_find, "at (7, 4): no cloth for a ware in a merchant's nook");
    (void)unused;
}

static void wall_in_a_cloth(struct level *level)
{
    level_set_terrain(level, point_make(4, 1), TERRAIN_WARE_CLOTH);
    level_set_terrain(level, point_make(5, 1), TERRAIN_WALL);
    level_set_terrain(level, point_make(4, 2), TERRAIN_WALL);
    level_set_terrain(level, point_make(5, 2), TERRAIN_WALL);
}

static void an_unreachable_ware_is_found(void **unused)
{
    struct site site = sound;
    site.spots[1] = point_make(4, 1);
    check_nook(site, nook, wall_in_a_cloth, "at (4, 1): no way to a ware in a merchant's nook");
    (void)unused;
}

static void hang_a_lamp(struct level *level)
{
    level_set_terrain(level, point_make(4, 1), TERRAIN_BRAZIER);
}

static void a_nook_with_a_lamp_is_found(void **unused)
{
    check_nook(sound, nook, hang_a_lamp, "a lamp lights a merchant's nook");
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sound_nook_passes),
        cmocka_unit_test(a_nook_without_a_merchant_is_found),
        cmocka_unit_test(an_unreachable_merchant_is_found),
        cmocka_unit_test(a_ware_too_few_or_too_many_is_found),
        cmocka_unit_test(a_ware_without_a_cloth_of_its_own_is_found),
        cmocka_unit_test(an_unreachable_ware_is_found),
        cmocka_unit_test(a_nook_with_a_lamp_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
