/* Special rooms in play: their messages and rules. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"
#include "rules/upkeep.h"

#include <string.h>

/* A dark vault behind a door, its loot in the far corners; the hero stands before it. */
static struct state *vault_of(const char *picture, enum lantern lantern)
{
    struct state *state = game_picture(picture);
    struct level *level = state_level(state);
    level->sites[level->site_count++] = (struct site){.type = SITE_DARK_VAULT,
                                                      .area = {{6, 1}, {10, 3}},
                                                      .door = {5, 2},
                                                      .loot = {{10, 1}, {10, 3}},
                                                      .loot_count = 2};
    game_picture_set_lantern(state, lantern);
    return state;
}

static struct state *vault(enum lantern lantern)
{
    return vault_of("############\n"
                    "#....#....*#\n"
                    "#..@./.....#\n"
                    "#....#....*#\n"
                    "############\n",
                    lantern);
}

static int things_in(const struct state *state)
{
    const struct level *level = state_level_const(state);
    return (level_item(level, point_make(10, 1)) != ITEM_NONE) +
           (level_item(level, point_make(10, 3)) != ITEM_NONE);
}

static void a_room_is_announced_once(void **unused)
{
    struct state *state = vault(LANTERN_DARK);
    game_picture_pass(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_SITE), 0);
    level_move_actor(state_level(state), state->hero, point_make(6, 2));
    game_picture_pass(state, 3);
    assert_int_equal(game_picture_count(state, EVENT_SITE), 1);
    assert_int_equal(game_picture_last(state, EVENT_SITE).news, SITE_ENTERED);
    state_destroy(state);
    (void)unused;
}

static void loot_of_a_dark_vault_stays_in_the_dark(void **unused)
{
    struct state *state = vault(LANTERN_DARK);
    game_picture_pass(state, 5);
    assert_int_equal(things_in(state), 2);
    state_destroy(state);
    (void)unused;
}

static void light_in_a_dark_vault_destroys_the_loot(void **unused)
{
    struct state *state = vault(LANTERN_OPEN);
    game_picture_pass(state, 3);
    assert_int_equal(things_in(state), 0);
    assert_int_equal(game_picture_last(state, EVENT_SITE).news, SITE_SPOILT);
    state_destroy(state);
    (void)unused;
}

/* As when a beacon was lit that shines in by a mirror. */
static void light_destroys_no_loot_that_the_hero_never_saw(void **unused)
{
    struct state *state = vault_of("############\n"
                                   "#....#....*#\n"
                                   "#..@.+...&.#\n"
                                   "#....#....*#\n"
                                   "############\n",
                                   LANTERN_OPEN);
    game_picture_pass(state, 5);
    assert_int_equal(things_in(state), 2);
    assert_int_equal(game_picture_count(state, EVENT_SITE), 0);
    state_destroy(state);
    (void)unused;
}

static void darkness_after_the_warning_saves_the_loot(void **unused)
{
    struct state *state = vault(LANTERN_OPEN);
    game_picture_pass(state, 1);
    assert_int_equal(game_picture_last(state, EVENT_SITE).news, SITE_BEGUN);
    assert_int_equal(things_in(state), 2);
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_pass(state, 5);
    assert_int_equal(things_in(state), 2);
    game_picture_set_lantern(state, LANTERN_OPEN);
    game_picture_pass(state, 1);
    assert_int_equal(things_in(state), 2);
    game_picture_pass(state, 1);
    assert_int_equal(things_in(state), 0);
    state_destroy(state);
    (void)unused;
}

static void light_away_from_the_loot_does_no_harm(void **unused)
{
    struct state *state = vault(LANTERN_HOODED);
    game_picture_pass(state, 1);
    assert_int_equal(things_in(state), 2);
    assert_int_equal(game_picture_count(state, EVENT_SITE), 0);
    state_destroy(state);
    (void)unused;
}

static void an_emptied_vault_can_be_lit(void **unused)
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

/* A vault with two items to choose from, kept from being picked up by walking. */
static struct state *choice(void)
{
    struct state *state = vault(LANTERN_OPEN);
    struct level *level = state_level(state);
    level->sites[0].type = SITE_LOCKED_VAULT;
    for (int i = 0; i < 2; i++)
        bit_grid_put(&level->no_auto_pickup, level->sites[0].loot[i], true);
    level_move_actor(level, state->hero, point_make(10, 2));
    game_picture_pass(state, 1);
    return state;
}

static void items_to_choose_from_stay_until_one_is_taken(void **unused)
{
    struct state *state = choice();
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_NORTH});
    game_picture_pass(state, 3);
    assert_int_equal(things_in(state), 2);
    assert_int_equal(game_picture_count(state, EVENT_PICKED_UP), 0);
    assert_false(state_level(state)->sites[0].is_settled);
    state_destroy(state);
    (void)unused;
}

