/* Hidden things and obstacles: check_secrets, check_traps, check_fixtures, check_beacon and check_tower find each fault. */
#include "support/check.h"
#include "support/level_picture.h"

#include "dungeon/check/check_parts.h"
#include "dungeon/sites/beacon.h"
#include "dungeon/sites/tower.h"

#include <string.h>

/* A room, and one behind a secret door at (6, 2). */
static void check_behind_door(char sign, const char *message)
{
    char rows[] = "##########\n"
                  "#.@...#..#\n"
                  "#.....#..#\n"
                  "#.....#..#\n"
                  "##########\n";
    rows[1 * 11 + 8] = sign;
    struct level_picture picture = level_picture_read(rows, 4);
    struct error why = {""};
    level_set_terrain(&picture.level, point_make(6, 2), TERRAIN_SECRET_DOOR);
    bool is_sound = check_secrets(&picture.level, &picture.scratch, &why);
    assert_string_equal(is_sound ? "" : why.message, message);
    level_picture_destroy(&picture);
}

static void needed_things_behind_a_secret_door_are_found(void **unused)
{
    check_behind_door('.', "");
    check_behind_door('^', ""); /* a flare */
    check_behind_door('{', "at (8, 1): only a secret door leads here");
    check_behind_door('_', "at (8, 1): only a secret door leads here");
    check_behind_door('r', "at (8, 1): only a secret door leads here");
    check_behind_door('>', "at (8, 1): only a secret door leads here");
    (void)unused;
}

/* A floor of the usual size with a hall and a corridor of three cells east of it. */
static struct level_picture hall(int depth)
{
    struct level_picture picture = level_picture_create((struct grid){80, 45}, depth);
    level_fill(&picture.level, TERRAIN_WALL);
    for (int y = 3; y <= 20; y++)
        for (int x = 3; x <= 40; x++)
            level_set_terrain(&picture.level, point_make(x, y), TERRAIN_FLOOR);
    for (int x = 41; x <= 43; x++)
        level_set_terrain(&picture.level, point_make(x, 10), TERRAIN_FLOOR);
    picture.level.arrival = point_make(4, 4);
    return picture;
}

/* The hall with traps in it. */
static void check_trapped(int depth, int count, const struct point *places, enum terrain trap,
                          const char *message)
{
    struct level_picture picture = hall(depth);
    struct error why = {""};
    for (int i = 0; i < count; i++)
        level_set_terrain(&picture.level, places[i], trap);
    bool is_sound = check_traps(&picture.level, &picture.scratch, &why);
    assert_string_equal(is_sound ? "" : why.message, message);
    level_picture_destroy(&picture);
}

static void traps_that_are_in_the_way_are_found(void **unused)
{
    const struct point open = {20, 10};
    const struct point beside[] = {{20, 10}, {21, 10}};
    const struct point corridor = {42, 10};
    const struct point near_arrival = {5, 5};
    check_trapped(8, 1, &open, TERRAIN_SNARE_HIDDEN, "");
    check_trapped(8, 2, beside, TERRAIN_SNARE_HIDDEN, "at (20, 10): no place for a trap");
    check_trapped(8, 1, &corridor, TERRAIN_SNARE_HIDDEN, "at (42, 10): no place for a trap");
    check_trapped(8, 1, &near_arrival, TERRAIN_SNARE_HIDDEN, "at (5, 5): no place for a trap");
    (void)unused;
}

static void known_traps_and_kinds_of_other_floors_are_found(void **unused)
{
    const struct point open = {20, 10};
    check_trapped(8, 1, &open, TERRAIN_SNARE, "at (20, 10): a snare that is not met here");
    check_trapped(1, 1, &open, TERRAIN_SNARE_HIDDEN,
                  "at (20, 10): a hidden snare that is not met here");
    (void)unused;
}

static void too_many_traps_are_found(void **unused)
{
    struct point places[6];
    for (int i = 0; i < 6; i++)
        places[i] = point_make(14 + 6 * (i % 3), 8 + 6 * (i / 3));
    check_trapped(8, 5, places, TERRAIN_SNARE_HIDDEN, "");
    check_trapped(8, 6, places, TERRAIN_SNARE_HIDDEN, "6 traps");
    (void)unused;
}

