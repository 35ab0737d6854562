/* check_sites finds each fault of a special room: a sound one, and the same with one thing broken. */
#include "support/check.h"
#include "support/level_picture.h"

#include "dungeon/check_things.h"

static const struct site sound = {.type = SITE_DARK_VAULT,
                                  .area = {{6, 1}, {10, 3}},
                                  .door = {5, 2},
                                  .loot = {{10, 1}, {10, 3}},
                                  .loot_count = 2};

/* Checks a vault on a floor of that depth; nothing is said when `message` is NULL. */
static void check_site(int depth, struct site site, const char *picture, const char *message)
{
    struct level_picture level = level_picture_read(picture, depth);
    struct error why = {""};
    level.level.sites[level.level.site_count++] = site;
    assert_int_equal(check_sites(&level.level, &why), message == NULL);
    if (message)
        assert_string_equal(why.message, message);
    level_picture_destroy(&level);
}

static const char vault[] = "############\n"
                            "#....#.....#\n"
                            "#.@..+.....#\n"
                            "#....#.....#\n"
                            "############\n";

static void a_sound_room_passes(void **unused)
{
    check_site(3, sound, vault, NULL);
    (void)unused;
}

static void a_room_on_a_floor_without_its_kind_is_found(void **unused)
{
    check_site(2, sound, vault, "a dark vault is on floor 2");
    (void)unused;
}

static void a_second_way_in_is_found(void **unused)
{
    check_site(3, sound,
               "############\n"
               "#....#.....#\n"
               "#.@..+.....#\n"
               "#..........#\n"
               "############\n",
               "at (5, 3): a second way into a dark vault");
    (void)unused;
}

static void loot_that_is_missing_or_outside_is_found(void **unused)
{
    struct site site = sound;
    site.loot_count = 1;
    check_site(3, site, vault, "a dark vault has 1 cells for its loot, and should have 2");
    site = sound;
    site.loot[1] = point_make(3, 3);
    check_site(3, site, vault, "at (3, 3): the loot of a dark vault lies outside");
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sound_room_passes),
        cmocka_unit_test(a_room_on_a_floor_without_its_kind_is_found),
        cmocka_unit_test(a_second_way_in_is_found),
        cmocka_unit_test(loot_that_is_missing_or_outside_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