static void taking_one_of_two_items_removes_the_other(void **unused)
{
    struct state *state = choice();
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_NORTH});
    perform(state, state->hero, (struct action){.kind = ACTION_PICK_UP});
    game_picture_pass(state, 1);
    assert_int_equal(things_in(state), 0);
    assert_int_equal(game_picture_last(state, EVENT_SITE).news, SITE_SOLVED);
    assert_true(state_level(state)->sites[0].is_settled);
    state_destroy(state);
    (void)unused;
}

static void a_full_pack_loses_no_choice(void **unused)
{
    struct state *state = choice();
    memset(state->pack.counts, 0, sizeof state->pack.counts);
    state->traits.slots = 0;
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_NORTH});
    assert_int_equal(perform(state, state->hero, (struct action){.kind = ACTION_PICK_UP}).refusal,
                     REFUSAL_FULL);
    game_picture_pass(state, 1);
    assert_int_equal(things_in(state), 2);
    state_destroy(state);
    (void)unused;
}

/* A tower with its lookout at (6, 2); far behind walls there is something to learn. */
static struct state *tower(void)
{
    struct state *state = game_picture("##############################\n"
                                       "#...#...##...#...........#..*#\n"
                                       "#..@/...##.!.#...........#...#\n"
                                       "#...#...##...#...........#...#\n"
                                       "##############################\n");
    struct level *level = state_level(state);
    level_set_terrain(level, point_make(6, 2), TERRAIN_LOOKOUT);
    level->sites[level->site_count++] = (struct site){.type = SITE_WATCHTOWER,
                                                      .area = {{5, 1}, {7, 3}},
                                                      .door = {4, 2},
                                                      .spots = {{6, 2}},
                                                      .spot_count = 1};
    return state;
}

static void stand_at(struct state *state, int x, int y)
{
    level_move_actor(state_level(state), state->hero, point_make(x, y));
    game_picture_pass(state, 1);
}

static void a_lookout_reveals_the_surroundings(void **unused)
{
    struct state *state = tower();
    stand_at(state, 6, 2);
    const struct level *level = state_level(state);
    assert_int_equal(level_memory(level, point_make(11, 2))->item, ITEM_HEALING_POTION);
    assert_int_equal(level_memory(level, point_make(26, 1))->terrain, TERRAIN_FLOOR);
    assert_int_equal(level_memory(level, point_make(27, 1))->terrain, TERRAIN_NONE);
    assert_int_equal(level_memory(level, point_make(28, 1))->item, ITEM_NONE);
    assert_int_equal(game_picture_last(state, EVENT_SITE).news, SITE_SOLVED);
    assert_true(level->sites[0].is_settled);
    state_destroy(state);
    (void)unused;
}

static void standing_beside_a_lookout_reveals_nothing(void **unused)
{
    struct state *state = tower();
    stand_at(state, 5, 2);
    assert_int_equal(level_memory(state_level(state), point_make(11, 2))->terrain, TERRAIN_NONE);
    assert_false(state_level(state)->sites[0].is_settled);
    state_destroy(state);
    (void)unused;
}

static void replacing_one_of_two_items_removes_the_other(void **unused)
{
    struct state *state = choice();
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_NORTH});
    perform(state, state->hero, (struct action){.kind = ACTION_PICK_UP});
    game_picture_give(state, ITEM_FLARE, 1);
    perform(state, state->hero, (struct action){.kind = ACTION_DROP, .item = ITEM_FLARE});
    game_picture_pass(state, 1);
    assert_int_equal(game_picture_last(state, EVENT_SITE).news, SITE_SOLVED);
    assert_int_equal(level_item(state_level(state), point_make(10, 3)), ITEM_NONE);
    assert_int_equal(level_item(state_level(state), point_make(10, 1)), ITEM_FLARE);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_room_is_announced_once),
        cmocka_unit_test(loot_of_a_dark_vault_stays_in_the_dark),
        cmocka_unit_test(light_in_a_dark_vault_destroys_the_loot),
        cmocka_unit_test(light_destroys_no_loot_that_the_hero_never_saw),
        cmocka_unit_test(darkness_after_the_warning_saves_the_loot),
        cmocka_unit_test(light_away_from_the_loot_does_no_harm),
        cmocka_unit_test(an_emptied_vault_can_be_lit),
        cmocka_unit_test(items_to_choose_from_stay_until_one_is_taken),
        cmocka_unit_test(taking_one_of_two_items_removes_the_other),
        cmocka_unit_test(a_full_pack_loses_no_choice),
        cmocka_unit_test(a_lookout_reveals_the_surroundings),
        cmocka_unit_test(standing_beside_a_lookout_reveals_nothing),
        cmocka_unit_test(replacing_one_of_two_items_removes_the_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