static void a_crate_beside_a_door_is_found(void **unused)
{
    struct error why = {""};
    struct level_picture picture = level_picture_read("########\n"
                                                      "#@...+.#\n"
                                                      "#.4..#.#\n"
                                                      "#&..&#.#\n"
                                                      "########\n",
                                                      2);
    assert_true(check_fixtures(&picture.level, &why));
    level_set_terrain(&picture.level, point_make(4, 2), TERRAIN_CRATE);
    assert_false(check_fixtures(&picture.level, &why));
    assert_string_equal(why.message, "at (4, 2): a crate beside a door");
    level_picture_destroy(&picture);
    (void)unused;
}

/* The hall with stairs in one corner and a beacon some cells east of them. */
static void check_beacon_off(int cells, const char *message)
{
    struct level_picture picture = hall(7);
    struct error why = {""};
    for (int x = 40; x <= 60; x++)
        for (int y = 3; y <= 20; y++)
            level_set_terrain(&picture.level, point_make(x, y), TERRAIN_FLOOR);
    level_set_terrain(&picture.level, point_make(5, 10), TERRAIN_STAIRS_DOWN);
    level_set_terrain(&picture.level, point_make(5 + cells, 10), TERRAIN_BEACON);
    bool is_sound = check_beacon(&picture.level, &picture.scratch, &why);
    assert_string_equal(is_sound ? "" : why.message, message);
    level_picture_destroy(&picture);
}

static void a_beacon_too_near_the_stairs_is_found(void **unused)
{
    check_beacon_off(BEACON_STEPS_OFF, "");
    check_beacon_off(BEACON_STEPS_OFF - 2, "at (43, 10): a beacon 39 steps from the stairs down");
    (void)unused;
}

static bool is_beside_floor(struct point lamp, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT && !point_is_within(lamp, p, TOWER_FLOOR_RADIUS); d++)
        if (point_is_within(lamp, point_step(p, (enum direction)d), TOWER_FLOOR_RADIUS))
            return true;
    return false;
}

/* The last floor with its lamp alone, in a round wall with some ways and windows. */
static void check_wall_with(int ways, int windows, bool is_sound)
{
    struct level_picture picture = level_picture_create((struct grid){80, 45}, FLOOR_COUNT);
    struct level *level = &picture.level;
    struct error why = {""};
    level_fill(level, TERRAIN_WALL);
    struct point lamp = {40, 22};
    for (int y = 3; y < 42; y++)
        for (int x = 3; x < 77; x++)
            level_set_terrain(level, point_make(x, y), TERRAIN_FLOOR);
    int reach = TOWER_FLOOR_RADIUS + 1;
    for (int y = lamp.y - reach; y <= lamp.y + reach; y++)
        for (int x = lamp.x - reach; x <= lamp.x + reach; x++)
            if (is_beside_floor(lamp, point_make(x, y)))
                level_set_terrain(level, point_make(x, y), TERRAIN_WALL);
    level_set_terrain(level, lamp, TERRAIN_GREAT_LAMP);
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
        struct point out = direction_offset((enum direction)d);
        struct point way = {lamp.x + out.x * reach, lamp.y + out.y * reach};
        if (ways-- > 0)
            level_set_terrain(level, way, TERRAIN_FLOOR);
        for (int side = -2; side <= 2; side += 4)
            if (windows-- > 0)
                level_set_terrain(level, point_make(way.x + out.y * side, way.y + out.x * side),
                                  TERRAIN_WINDOW);
    }
    if (check_tower(level, &why) != is_sound)
        fail_msg("the tower: %s", why.message);
    level_picture_destroy(&picture);
}

static void a_lamp_without_its_ways_and_windows_is_found(void **unused)
{
    check_wall_with(TOWER_WAYS, TOWER_WINDOWS, true);
    check_wall_with(TOWER_WAYS - 1, TOWER_WINDOWS, false);
    check_wall_with(TOWER_WAYS, TOWER_WINDOWS - 1, false);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(needed_things_behind_a_secret_door_are_found),
        cmocka_unit_test(traps_that_are_in_the_way_are_found),
        cmocka_unit_test(known_traps_and_kinds_of_other_floors_are_found),
        cmocka_unit_test(too_many_traps_are_found),
        cmocka_unit_test(a_crate_beside_a_door_is_found),
        cmocka_unit_test(a_beacon_too_near_the_stairs_is_found),
        cmocka_unit_test(a_lamp_without_its_ways_and_windows_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
