/* Special rooms in play: what is said of them, and the rule of each. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/upkeep.h"

/* A dark vault behind a door, its loot in the far corners; the hero stands before it. */
static struct state *vault(enum lantern lantern)
{
    struct state *state = game_picture("############\n"
                                       "#....#....*#\n"
                                       "#..@./.....#\n"
                                       "#....#....*#\n"
                                       "############\n");
    struct level *level = state_level(state);
    level->sites[level->site_count++] = (struct site){.type = SITE_DARK_VAULT,
                                                      .area = {{6, 1}, {10, 3}},
                                                      .door = {5, 2},
                                                      .loot = {{10, 1}, {10, 3}},
                                                      .loot_count = 2};
    game_picture_set_lantern(state, lantern);
    return state;
}

static int things_in(const struct state *state)
{
    const struct level *level = state_level_const(state);
    return (level_item(level, point_make(10, 1)) != ITEM_NONE) +
           (level_item(level, point_make(10, 3)) != ITEM_NONE);
}

static void the_hero_is_told_once_where_he_is(void **unused)
{
    struct state *state = vault(LANTERN_DARK);
    game_picture_pass(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_SITE), 0);
    level_move_actor(state_level(state), state->hero, point_make(6, 2));
    game_picture_pass(state, 3);
    assert_int_equal(game_picture_count(state, EVENT_SITE), 1);
    assert_int_equal(game_picture_last(state, EVENT_SITE).amount, SITE_ENTERED);
    state_destroy(state);
    (void)unused;
}

static void what_lies_in_a_dark_vault_stays_in_the_dark(void **unused)
{
    struct state *state = vault(LANTERN_DARK);
    game_picture_pass(state, 5);
    assert_int_equal(things_in(state), 2);
    state_destroy(state);
    (void)unused;
}

static void light_that_falls_into_a_dark_vault_takes_all_that_lies_there(void **unused)
{
    struct state *state = vault(LANTERN_OPEN);
    game_picture_pass(state, 1);
    assert_int_equal(things_in(state), 0);
    assert_int_equal(game_picture_last(state, EVENT_SITE).amount, SITE_SPOILT);
    state_destroy(state);
    (void)unused;
}

static void light_that_does_not_reach_the_loot_does_no_harm(void **unused)
{
    struct state *state = vault(LANTERN_HOODED);
    game_picture_pass(state, 1);
    assert_int_equal(things_in(state), 2);
    assert_int_equal(game_picture_count(state, EVENT_SITE), 0);
    state_destroy(state);
    (void)unused;
}

static void a_vault_that_was_emptied_can_be_lit(void **unused)
{
    struct state *state = vault(LANTERN_DARK);
    level_set_item(state_level(state), point_make(10, 1), ITEM_NONE);
    level_set_item(state_level(state), point_make(10, 3), ITEM_NONE);
    game_picture_pass(state, 1);
    game_picture_set_lantern(state, LANTERN_OPEN);
    game_picture_pass(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_SITE), 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_hero_is_told_once_where_he_is),
        cmocka_unit_test(what_lies_in_a_dark_vault_stays_in_the_dark),
        cmocka_unit_test(light_that_falls_into_a_dark_vault_takes_all_that_lies_there),
        cmocka_unit_test(light_that_does_not_reach_the_loot_does_no_harm),
        cmocka_unit_test(a_vault_that_was_emptied_can_be_lit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
