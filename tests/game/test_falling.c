/* Through a chasm to the floor below. */
#include "support/check.h"
#include "support/game_picture.h"

#include "game/game.h"

static struct game *game_by_a_chasm(void)
{
    struct game_setup setup = game_setup_default();
    struct error error = {""};
    setup.seed = "picture";
    setup.map_text = "#####\n#@0.#\n#...#\n#####\n";
    setup.map_name = "picture";
    struct game *game = game_create(&setup, &error);
    assert_non_null(game);
    return game;
}

static void step(struct game *game, enum direction direction)
{
    game_play(game, (struct command){.kind = COMMAND_STEP, .direction = direction});
}

static void who_falls_is_hurt_and_stands_on_the_floor_below(void **unused)
{
    struct game *game = game_by_a_chasm();
    const struct state *state = game_state(game);
    step(game, DIRECTION_EAST);
    assert_int_equal(state->depth, 1);
    assert_int_equal(state->turn, 0);
    step(game, DIRECTION_EAST);
    assert_int_equal(state->depth, 2);
    assert_in_range(state_hero_const(state)->health, 26, 28);
    assert_int_equal(game_picture_last(state, EVENT_FELL).amount,
                     30 - state_hero_const(state)->health);
    assert_true(level_is_walkable(state_level_const(state), state_hero_const(state)->position));
    game_destroy(game);
    (void)unused;
}

static void a_floor_that_he_falls_to_offers_boons_as_any_other(void **unused)
{
    struct game *game = game_by_a_chasm();
    const struct state *state = game_state(game);
    step(game, DIRECTION_EAST);
    step(game, DIRECTION_EAST);
    assert_true(state->offers[0] != BOON_NONE);
    step(game, DIRECTION_EAST);
    assert_int_equal(game_picture_last(state, EVENT_REFUSED).refusal, REFUSAL_CHOICE);
    enum boon boon = state->offers[2];
    game_play(game, (struct command){.kind = COMMAND_BOON, .choice = 2});
    assert_int_equal(state->boons[boon], 1);
    game_destroy(game);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_falls_is_hurt_and_stands_on_the_floor_below),
        cmocka_unit_test(a_floor_that_he_falls_to_offers_boons_as_any_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
