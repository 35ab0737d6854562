/* Exploring near fire and gas. */
#include "support/check.h"

#include "support/player.h"

#include "rules/visibility.h"

static struct state *state_of(const struct player *player)
{
    return (struct state *)(uintptr_t)player_state(player);
}

static void set_cloud(const struct player *player, struct point at, enum cloud cloud, int turns)
{
    struct state *state = state_of(player);
    level_set_cloud(state_level(state), at, cloud, turns);
    visibility_note_all(state);
    visibility_refresh(state);
}

/* Exploring may end early: it goes on once the fire is out. */
static void test_exploring_waits_for_fire_in_the_only_way(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("####################\n"
                                         "#.@..........+.....#\n"
                                         "####################\n");
    const struct state *state = player_state(player);
    set_cloud(player, point_make(4, 1), CLOUD_FIRE, 200);
    player_press(player, "o");
    for (int i = 0; i < 4 && state->turn < 4; i++)
        player_press(player, "o");
    assert_true(player_was_told(player, "Fire is in the way: wait until it burns down."));
    assert_false(player_was_told(player, "You are on fire!"));
    assert_true(player_hero(player).x < 4);
    set_cloud(player, point_make(4, 1), CLOUD_NONE, 0);
    player_press(player, "o");
    assert_true(player_hero(player).x > 4);
    player_end(player);
}

static void travel_across_fire_names_the_fire(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("##########\n"
                                                    "#@.......#\n"
                                                    "##########\n");
    set_cloud(player, point_make(4, 1), CLOUD_FIRE, 200);
    player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = {8, 1}});
    assert_int_equal(player_hero(player).x, 1);
    assert_true(player_was_told(player, "Fire is in the way: wait until it burns down."));
    player_end(player);
}

static void exploring_does_not_blame_a_fire_that_is_not_in_its_way(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("######\n"
                                                    "#@...#\n"
                                                    "#....#\n"
                                                    "######\n");
    set_cloud(player, point_make(4, 2), CLOUD_FIRE, 200);
    player_press(player, "o");
    assert_true(player_was_told(player, "There is nothing left to explore here."));
    player_end(player);
}

static void travel_does_not_blame_a_fire_that_is_not_in_its_way(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("##########\n"
                                                    "#@..#....#\n"
                                                    "#...######\n"
                                                    "##########\n");
    set_cloud(player, point_make(3, 2), CLOUD_FIRE, 200);
    player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = {7, 1}});
    assert_true(player_was_told(player, "You haven't found a way there yet."));
    player_end(player);
}

static void test_exploring_stops_at_gas_until_the_lantern_is_hooded(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("####################\n"
                                         "#.@..........+.....#\n"
                                         "####################\n");
    struct state *state = state_of(player);
    set_cloud(player, point_make(6, 1), CLOUD_MARSH_GAS, 1);
    for (int i = 0; i < 4; i++)
        player_press(player, "o");
    assert_true(player_was_told(player, "Gas is in the way, and an open lantern would set it off: "
                                        "hood your lantern to go on."));
    assert_true(player_hero(player).x < 5);
    player_press(player, "v");
    player_press(player, "o");
    assert_true(player_hero(player).x > 6);
    assert_int_equal(level_cloud(state_level(state), point_make(6, 1)), CLOUD_MARSH_GAS);
    player_end(player);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_exploring_waits_for_fire_in_the_only_way),
        cmocka_unit_test(travel_across_fire_names_the_fire),
        cmocka_unit_test(exploring_does_not_blame_a_fire_that_is_not_in_its_way),
        cmocka_unit_test(travel_does_not_blame_a_fire_that_is_not_in_its_way),
        cmocka_unit_test(test_exploring_stops_at_gas_until_the_lantern_is_hooded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
