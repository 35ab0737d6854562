/* check_sites finds each fault of a shutter room: a sound one, and the same with one thing broken. */
#include "support/check.h"
#include "support/level_picture.h"

#include "dungeon/check/check_parts.h"

static const char picture[] = "#############\n"
                              "###.........#\n"
                              "####||||||###\n"
                              "#@+........*#\n"
                              "#.#.......#*#\n"
                              "#############\n";

/* One shutter is shut, and two levers open it. */
static const struct site sound = {
    .type = SITE_SHUTTER_ROOM,
    .area = {{3, 1}, {11, 4}},
    .door = {2, 3},
    .loot = {{11, 3}, {11, 4}},
    .loot_count = 2,
    .spots = {{6, 1}, {8, 1}, {10, 1}, {4, 4}, {6, 4}, {8, 4}, {11, 1}, {3, 1}},
    .spot_count = 8,
    .ties = {7, 3, 6}};

/* Checks a room with its second shutter shut and a terrain in one of its cells. */
static void check_room(struct site site, struct point p, enum terrain terrain, const char *message)
{
    struct level_picture level = level_picture_read(picture, 3);
    struct error why = {""};
    for (int x = 4; x < 11; x++)
        level_set_terrain(&level.level, point_make(x, 1), TERRAIN_LIGHT_SHAFT);
    for (int i = 0; i < SITE_SHUTTERS; i++)
        level_set_terrain(&level.level, sound.spots[i],
                          i == 1 ? TERRAIN_SHUTTER_SHUT : TERRAIN_SHUTTER_OPEN);
    for (int i = 0; i < SITE_LEVERS; i++)
        level_set_terrain(&level.level, sound.spots[SITE_SPOT_LEVER + i], TERRAIN_SHUTTER_LEVER);
    level_set_terrain(&level.level, sound.spots[SITE_SPOT_STONE], TERRAIN_LIGHT_STONE);
    level_set_terrain(&level.level, sound.spots[SITE_SPOT_LAMP], TERRAIN_EVER_LAMP);
    level_set_terrain(&level.level, point_make(10, 3), TERRAIN_LIGHT_GATE);
    if (terrain != TERRAIN_NONE)
        level_set_terrain(&level.level, p, terrain);
    level.level.sites[level.level.site_count++] = site;
    assert_int_equal(check_sites(&level.level, &level.scratch, &why), message == NULL);
    if (message)
        assert_string_equal(why.message, message);
    level_picture_destroy(&level);
}

static void check_changed(int x, int y, enum terrain terrain, const char *message)
{
    check_room(sound, point_make(x, y), terrain, message);
}

static void check_tied(int first, int second, int third, const char *message)
{
    struct site site = sound;
    site.ties[0] = first;
    site.ties[1] = second;
    site.ties[2] = third;
    check_room(site, point_make(0, 0), TERRAIN_NONE, message);
}

static void a_sound_room_passes(void **unused)
{
    check_changed(0, 0, TERRAIN_NONE, NULL);
    check_tied(5, 7, 3, NULL);
    (void)unused;
}

static void shutters_open_from_the_start_or_by_one_lever_are_found(void **unused)
{
    check_changed(8, 1, TERRAIN_SHUTTER_OPEN,
                  "a shutter room is open from the start, or by one lever");
    check_changed(6, 1, TERRAIN_SHUTTER_SHUT,
                  "a shutter room is open from the start, or by one lever");
    (void)unused;
}

static void a_lever_that_turns_one_shutter_or_none_is_found(void **unused)
{
    check_tied(7, 3, 4, "lever 3 of a shutter room does not turn two shutters");
    check_tied(0, 3, 6, "lever 1 of a shutter room does not turn two shutters");
    check_tied(7, 11, 6, "lever 2 of a shutter room does not turn two shutters");
    (void)unused;
}

/* Levers that turn pairs keep an odd number of shutters shut. */
static void an_unreachable_state_is_found(void **unused)
{
    check_tied(3, 5, 6, "no levers bring about state 0 of a shutter room");
    (void)unused;
}

static void a_missing_part_is_found(void **unused)
{
    struct site site = sound;
    site.spot_count = 7;
    check_room(site, point_make(0, 0), TERRAIN_NONE,
               "a shutter room has 7 parts, and should have 8");
    check_changed(6, 1, TERRAIN_LIGHT_SHAFT, "at (6, 1): no shutter in a shutter room");
    check_changed(6, 1, TERRAIN_SHUTTER_LEVER, "at (6, 1): no shutter in a shutter room");
    check_changed(8, 4, TERRAIN_SHUTTER_OPEN, "at (8, 4): no lever to pull in a shutter room");
    check_changed(11, 1, TERRAIN_ALTAR, "at (11, 1): no stone to wake in a shutter room");
    (void)unused;
}

static void a_lamp_that_can_be_put_out_is_found(void **unused)
{
    check_changed(3, 1, TERRAIN_BRAZIER, "at (3, 1): no lamp that lasts in a shutter room");
    check_changed(3, 1, TERRAIN_LIGHT_SHAFT, "at (3, 1): no lamp that lasts in a shutter room");
    (void)unused;
}

static void a_blocked_or_passable_shaft_is_found(void **unused)
{
    check_changed(5, 1, TERRAIN_WALL,
                  "at (5, 1): the shaft of a shutter room is barred, or open to all");
    check_changed(5, 1, TERRAIN_FLOOR,
                  "at (5, 1): the shaft of a shutter room is barred, or open to all");
    (void)unused;
}

static void a_shutter_beside_the_shaft_is_found(void **unused)
{
    struct site site = sound;
    site.spots[0] = point_make(4, 2);
    check_room(site, site.spots[0], TERRAIN_SHUTTER_OPEN,
               "the shaft of a shutter room has 2 shutters");
    (void)unused;
}

static void a_lamp_in_the_wrong_place_is_found(void **unused)
{
    struct site site = sound;
    site.spots[SITE_SPOT_LAMP] = point_make(3, 2);
    check_room(site, site.spots[SITE_SPOT_LAMP], TERRAIN_EVER_LAMP,
               "at (3, 2): the lamp of a shutter room can't light its stone");
    (void)unused;
}

static void loot_without_a_gate_before_it_is_found(void **unused)
{
    check_changed(10, 3, TERRAIN_FLOOR, "at (11, 3): no gate before the loot of a shutter room");
    check_changed(10, 4, TERRAIN_FLOOR, "at (11, 3): no gate before the loot of a shutter room");
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sound_room_passes),
        cmocka_unit_test(shutters_open_from_the_start_or_by_one_lever_are_found),
        cmocka_unit_test(a_lever_that_turns_one_shutter_or_none_is_found),
        cmocka_unit_test(an_unreachable_state_is_found),
        cmocka_unit_test(a_missing_part_is_found),
        cmocka_unit_test(a_lamp_that_can_be_put_out_is_found),
        cmocka_unit_test(a_blocked_or_passable_shaft_is_found),
        cmocka_unit_test(a_shutter_beside_the_shaft_is_found),
        cmocka_unit_test(a_lamp_in_the_wrong_place_is_found),
        cmocka_unit_test(loot_without_a_gate_before_it_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
