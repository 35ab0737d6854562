/* A shutter room played by keys: which commands pull its levers. */
#include "support/check.h"
#include "support/player.h"
#include "support/shutter_room.h"

#define EXPLORES 40

static struct level *level_of(const struct player *player)
{
    return state_level((struct state *)(uintptr_t)player_state(player));
}

static const struct point lever = {2, 4}; /* the first */

/* The hero outside an unseen shutter room. Its second shutter is shut; all levers together open it. */
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
    shutter_room_build(level_of(player), point_make(1, 1), point_make(7, 5), 2);
    return player;
}

static void explore(struct player *player)
{
    for (int i = 0; i < EXPLORES; i++)
        player_press(player, "o");
}

static bool is_as_it_was(const struct player *player)
{
    return shutter_room_shut(level_of(player)) == 2 && shutter_room_down(level_of(player)) == 0;
}

static void exploring_stops_where_the_room_is_explained(void **unused)
{
    struct player *player = start();
    const struct site *site = &level_of(player)->sites[0];
    for (int i = 0; i < EXPLORES && !site->is_entered; i++)
        player_press(player, "o");
    assert_true(site->is_entered);
    assert_true(player_was_told(player, site_kind_get(SITE_SHUTTER_ROOM)->on_enter));
    assert_int_equal(point_chebyshev(player_hero(player), site->door), 1);
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
    assert_int_equal(point_chebyshev(player_hero(player), lever), 1);
    assert_true(is_as_it_was(player));
    player_end(player);
    (void)unused;
}

static void exploring_takes_the_loot_after_the_right_levers(void **unused)
{
    struct player *player = start();
    explore(player);
    for (int i = 0; i < SITE_LEVERS; i++) {
        struct point before = {lever.x + 2 * i, lever.y - 1};
        assert_int_equal(pack_count(&player_state(player)->pack, ITEM_HAND_BELL), 0);
        player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = before});
        player_press(player, "j");
    }
    assert_true(player_was_told(player, site_kind_get(SITE_SHUTTER_ROOM)->on_solve));
    explore(player);
    assert_int_equal(pack_count(&player_state(player)->pack, ITEM_HAND_BELL), 1);
    player_end(player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exploring_stops_where_the_room_is_explained),
        cmocka_unit_test(exploring_and_travelling_pull_no_lever),
        cmocka_unit_test(exploring_takes_the_loot_after_the_right_levers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
