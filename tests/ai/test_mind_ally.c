/* Allies come to the hero. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/mind_play.h"

static void an_ally_comes_round_the_wall_that_parts_it_from_the_hero(void **unused)
{
    struct state *state = game_picture("########\n"
                                       "#@.....#\n"
                                       "#####..#\n"
                                       "#k.....#\n"
                                       "########\n");
    struct handle ally = game_picture_actor(state, 'k');
    (void)unused;
    mind_play_act(state, ally, 12);
    assert_int_equal(level_actor(state_level(state), ally)->position.y, 1);
    state_destroy(state);
}

static void an_ally_in_view_of_the_hero_stays_two_steps_off(void **unused)
{
    struct state *state = game_picture("########\n"
                                       "#@.k...#\n"
                                       "########\n");
    struct handle ally = game_picture_actor(state, 'k');
    (void)unused;
    mind_play_act(state, ally, 3);
    assert_int_equal(level_actor(state_level(state), ally)->position.x, 3);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_ally_comes_round_the_wall_that_parts_it_from_the_hero),
        cmocka_unit_test(an_ally_in_view_of_the_hero_stays_two_steps_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
