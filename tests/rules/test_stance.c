#include "support/check.h"
#include "support/game_picture.h"

#include "rules/combat.h"
#include "rules/noise.h"
#include "rules/perform.h"
#include "rules/statuses.h"
#include "rules/visibility.h"
#include "world/hero.h"
#include "world/noticing.h"
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

static void the_hooded_lantern_stays_dim_at_the_rim_of_other_light(void **unused)
{
    struct state *rim = game_picture("##########\n#@.....&.#\n##########\n");
    struct state *near = game_picture("##########\n#@..&....#\n##########\n");
    set(rim, LANTERN_HOODED);
    set(near, LANTERN_HOODED);
    assert_int_equal(perception_grade(rim, state_hero(rim)->position), LIGHT_DIM);
    assert_int_equal(perception_grade(near, state_hero(near)->position), LIGHT_BRIGHT);
    set(rim, LANTERN_DARK);
    assert_int_equal(perception_grade(rim, state_hero(rim)->position), LIGHT_DIM);
    state_destroy(rim);
    state_destroy(near);
    (void)unused;
}

static void a_step_takes_longer_with_less_light(void **unused)
{
    struct state *state = game_picture(hall);
    assert_int_equal(step(state, DIRECTION_EAST).time, 100);
    set(state, LANTERN_HOODED);
    assert_int_equal(step(state, DIRECTION_EAST).time, 110);
    set(state, LANTERN_DARK);
    assert_int_equal(step(state, DIRECTION_EAST).time, 200);
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

static struct state *in_the_dark(const char *picture)
{
    struct state *state = game_picture(picture);
    game_picture_set_lantern(state, LANTERN_DARK);
    return state;
}

static void two_quiet_turns_in_the_dark_make_the_hero_still(void **unused)
{
    struct state *state = in_the_dark(hall);
    game_picture_pass(state, 1);
    assert_false(hero_is_still(state));
    game_picture_pass(state, 1);
    assert_true(hero_is_still(state));
    state_destroy(state);
    (void)unused;
}

static void a_step_or_a_noise_ends_stillness(void **unused)
{
    struct state *state = in_the_dark(hall);
    game_picture_pass(state, 2);
    step(state, DIRECTION_EAST);
    assert_false(hero_is_still(state));
    game_picture_pass(state, 3);
    assert_true(hero_is_still(state));
    noise_make(state, state->hero, state_hero(state)->position, LOUDNESS_FAINT);
    assert_false(hero_is_still(state));
    state_destroy(state);
    (void)unused;
}

static void a_blow_ends_stillness_of_either_side(void **unused)
{
    struct state *state = in_the_dark("######\n#@d..#\n######\n");
    struct blow blow = {ITEM_NONE, 1, 1, 1, LOUDNESS_SILENT, 0};
    struct handle doorward = game_picture_actor(state, 'd');
    for (int i = 0; i < 2; i++) {
        state->still_turns = HERO_STILL_TURNS;
        combat_land(state, i ? state->hero : doorward, i ? doorward : state->hero, blow);
        assert_false(hero_is_still(state));
    }
    state_destroy(state);
    (void)unused;
}

static void light_ends_stillness(void **unused)
{
    struct state *state = in_the_dark(hall);
    game_picture_pass(state, 2);
    statuses_begin(state, state->hero, STATUS_GLOW, 5);
    visibility_refresh(state);
    game_picture_pass(state, 1);
    assert_false(hero_is_still(state));
    state_destroy(state);
    (void)unused;
}

static void a_turn_that_begins_with_light_does_not_count(void **unused)
{
    struct state *state = game_picture(hall);
    set(state, LANTERN_DARK);
    game_picture_pass(state, 2);
    assert_false(hero_is_still(state));
    game_picture_pass(state, 1);
    assert_true(hero_is_still(state));
    state_destroy(state);
    (void)unused;
}

static void the_hero_does_not_become_still_while_something_sees_it(void **unused)
{
    struct state *state = in_the_dark("######\n#@d..#\n######\n");
    game_picture_pass(state, 4);
    assert_false(hero_is_still(state));
    state_destroy(state);
    (void)unused;
}

static void a_still_hero_is_noticed_only_from_the_next_cell_by_one(void **unused)
{
    struct state *state = in_the_dark("#######\n#@.d..#\n#######\n");
    const struct actor *doorward = game_picture_who(state, 'd');
    assert_true(noticing_gain(state, doorward) > 0);
    state->still_turns = HERO_STILL_TURNS;
    assert_int_equal(noticing_gain(state, doorward), 0);
    level_move_actor(state_level(state), game_picture_actor(state, 'd'), point_make(2, 1));
    assert_int_equal(noticing_gain(state, doorward), 1);
    state_destroy(state);
    (void)unused;
}

static void stillness_hides_nothing_from_a_hunter(void **unused)
{
    struct state *state = in_the_dark("#######\n#@.d..#\n#######\n");
    game_picture_who(state, 'd')->suspicion = SUSPICION_HUNTING;
    state->still_turns = HERO_STILL_TURNS;
    assert_true(noticing_gain(state, game_picture_who(state, 'd')) > 0);
    state_destroy(state);
    (void)unused;
}

static void the_brightest_stance_of_a_turn_is_noticed(void **unused)
{
    struct state *state = game_picture("############\n#@.....d...#\n############\n");
    const struct actor *doorward = game_picture_who(state, 'd');
    int bright = noticing_gain(state, doorward);
    set(state, LANTERN_DARK);
    assert_int_equal(noticing_gain(state, doorward), bright);
    game_picture_pass(state, 1);
    assert_int_equal(noticing_gain(state, doorward), 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_change_of_stance_takes_a_turn_and_is_told),
        cmocka_unit_test(the_stance_decides_how_far_the_hero_sees),
        cmocka_unit_test(the_heros_own_cell_is_bright_dim_or_dark_by_the_stance),
        cmocka_unit_test(the_hooded_lantern_stays_dim_at_the_rim_of_other_light),
        cmocka_unit_test(a_step_takes_longer_with_less_light),
        cmocka_unit_test(in_plain_sight_the_lantern_does_nothing),
        cmocka_unit_test(changing_the_sight_algorithm_is_free_and_immediate),
        cmocka_unit_test(two_quiet_turns_in_the_dark_make_the_hero_still),
        cmocka_unit_test(a_step_or_a_noise_ends_stillness),
        cmocka_unit_test(a_blow_ends_stillness_of_either_side),
        cmocka_unit_test(light_ends_stillness),
        cmocka_unit_test(a_turn_that_begins_with_light_does_not_count),
        cmocka_unit_test(the_hero_does_not_become_still_while_something_sees_it),
        cmocka_unit_test(a_still_hero_is_noticed_only_from_the_next_cell_by_one),
        cmocka_unit_test(stillness_hides_nothing_from_a_hunter),
        cmocka_unit_test(the_brightest_stance_of_a_turn_is_noticed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
