/* Snuffers put out braziers and flares, and keep away from the hero. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "rules/ground.h"

static const char room[] = "################\n"
                           "#@######......&#\n"
                           "########s......#\n"
                           "################\n";

static enum terrain terrain_at(const struct state *state, int x, int y)
{
    return level_terrain(state_level_const(state), point_make(x, y));
}

static void a_snuffer_puts_out_the_brazier_that_it_has_in_view(void **unused)
{
    struct state *state = scene_start(room, LANTERN_DARK);
    scene_wait(state, 7);
    assert_int_equal(terrain_at(state, 14, 1), TERRAIN_BRAZIER_OUT);
    state_destroy(state);
    (void)unused;
}

static void a_snuffer_puts_out_a_flare(void **unused)
{
    struct state *state = scene_start("################\n"
                                      "#@######.......#\n"
                                      "########s......#\n"
                                      "################\n",
                                      LANTERN_DARK);
    ground_set_cloud(state, point_make(13, 1), CLOUD_FLARE, 30);
    scene_wait(state, 7);
    assert_int_equal(level_cloud(state_level(state), point_make(13, 1)), CLOUD_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_snuffer_leaves_chalk_alone(void **unused)
{
    struct state *state = scene_start("################\n"
                                      "#@######.......#\n"
                                      "########s......#\n"
                                      "################\n",
                                      LANTERN_DARK);
    ground_set_cloud(state, point_make(13, 1), CLOUD_CHALK_MARK, 1);
    scene_wait(state, 7);
    assert_true(point_is_equal(scene_place(state, 's'), point_make(8, 2)));
    state_destroy(state);
    (void)unused;
}

static void a_sleeping_snuffer_puts_nothing_out(void **unused)
{
    struct state *state = scene_start("################\n"
                                      "#@######......&#\n"
                                      "########S......#\n"
                                      "################\n",
                                      LANTERN_DARK);
    scene_wait(state, 10);
    assert_int_equal(terrain_at(state, 14, 1), TERRAIN_BRAZIER);
    state_destroy(state);
    (void)unused;
}

static void a_snuffer_keeps_away_from_the_hero_and_from_lamps_beside_the_hero(void **unused)
{
    struct state *state = scene_start("####################\n"
                                      "#@&..s.............#\n"
                                      "#..................#\n"
                                      "####################\n",
                                      LANTERN_OPEN);
    scene_wait(state, 10);
    assert_true(scene_steps(state, 's') >= 5);
    assert_int_equal(terrain_at(state, 2, 1), TERRAIN_BRAZIER);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_snuffer_puts_out_the_brazier_that_it_has_in_view),
        cmocka_unit_test(a_snuffer_puts_out_a_flare),
        cmocka_unit_test(a_snuffer_leaves_chalk_alone),
        cmocka_unit_test(a_sleeping_snuffer_puts_nothing_out),
        cmocka_unit_test(a_snuffer_keeps_away_from_the_hero_and_from_lamps_beside_the_hero),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
