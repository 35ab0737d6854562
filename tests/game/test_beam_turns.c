/* What creatures do in the beam of the great lamp, turn by turn. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "rules/light/beams.h"
#include "world/beam.h"

static void a_creature_in_a_beam_stands_for_five_turns_and_then_comes_on(void **unused)
{
    struct state *state = scene_start("###########################\n"
                                      "#.d.........@9............#\n"
                                      "###########################\n",
                                      LANTERN_OPEN);
    scene_step(state, DIRECTION_EAST); /* lights the lamp; the beam shines to the west */
    for (int turn = 1; turn < BEAMS_TURNS; turn++) {
        assert_int_equal(scene_place(state, 'd').x, 2);
        scene_wait(state, 1);
    }
    assert_int_equal(scene_place(state, 'd').x, 2);
    scene_wait(state, 3);
    assert_true(scene_place(state, 'd').x > 2);
    scene_wait(state, 15);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
    (void)unused;
}

static void one_that_walks_into_a_beam_stops_there(void **unused)
{
    struct state *state = scene_start("################\n"
                                      "#.....@9.......#\n"
                                      "######.#########\n"
                                      "######.#########\n"
                                      "######...d.....#\n"
                                      "################\n",
                                      LANTERN_OPEN);
    scene_step(state, DIRECTION_EAST);
    struct actor *ward = game_picture_who(state, 'd');
    int turns = 0;
    for (; !actor_is_stunned(ward) && turns < 20; turns++)
        scene_act(state, (struct action){.kind = ACTION_TURN_LAMP, .leads = turns % 2 ? 1 : -1});
    struct point at = ward->position;
    assert_in_range(turns, 1, 19);
    scene_wait(state, BEAMS_TURNS);
    assert_true(point_is_equal(ward->position, at));
    state_destroy(state);
    (void)unused;
}

static void shots_pass_through_a_beam(void **unused)
{
    struct state *state = scene_start("###########################\n"
                                      "#....a......@9............#\n"
                                      "###########################\n",
                                      LANTERN_OPEN);
    game_picture_who(state, 'a')->was_in_beam = true;
    state_hero(state)->health = 100;
    scene_step(state, DIRECTION_EAST); /* the beam shines to the west, between the two */
    scene_rouse(state, 'a');
    scene_wait(state, 6);
    assert_true(beam_has(state, point_make(10, 1)));
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_creature_in_a_beam_stands_for_five_turns_and_then_comes_on),
        cmocka_unit_test(one_that_walks_into_a_beam_stops_there),
        cmocka_unit_test(shots_pass_through_a_beam),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
