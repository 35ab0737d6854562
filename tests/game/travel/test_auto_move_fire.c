/* Exploring near fire. */
#include "support/check.h"

#include "support/player.h"

#include "rules/visibility.h"

/* Exploring may end early: it goes on once the fire is out. */
static void test_exploring_waits_for_fire_in_the_only_way(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("####################\n"
                                         "#.@..........+.....#\n"
                                         "####################\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    level_set_cloud(state_level(state), point_make(4, 1), CLOUD_FIRE, 200);
    visibility_note_all(state);
    visibility_refresh(state);
    player_press(player, "o");
    for (int i = 0; i < 4 && state->turn < 4; i++)
        player_press(player, "o");
    assert_true(
        player_was_told(player, "Fire blocks the rest of the floor: wait until it burns down."));
    assert_false(player_was_told(player, "You are on fire!"));
    assert_true(player_hero(player).x < 4);
    level_set_cloud(state_level(state), point_make(4, 1), CLOUD_NONE, 0);
    visibility_note_all(state);
    visibility_refresh(state);
    player_press(player, "o");
    assert_true(player_hero(player).x > 4);
    player_end(player);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_exploring_waits_for_fire_in_the_only_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
