#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"
#include "world/perception.h"

static const char hall[] = "############\n"
                           "#@.........#\n"
                           "############\n";

static struct outcome set(struct state *state, enum lantern lantern)
{
    return perform(state, state->hero, (struct action){.kind = ACTION_LANTERN, .lantern = lantern});
}

static struct outcome step(struct state *state, enum direction direction)
{
    return perform(state, state->hero,
                   (struct action){.kind = ACTION_STEP, .direction = direction});
}

static void a_change_of_stance_takes_a_turn_and_is_told(void **unused)
{
    struct state *state = game_picture(hall);
    struct outcome outcome = set(state, LANTERN_HOODED);
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    assert_int_equal(outcome.time, 100);
    assert_int_equal(state_hero(state)->lantern, LANTERN_HOODED);
    assert_int_equal(game_picture_last(state, EVENT_LANTERN).lantern, LANTERN_HOODED);
    state_destroy(state);
    (void)unused;
}

static void the_stance_decides_how_far_the_hero_sees(void **unused)
{
    struct state *state = game_picture(hall);
    assert_string_equal(game_picture_seen(state), "##########  \n"
                                                  "#@.......   \n"
                                                  "##########  \n");
    set(state, LANTERN_HOODED);
    assert_string_equal(game_picture_seen(state), "######      \n"
                                                  "#@...       \n"
                                                  "######      \n");
    set(state, LANTERN_DARK);
    assert_string_equal(game_picture_seen(state), "####        \n"
                                                  "#@..        \n"
                                                  "####        \n");
    state_destroy(state);
    (void)unused;
}

static void the_heros_own_cell_is_bright_dim_or_dark_by_the_stance(void **unused)
{
    struct state *state = game_picture(hall);
    assert_int_equal(perception_grade(state, state_hero(state)->position), LIGHT_BRIGHT);
    set(state, LANTERN_HOODED);
    assert_int_equal(perception_grade(state, state_hero(state)->position), LIGHT_DIM);
    set(state, LANTERN_DARK);
    assert_int_equal(perception_grade(state, state_hero(state)->position), LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void a_step_with_a_dark_lantern_takes_half_again_as_long(void **unused)
{
    struct state *state = game_picture(hall);
    assert_int_equal(step(state, DIRECTION_EAST).time, 100);
    set(state, LANTERN_HOODED);
    assert_int_equal(step(state, DIRECTION_EAST).time, 100);
    set(state, LANTERN_DARK);
    assert_int_equal(step(state, DIRECTION_EAST).time, 150);
    state_destroy(state);
    (void)unused;
}

static void in_plain_sight_the_lantern_does_nothing(void **unused)
{
    struct state *state = game_picture_plain(hall, 5);
    struct outcome outcome = set(state, LANTERN_DARK);
    assert_int_equal(outcome.refusal, REFUSAL_NO_LIGHT);
    assert_int_equal(state_hero(state)->lantern, LANTERN_OPEN);
    assert_int_equal(game_picture_last(state, EVENT_REFUSED).refusal, REFUSAL_NO_LIGHT);
    state_destroy(state);
    (void)unused;
}

static void changing_the_sight_algorithm_is_free_and_immediate(void **unused)
{
    struct state *state = game_picture_plain("#####\n#@#.#\n#####\n", 5);
    assert_int_equal(level_memory(state_level(state), point_make(3, 1))->terrain, TERRAIN_NONE);
    struct outcome outcome =
        perform(state, state->hero, (struct action){.kind = ACTION_FOV, .fov = fov_find("disc")});
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    assert_int_equal(outcome.time, 0);
    assert_string_equal(game_picture_seen(state), "#####\n#@#.#\n#####\n");
    assert_int_equal(game_picture_last(state, EVENT_FOV).fov, fov_find("disc"));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_change_of_stance_takes_a_turn_and_is_told),
        cmocka_unit_test(the_stance_decides_how_far_the_hero_sees),
        cmocka_unit_test(the_heros_own_cell_is_bright_dim_or_dark_by_the_stance),
        cmocka_unit_test(a_step_with_a_dark_lantern_takes_half_again_as_long),
        cmocka_unit_test(in_plain_sight_the_lantern_does_nothing),
        cmocka_unit_test(changing_the_sight_algorithm_is_free_and_immediate),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
