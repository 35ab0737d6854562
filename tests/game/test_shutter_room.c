/* A shutter room played by keys: what turns its levers, and what does not. */
#include "support/check.h"
#include "support/player.h"

#define EXPLORES 40

static struct level *level_of(const struct player *player)
{
    return state_level((struct state *)(uintptr_t)player_state(player));
}

static const struct point lever = {2, 4}; /* the first */

/* The hero before a shutter room, which he has not seen. Its second shutter is shut; all levers together open it. */
static struct player *start(void)
{
    struct player *player = player_start("##############\n"
                                         "#.........####\n"
                                         "##||||||######\n"
                                         "#[......=!##@#\n"
                                         "#.......#$##.#\n"
                                         "#######+####.#\n"
                                         "#............#\n"
                                         "##############\n");
    struct level *level = level_of(player);
    struct site site = {.type = SITE_SHUTTER_ROOM,
                        .area = {{1, 1}, {9, 4}},
                        .door = {7, 5},
                        .loot = {{9, 3}, {9, 4}},
                        .loot_count = 2,
                        .spots = {{4, 1}, {6, 1}, {8, 1}, lever, {4, 4}, {6, 4}, {9, 1}, {1, 1}},
                        .spot_count = 8,
                        .ties = {7, 3, 6}};
    for (int x = 2; x < 9; x++)
        level_set_terrain(level, point_make(x, 1), TERRAIN_LIGHT_SHAFT);
    for (int i = 0; i < SITE_SHUTTERS; i++) {
        level_set_terrain(level, site.spots[i],
                          i == 1 ? TERRAIN_SHUTTER_SHUT : TERRAIN_SHUTTER_OPEN);
        level_set_terrain(level, site.spots[SITE_SPOT_LEVER + i], TERRAIN_SHUTTER_LEVER);
    }
    level_set_terrain(level, site.spots[SITE_SPOT_STONE], TERRAIN_LIGHT_STONE);
    level_set_terrain(level, site.spots[SITE_SPOT_LAMP], TERRAIN_EVER_LAMP);
    level_set_terrain(level, point_make(8, 3), TERRAIN_LIGHT_GATE);
    level->sites[level->site_count++] = site;
    return player;
}

static void explore(struct player *player)
{
    for (int i = 0; i < EXPLORES; i++)
        player_press(player, "o");
}

static bool is_as_it_was(const struct player *player)
{
    const struct level *level = level_of(player);
    for (int i = 0; i < SITE_LEVERS; i++)
        if (level_terrain(level, level->sites[0].spots[SITE_SPOT_LEVER + i]) !=
            TERRAIN_SHUTTER_LEVER)
            return false;
    return level_terrain(level, level->sites[0].spots[1]) == TERRAIN_SHUTTER_SHUT;
}

static void exploring_stops_where_the_hero_learns_what_room_he_is_in(void **unused)
{
    struct player *player = start();
    const struct site *site = &level_of(player)->sites[0];
    for (int i = 0; i < EXPLORES && !site->is_entered; i++)
        player_press(player, "o");
    assert_true(site->is_entered);
    assert_true(player_was_told(player, site_get(SITE_SHUTTER_ROOM)->enters));
    assert_int_equal(point_steps(player_hero(player), site->door), 1);
    player_end(player);
    (void)unused;
}

static void exploring_and_travelling_pull_no_lever(void **unused)
{
    struct player *player = start();
    explore(player);
    assert_true(level_of(player)->sites[0].is_entered);
    assert_true(is_as_it_was(player));
    for (int i = 0; i < 3; i++)
        player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = lever});
    assert_int_equal(point_steps(player_hero(player), lever), 1);
    assert_true(is_as_it_was(player));
    player_end(player);
    (void)unused;
}

static void who_pulls_the_right_levers_has_the_loot_by_exploring_on(void **unused)
{
    struct player *player = start();
    explore(player);
    for (int i = 0; i < SITE_LEVERS; i++) {
        struct point before = {lever.x + 2 * i, lever.y - 1};
        assert_int_equal(pack_count(&player_state(player)->pack, ITEM_HAND_BELL), 0);
        player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = before});
        player_press(player, "j");
    }
    assert_true(player_was_told(player, site_get(SITE_SHUTTER_ROOM)->solves));
    explore(player);
    assert_int_equal(pack_count(&player_state(player)->pack, ITEM_HAND_BELL), 1);
    player_end(player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exploring_stops_where_the_hero_learns_what_room_he_is_in),
        cmocka_unit_test(exploring_and_travelling_pull_no_lever),
        cmocka_unit_test(who_pulls_the_right_levers_has_the_loot_by_exploring_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
