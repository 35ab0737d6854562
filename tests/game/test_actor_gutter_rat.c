/* Gutter rats flee bright light and bite in the dark. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "world/perception.h"

static const char corridor[] = "##################\n"
                               "#@...r...........#\n"
                               "##################\n";

static void a_rat_bites_a_hero_in_the_dark(void **unused)
{
    struct state *state = scene_start(corridor, LANTERN_DARK);
    scene_rouse(state, 'r');
    scene_wait(state, 6);
    assert_true(game_picture_count(state, EVENT_STRUCK) > 0);
    assert_int_equal(scene_steps(state, 'r'), 1);
    state_destroy(state);
    (void)unused;
}

static void a_rat_bites_a_hero_with_a_hooded_lantern(void **unused)
{
    struct state *state = scene_start(corridor, LANTERN_HOODED);
    scene_rouse(state, 'r');
    scene_wait(state, 6);
    assert_true(game_picture_count(state, EVENT_STRUCK) > 0);
    state_destroy(state);
    (void)unused;
}

static void a_rat_stays_out_of_bright_light_and_does_not_bite_there(void **unused)
{
    struct state *state = scene_start(corridor, LANTERN_OPEN);
    scene_rouse(state, 'r');
    scene_wait(state, 10);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    assert_int_not_equal(perception_grade(state, scene_place(state, 'r')), LIGHT_BRIGHT);
    state_destroy(state);
    (void)unused;
}

static void a_rat_in_new_light_leaves_the_hero(void **unused)
{
    struct state *state = scene_start("##################\n"
                                      "#@r..............#\n"
                                      "##################\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'r');
    scene_wait(state, 4);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    assert_true(scene_steps(state, 'r') >= 4);
    state_destroy(state);
    (void)unused;
}

static void a_rat_does_not_see_red_light_and_bites_in_it(void **unused)
{
    struct state *state = scene_start(corridor, LANTERN_OPEN);
    state->traits.hides_red = 1;
    scene_rouse(state, 'r');
    scene_wait(state, 6);
    assert_true(game_picture_count(state, EVENT_STRUCK) > 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_rat_bites_a_hero_in_the_dark),
        cmocka_unit_test(a_rat_bites_a_hero_with_a_hooded_lantern),
        cmocka_unit_test(a_rat_stays_out_of_bright_light_and_does_not_bite_there),
        cmocka_unit_test(a_rat_in_new_light_leaves_the_hero),
        cmocka_unit_test(a_rat_does_not_see_red_light_and_bites_in_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
