/* check_sites finds each fault of a special room: a sound one, and the same with one thing broken. */
#include "support/check.h"
#include "support/level_picture.h"

#include "dungeon/check/check_parts.h"

static const struct site sound = {.type = SITE_DARK_VAULT,
                                  .area = {{6, 1}, {10, 3}},
                                  .door = {5, 2},
                                  .loot = {{10, 1}, {10, 3}},
                                  .loot_count = 2};

/* Checks a vault on a floor of that depth; no error is expected if `message` is NULL. */
static void check_site(int depth, struct site site, const char *picture, const char *message)
{
    struct level_picture level = level_picture_read(picture, depth);
    struct error why = {""};
    level.level.sites[level.level.site_count++] = site;
    if (level_is_walkable(&level.level, site.loot[0]))
        level_set_item(&level.level, site.loot[0], ITEM_FLARE);
    assert_int_equal(check_sites(&level.level, &level.scratch, &why), message == NULL);
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

static void an_empty_treasure_room_is_found(void **unused)
{
    struct level_picture level = level_picture_read(vault, 3);
    struct error why = {""};
    level.level.sites[level.level.site_count++] = sound;
    assert_false(check_sites(&level.level, &level.scratch, &why));
    assert_string_equal(why.message, "a dark vault holds nothing");
    level_picture_destroy(&level);
    (void)unused;
}

static void an_impassable_spot_is_found(void **unused)
{
    static const char gallery[] = "############\n"
                                  "#....#.....#\n"
                                  "#.@..+..#..#\n"
                                  "#....#.....#\n"
                                  "############\n";
    struct site site = sound;
    site.type = SITE_STATUE_GALLERY;
    site.spots[0] = point_make(7, 1);
    site.spot_count = 1;
    check_site(7, site, gallery, NULL);
    site.spots[0] = point_make(8, 2);
    check_site(7, site, gallery, "at (8, 2): no place to stand in a statue gallery");
    site.spots[0] = point_make(4, 2);
    check_site(7, site, gallery, "at (4, 2): no place to stand in a statue gallery");
    (void)unused;
}

/* A hall with bell plates drawn as rubble. */
static void check_bells(const char *picture, const char *message)
{
    struct level_picture level = level_picture_read(picture, 4);
    struct error why = {""};
    struct site site = sound;
    site.type = SITE_BELL_HALL;
    for (size_t cell = 0; cell < grid_cells(level.level.grid); cell++)
        if (level.level.terrain[cell] == TERRAIN_RUBBLE)
            level_set_terrain(&level.level, grid_point(level.level.grid, cell), TERRAIN_BELL_PLATE);
    level_set_item(&level.level, site.loot[0], ITEM_FLARE);
    level.level.sites[level.level.site_count++] = site;
    assert_int_equal(check_sites(&level.level, &level.scratch, &why), message == NULL);
    if (message)
        assert_string_equal(why.message, message);
    level_picture_destroy(&level);
}

static void a_bell_hall_without_a_quiet_way_is_found(void **unused)
{
    check_bells("############\n"
                "#....#.:::.#\n"
                "#.@..+.::..#\n"
                "#....#.....#\n"
                "############\n",
                NULL);
    check_bells("############\n"
                "#....#.:::.#\n"
                "#.@..+.:::.#\n"
                "#....#..::.#\n"
                "############\n",
                "at (10, 1): no quiet way to the loot of a bell hall");
    (void)unused;
}

static void a_watchtower_without_its_lookout_is_found(void **unused)
{
    struct site site = sound;
    site.type = SITE_WATCHTOWER;
    site.loot_count = 1;
    check_site(4, site, vault, "a watchtower has no lookout");
    site.spots[site.spot_count++] = point_make(8, 2);
    check_site(4, site, vault, "a watchtower has no lookout");
    (void)unused;
}

/* A locked vault with its key at a cell, and a second lock if another door is drawn. Its loot is there, except for one item
 * if `lacks`. */
static void check_locked(const char *picture, struct point key, bool lacks, const char *message)
{
    struct level_picture level = level_picture_read(picture, 4);
    struct site site = sound;
    struct error why = {""};
    site.type = SITE_LOCKED_VAULT;
    site.spots[site.spot_count++] = key;
    for (size_t cell = 0; cell < grid_cells(level.level.grid); cell++)
        if (level.level.terrain[cell] == TERRAIN_DOOR_CLOSED)
            level_set_terrain(&level.level, grid_point(level.level.grid, cell),
                              TERRAIN_DOOR_LOCKED);
    for (int i = 0; i < 2; i++) {
        level_set_item(&level.level, site.loot[i], i == 1 && lacks ? ITEM_NONE : ITEM_SPEAR);
        bit_grid_put(&level.level.no_auto_pickup, site.loot[i], true);
    }
    if (level_is_walkable(&level.level, key))
        level_set_item(&level.level, key, ITEM_VAULT_KEY);
    level.level.sites[level.level.site_count++] = site;
    assert_int_equal(check_sites(&level.level, &level.scratch, &why), message == NULL);
    if (message)
        assert_string_equal(why.message, message);
    level_picture_destroy(&level);
}

static void a_locked_vault_with_its_key_outside_passes(void **unused)
{
    check_locked(vault, point_make(1, 1), false, NULL);
    (void)unused;
}

static void a_key_behind_its_own_door_or_another_is_found(void **unused)
{
    check_locked(vault, point_make(7, 2), false,
                 "at (7, 2): the key of a locked vault lies behind a lock");
    check_locked("############\n"
                 "#.#..#.....#\n"
                 "#.+@.+.....#\n"
                 "#.#..#.....#\n"
                 "############\n",
                 point_make(1, 1), false,
                 "at (1, 1): the key of a locked vault lies behind a lock");
    (void)unused;
}

static void a_locked_door_behind_another_is_found(void **unused)
{
    check_locked("############\n"
                 "#..#.#.....#\n"
                 "#.@+.+.....#\n"
                 "#..#.#.....#\n"
                 "############\n",
                 point_make(1, 1), false,
                 "at (5, 2): the door of a locked vault lies behind a lock");
    (void)unused;
}

static void a_locked_vault_without_key_or_choice_is_found(void **unused)
{
    check_locked(vault, point_make(0, 0), false, "a locked vault has no key");
    check_locked(vault, point_make(1, 1), true, "at (10, 3): nothing to choose in a locked vault");
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sound_room_passes),
        cmocka_unit_test(a_room_on_a_floor_without_its_kind_is_found),
        cmocka_unit_test(a_second_way_in_is_found),
        cmocka_unit_test(loot_that_is_missing_or_outside_is_found),
        cmocka_unit_test(an_empty_treasure_room_is_found),
        cmocka_unit_test(an_impassable_spot_is_found),
        cmocka_unit_test(a_bell_hall_without_a_quiet_way_is_found),
        cmocka_unit_test(a_watchtower_without_its_lookout_is_found),
        cmocka_unit_test(a_locked_vault_with_its_key_outside_passes),
        cmocka_unit_test(a_key_behind_its_own_door_or_another_is_found),
        cmocka_unit_test(a_locked_door_behind_another_is_found),
        cmocka_unit_test(a_locked_vault_without_key_or_choice_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
