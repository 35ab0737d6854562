/* Rooms drawn as text: how a picture is read, turned, mirrored and stamped. */
#include "support/check.h"
#include "support/level_picture.h"

#include "dungeon/check/check_vaults.h"
#include "dungeon/vaults/vault.h"

#include <stdlib.h>
#include <string.h>

static const struct site_kind kind = {
    .id = "a",
    .first_floor = 1,
    .last_floor = 12,
    .signs = {{.sign = '%', .use = SITE_SIGN_SPARE, .cloud = CLOUD_MARSH_GAS},
              {.sign = '$', .use = SITE_SIGN_LOOT},
              {.sign = 'R',
               .use = SITE_SIGN_DWELLER,
               .kind = MONSTER_GUTTER_RAT,
               .is_asleep = true,
               .ground = TERRAIN_SHALLOW_WATER},
              {.sign = 'A', .use = SITE_SIGN_SPOT, .kind = TERRAIN_SPREAD_MAP}},
    .cast = {{MONSTER_GUTTER_RAT, true}},
    .dwellers = 1,
    .pictures = {{"#####\n"
                  "#%~$#\n"
                  "+A#R#\n"
                  "###+#\n",
                  7}},
    .picture_count = 1,
};

static void expect_rows(const struct vault *vault, const char *rows)
{
    assert_int_equal(vault->width, (int)strcspn(rows, "\n"));
    assert_int_equal(vault->height, (int)strlen(rows) / (vault->width + 1));
    for (int y = 0; y < vault->height; y++)
        assert_memory_equal(vault->signs[y], rows + y * (vault->width + 1), (size_t)vault->width);
}

static void a_picture_turns_clockwise_and_mirrors_left_to_right(void **unused)
{
    struct vault vault = vault_read(&kind, 0);
    expect_rows(&vault, kind.pictures[0].rows);
    vault_turn(&vault);
    expect_rows(&vault, "#+##\n"
                        "#A%#\n"
                        "##~#\n"
                        "+R$#\n"
                        "####\n");
    vault_mirror(&vault);
    expect_rows(&vault, "##+#\n"
                        "#%A#\n"
                        "#~##\n"
                        "#$R+\n"
                        "####\n");
    (void)unused;
}

static void its_doors_are_found_in_reading_order(void **unused)
{
    struct vault vault = vault_read(&kind, 0);
    struct point p = {-1, 0};
    assert_true(vault_next_entrance(&vault, &p));
    assert_true(point_is_equal(p, point_make(0, 2)));
    assert_true(vault_next_entrance(&vault, &p));
    assert_true(point_is_equal(p, point_make(3, 3)));
    assert_false(vault_next_entrance(&vault, &p));
    (void)unused;
}

/* Its own items before the spare ones, and dwellers before other spots; the other door stays wall. */
static void a_stamped_room_has_its_area_door_loot_spots_and_clouds(void **unused)
{
    struct level_picture picture = level_picture_create((struct grid){7, 6}, 1);
    struct vault vault = vault_read(&kind, 0);
    struct site site = {.type = SITE_LOCKED_VAULT};
    level_fill(&picture.level, TERRAIN_WALL);
    vault_stamp(&vault, point_make(3, 3), &picture.level, point_make(1, 1), &site);
    char *rows = level_picture_of(&picture.level);
    assert_string_equal(rows, "#######\n"
                              "#######\n"
                              "##.~.##\n"
                              "##6#-##\n"
                              "####+##\n"
                              "#######\n");
    free(rows);
    assert_int_equal(site.type, SITE_LOCKED_VAULT);
    assert_true(point_is_equal(site.area.first, point_make(2, 2)));
    assert_true(point_is_equal(site.area.last, point_make(4, 3)));
    assert_true(point_is_equal(site.door, point_make(4, 4)));
    assert_int_equal(site.loot_count, 2);
    assert_true(point_is_equal(site.loot[0], point_make(4, 2)));
    assert_true(point_is_equal(site.loot[1], point_make(2, 2)));
    assert_int_equal(site.spot_count, 2);
    assert_true(point_is_equal(site.spots[0], point_make(4, 3)));
    assert_true(point_is_equal(site.spots[1], point_make(2, 3)));
    assert_int_equal(level_cloud(&picture.level, point_make(2, 2)), CLOUD_MARSH_GAS);
    assert_int_equal(picture.level.cloud_count, 1);
    level_picture_destroy(&picture);
    (void)unused;
}

static void every_drawn_room_is_sound(void **unused)
{
    struct grid grid = {CHECK_VAULTS_SIDE, CHECK_VAULTS_SIDE};
    struct level_picture picture = level_picture_create(grid, 1);
    struct error why;
    if (!check_vaults(&picture.level, &picture.scratch, &why))
        fail_msg("%s", why.message);
    level_picture_destroy(&picture);
    (void)unused;
}

/* Drawn rooms with something to decide, on each floor. */
static void every_floor_has_drawn_rooms_to_choose_from(void **unused)
{
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        int rooms = 0;
        for (int i = 0; i < SITE_COUNT; i++) {
            const struct site_kind *row = site_kind_get((enum site_type)i);
            rooms += row->picture_count > 0 && row->first_floor <= depth &&
                     depth <= row->last_floor && row->rule != SITE_RULE_NONE;
        }
        assert_true(rooms >= 2);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_picture_turns_clockwise_and_mirrors_left_to_right),
        cmocka_unit_test(its_doors_are_found_in_reading_order),
        cmocka_unit_test(a_stamped_room_has_its_area_door_loot_spots_and_clouds),
        cmocka_unit_test(every_drawn_room_is_sound),
        cmocka_unit_test(every_floor_has_drawn_rooms_to_choose_from),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
