/* Gutter rats flee bright light and bite in the dark. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "game/text/description.h"
#include "world/perception.h"

#include <string.h>

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

/* Cells around it are free, but as bright. */
static void a_rat_that_sees_no_way_out_of_bright_light_bites_a_hero_beside_it(void **unused)
{
    struct state *state = scene_start("#######\n"
                                      "#.....#\n"
                                      "#.@.r.#\n"
                                      "#.....#\n"
                                      "#######\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'r');
    scene_wait(state, 3);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    scene_step(state, DIRECTION_EAST);
    scene_wait(state, 2);
    assert_true(game_picture_count(state, EVENT_STRUCK) > 0);
    state_destroy(state);
    (void)unused;
}

static void no_light_is_said_to_keep_a_rat_beside_the_hero_off(void **unused)
{
    struct state *state = scene_start(corridor, LANTERN_OPEN);
    scene_rouse(state, 'r');
    char chars[800];
    for (int x = 3; x >= 2; x--) {
        struct text text = text_init(chars, sizeof chars);
        level_move_actor(state_level(state), game_picture_actor(state, 'r'), point_make(x, 1));
        description_of_actor(state, game_picture_who(state, 'r'), ITEM_NONE, &text);
        assert_int_equal(strstr(chars, "Light keeps it off") != NULL, x == 3);
    }
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
        cmocka_unit_test(a_rat_that_sees_no_way_out_of_bright_light_bites_a_hero_beside_it),
        cmocka_unit_test(no_light_is_said_to_keep_a_rat_beside_the_hero_off),
        cmocka_unit_test(a_rat_does_not_see_red_light_and_bites_in_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
