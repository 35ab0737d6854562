/* Sun lizards are as fast as the light that falls on them is bright. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "rules/move.h"
#include "rules/visibility.h"
#include "world/perception.h"

static const char run[] = "###########################\n"
                          "#@.......................N#\n"
                          "###########################\n";

/* The cells that a hunting lizard comes nearer in these turns, in a place of that light. */
static int steps_in(enum terrain lamp, int turns)
{
    struct state *state = scene_start(run, LANTERN_DARK);
    for (int x = 1; lamp != TERRAIN_NONE && x < 26; x += 3)
        level_set_terrain(state_level(state), point_make(x, 0), lamp);
    visibility_note_all(state);
    visibility_refresh(state);
    scene_rouse(state, 'N');
    int before = scene_place(state, 'N').x;
    scene_wait(state, turns);
    int steps = before - scene_place(state, 'N').x;
    state_destroy(state);
    return steps;
}

/* It punishes an open lantern. */
static void it_takes_two_steps_a_turn_in_bright_light(void **unused)
{
    assert_in_range(steps_in(TERRAIN_BRAZIER, 6), 11, 12);
    (void)unused;
}

static void it_takes_a_step_in_two_turns_in_the_dark(void **unused)
{
    assert_in_range(steps_in(TERRAIN_NONE, 8), 3, 4);
    (void)unused;
}

static void a_hooded_lantern_leaves_it_as_fast_as_the_hero(void **unused)
{
    struct state *state = scene_start("######\n#@.N.#\n######\n", LANTERN_HOODED);
    struct actor *lizard = game_picture_who(state, 'N');
    assert_int_equal(perception_grade(state, lizard->position), LIGHT_DIM);
    assert_int_equal(move_time(state, game_picture_actor(state, 'N')), 100);
    state_destroy(state);
    (void)unused;
}

static void it_bites_once_a_turn_even_in_bright_light(void **unused)
{
    struct state *state = scene_start("#####\n#@N.#\n#####\n", LANTERN_OPEN);
    state_hero(state)->health = 1000;
    scene_rouse(state, 'N');
    scene_wait(state, 1); /* its first attack is a tell */
    int before = scene_blows(state);
    scene_wait(state, 1);
    assert_in_range(scene_blows(state) - before, 0, 1);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_takes_two_steps_a_turn_in_bright_light),
        cmocka_unit_test(it_takes_a_step_in_two_turns_in_the_dark),
        cmocka_unit_test(a_hooded_lantern_leaves_it_as_fast_as_the_hero),
        cmocka_unit_test(it_bites_once_a_turn_even_in_bright_light),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
