/* Wick moths fly to the brightest light and ignore all actors. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "rules/ground.h"
#include "rules/pursuit.h"
#include "world/perception.h"

static const char corridor[] = "#################\n"
                               "#@....m........,#\n"
                               "#################\n";

static void a_moth_flies_to_the_heros_open_lantern(void **unused)
{
    struct state *state = scene_start(corridor, LANTERN_OPEN);
    scene_wait(state, 5);
    assert_true(scene_steps(state, 'm') <= 2);
    state_destroy(state);
    (void)unused;
}

static void a_moth_does_not_fly_to_a_hero_in_the_dark(void **unused)
{
    struct state *state = scene_start("#################\n"
                                      "#@.......m...&..#\n"
                                      "#################\n",
                                      LANTERN_DARK);
    scene_wait(state, 10);
    assert_true(scene_steps(state, 'm') >= 9);
    state_destroy(state);
    (void)unused;
}

static void a_moth_leaves_a_hooded_lantern_for_a_flare(void **unused)
{
    struct state *state = scene_start("#################\n"
                                      "#@m.............#\n"
                                      "#################\n",
                                      LANTERN_HOODED);
    scene_wait(state, 3);
    assert_true(scene_steps(state, 'm') <= 2);
    ground_set_cloud(state, point_make(7, 1), CLOUD_FLARE, 30);
    scene_wait(state, 6);
    assert_true(point_chebyshev(scene_place(state, 'm'), point_make(7, 1)) <= 2);
    state_destroy(state);
    (void)unused;
}

/* It punishes a hooded lantern: its glow makes up for what the hood hides. */
static void a_moth_lights_up_a_hooded_hero(void **unused)
{
    struct state *state = scene_start(corridor, LANTERN_HOODED);
    assert_int_equal(perception_grade(state, state_hero(state)->position), LIGHT_DIM);
    scene_wait(state, 6);
    assert_int_equal(perception_grade(state, state_hero(state)->position), LIGHT_BRIGHT);
    state_destroy(state);
    (void)unused;
}

static void a_moth_never_notices_and_hunts(void **unused)
{
    struct state *state = scene_start(corridor, LANTERN_OPEN);
    scene_wait(state, 15);
    scene_rouse(state, 'm');
    scene_wait(state, 2);
    assert_int_equal(game_picture_who(state, 'm')->suspicion, 0);
    assert_false(pursuit_is_on(state));
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_moth_flies_to_the_heros_open_lantern),
        cmocka_unit_test(a_moth_does_not_fly_to_a_hero_in_the_dark),
        cmocka_unit_test(a_moth_leaves_a_hooded_lantern_for_a_flare),
        cmocka_unit_test(a_moth_lights_up_a_hooded_hero),
        cmocka_unit_test(a_moth_never_notices_and_hunts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
