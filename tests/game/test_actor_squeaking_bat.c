/* Squeaking bats know by their echo where the hero is, in any light, and tell others near them. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/mind_play.h"
#include "support/scene_play.h"

#include "rules/noise.h"
#include "rules/perform.h"

static const char hall[] = "####################\n"
                           "#@..Q...r..........#\n"
                           "#..................#\n"
                           "####################\n";

static void squeak(struct state *state)
{
    struct action action = {.kind = ACTION_EFFECT, .effect = EFFECT_SQUEAK};
    action.target = game_picture_who(state, 'Q')->position;
    assert_int_equal(perform(state, game_picture_actor(state, 'Q'), action).kind, OUTCOME_DONE);
}

static bool knows(struct state *state, char glyph)
{
    const struct actor *actor = game_picture_who(state, glyph);
    return actor_has_clue(actor) && actor->clue_source == CLUE_KNOWN &&
           point_is_equal(actor->clue, state_hero(state)->position);
}

/* It punishes the dark: a hero that lies still in the dark is found. */
static void its_squeak_shows_a_still_hero_in_the_dark_to_what_is_wary(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    game_picture_who(state, 'r')->suspicion = SUSPICION_WARY;
    game_picture_pass(state, 3);
    assert_false(knows(state, 'r'));
    game_picture_who(state, 'r')->suspicion = SUSPICION_WARY;
    squeak(state);
    assert_true(knows(state, 'r'));
    assert_true(knows(state, 'Q'));
    assert_true(game_picture_who(state, 'r')->suspicion > SUSPICION_WARY);
    state_destroy(state);
    (void)unused;
}

static void its_squeak_tells_the_unaware_nothing_of_the_hero(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    squeak(state);
    assert_false(knows(state, 'r'));
    assert_false(actor_is_wary(game_picture_who(state, 'r')));
    state_destroy(state);
    (void)unused;
}

static void its_squeak_reaches_no_hero_six_cells_away_or_behind_a_wall(void **unused)
{
    static const char *const pictures[] = {"##########\n#@.....Q.#\n##########\n",
                                           "##########\n#@.#Q....#\n#........#\n##########\n"};
    for (int i = 0; i < 2; i++) {
        struct state *state = scene_start(pictures[i], LANTERN_DARK);
        squeak(state);
        assert_false(actor_has_clue(game_picture_who(state, 'Q')));
        assert_int_equal(game_picture_who(state, 'Q')->suspicion, 0);
        state_destroy(state);
    }
    (void)unused;
}

static void the_hero_hears_it_squeak(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    squeak(state);
    assert_int_equal(game_picture_count(state, EVENT_NOISE), 1);
    assert_int_equal(game_picture_last(state, EVENT_NOISE).loudness, LOUDNESS_SOFT);
    assert_int_equal(game_picture_last(state, EVENT_HEARD).effect, EFFECT_SQUEAK);
    state_destroy(state);
    (void)unused;
}

static void it_squeaks_every_third_turn_and_flies_in_between(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    int squeaks = 0;
    int steps = 0;
    for (int i = 0; i < 12; i++) {
        struct choice choice = mind_play_choose(state, game_picture_actor(state, 'Q'));
        squeaks += choice.action.kind == ACTION_EFFECT;
        steps += choice.action.kind == ACTION_STEP;
        scene_wait(state, 1);
    }
    assert_int_equal(squeaks, 4);
    assert_int_equal(steps, 8);
    state_destroy(state);
    (void)unused;
}

static void a_loud_noise_stuns_it_and_a_soft_one_does_not(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    noise_make(state, state->hero, state_hero(state)->position, LOUDNESS_SOFT);
    assert_false(actor_is_stunned(game_picture_who(state, 'Q')));
    noise_make(state, state->hero, state_hero(state)->position, LOUDNESS_LOUD);
    assert_true(actor_is_stunned(game_picture_who(state, 'Q')));
    assert_false(actor_is_stunned(game_picture_who(state, 'r')));
    struct point at = scene_place(state, 'Q');
    scene_wait(state, 3);
    assert_true(point_is_equal(at, scene_place(state, 'Q')));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(its_squeak_shows_a_still_hero_in_the_dark_to_what_is_wary),
        cmocka_unit_test(its_squeak_tells_the_unaware_nothing_of_the_hero),
        cmocka_unit_test(its_squeak_reaches_no_hero_six_cells_away_or_behind_a_wall),
        cmocka_unit_test(the_hero_hears_it_squeak),
        cmocka_unit_test(it_squeaks_every_third_turn_and_flies_in_between),
        cmocka_unit_test(a_loud_noise_stuns_it_and_a_soft_one_does_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
