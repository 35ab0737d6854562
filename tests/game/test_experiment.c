/* What no player can do: a game is changed to measure what a thing is worth. */
#include "support/check.h"

#include "game/experiment.h"
#include "world/perception.h"

static struct game *start(void)
{
    struct error error;
    struct game_setup setup = game_setup_default();
    setup.seed = "experiment";
    setup.map_text = "#######\n"
                     "#.@..r#\n"
                     "#######\n";
    setup.map_name = "map";
    struct game *game = game_create(&setup, &error);
    assert_non_null(game);
    return game;
}

static void the_lantern_is_taken_and_given_back_open(void **unused)
{
    struct game *game = start();
    const struct state *state = game_state(game);
    struct point hero = state_hero_const(state)->position;
    experiment_set_lantern(game, false);
    assert_int_equal(perception_grade(state, hero), LIGHT_DARK);
    game_play(game, (struct command){.kind = COMMAND_LANTERN});
    assert_int_equal(perception_grade(state, hero), LIGHT_DARK);
    experiment_set_lantern(game, true);
    assert_int_equal(perception_grade(state, hero), LIGHT_BRIGHT);
    game_play(game, (struct command){.kind = COMMAND_LANTERN});
    assert_int_equal(perception_grade(state, hero), LIGHT_DIM);
    game_destroy(game);
    (void)unused;
}

static void a_keystone_is_given_with_its_charge_and_its_things(void **unused)
{
    struct game *game = start();
    const struct state *state = game_state(game);
    assert_int_equal(pack_count(&state->pack, ITEM_HAND_MIRROR), 0);
    experiment_give_boon(game, BOON_KEEPERS_GLASS);
    assert_int_equal(pack_count(&state->pack, ITEM_HAND_MIRROR), 1);
    assert_int_equal(state->traits.mirrors_shine, 1);
    game_destroy(game);
    game = start();
    experiment_give_boon(game, BOON_NOON);
    assert_int_equal(game_state(game)->keystone_charges, boon_get(BOON_NOON)->charges);
    game_play(game, (struct command){.kind = COMMAND_KEYSTONE});
    assert_int_equal(game_state(game)->keystone_charges, boon_get(BOON_NOON)->charges - 1);
    game_destroy(game);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_lantern_is_taken_and_given_back_open),
        cmocka_unit_test(a_keystone_is_given_with_its_charge_and_its_things),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
