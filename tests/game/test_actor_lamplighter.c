/* Lamplighters light cold braziers and keep their distance from the hero. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

static enum terrain terrain_at(const struct state *state, int x, int y)
{
    return level_terrain(state_level_const(state), point_make(x, y));
}

static void a_lamplighter_lights_the_cold_brazier_that_it_has_in_view(void **unused)
{
    struct state *state = scene_start("################\n"
                                      "#@#####.......,#\n"
                                      "#######.l......#\n"
                                      "################\n",
                                      LANTERN_DARK);
    scene_wait(state, 7);
    assert_int_equal(terrain_at(state, 14, 1), TERRAIN_BRAZIER);
    state_destroy(state);
    (void)unused;
}

static void a_lamplighter_does_not_know_of_a_brazier_behind_a_wall(void **unused)
{
    struct state *state = scene_start("################\n"
                                      "#@#####...#...,#\n"
                                      "#######.l.#....#\n"
                                      "#########......#\n"
                                      "################\n",
                                      LANTERN_DARK);
    scene_wait(state, 20);
    assert_int_equal(terrain_at(state, 14, 1), TERRAIN_BRAZIER_OUT);
    assert_true(point_is_equal(scene_place(state, 'l'), point_make(8, 2)));
    state_destroy(state);
    (void)unused;
}

static void a_lamplighter_leaves_the_great_lamp_alone(void **unused)
{
    struct state *state = scene_start("################\n"
                                      "#@#####.....9..#\n"
                                      "#######.l......#\n"
                                      "################\n",
                                      LANTERN_DARK);
    scene_wait(state, 20);
    assert_int_equal(terrain_at(state, 12, 1), TERRAIN_GREAT_LAMP);
    state_destroy(state);
    (void)unused;
}

static void a_lamplighter_keeps_its_distance_and_does_not_strike(void **unused)
{
    struct state *state = scene_start("####################\n"
                                      "#@..l..............#\n"
                                      "####################\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'l');
    scene_wait(state, 5);
    assert_in_range(scene_steps(state, 'l'), 4, 8);
    for (int i = 0; i < 3; i++) {
        scene_step(state, DIRECTION_EAST);
        assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
        assert_true(scene_steps(state, 'l') >= 3);
    }
    state_destroy(state);
    (void)unused;
}

static void a_lamplighter_lights_no_brazier_near_a_hero_it_knows_of(void **unused)
{
    struct state *state = scene_start("####################\n"
                                      "#@..,l.............#\n"
                                      "#.##################\n"
                                      "####################\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'l');
    scene_wait(state, 5);
    assert_int_equal(terrain_at(state, 4, 1), TERRAIN_BRAZIER_OUT);
    state_destroy(state);
    (void)unused;
}

static void a_cornered_lamplighter_strikes(void **unused)
{
    struct state *state = scene_start("#####\n"
                                      "#@l##\n"
                                      "#####\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'l');
    scene_wait(state, 2);
    assert_true(game_picture_count(state, EVENT_STRUCK) > 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_lamplighter_lights_the_cold_brazier_that_it_has_in_view),
        cmocka_unit_test(a_lamplighter_does_not_know_of_a_brazier_behind_a_wall),
        cmocka_unit_test(a_lamplighter_leaves_the_great_lamp_alone),
        cmocka_unit_test(a_lamplighter_keeps_its_distance_and_does_not_strike),
        cmocka_unit_test(a_lamplighter_lights_no_brazier_near_a_hero_it_knows_of),
        cmocka_unit_test(a_cornered_lamplighter_strikes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
