/* A hall of four gifts: gear, a captive, a boon and a key. Taking one takes away the others. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/boons.h"
#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/captive.h"

static const struct point gear = {2, 1};
static const struct point key = {4, 1};
static const struct point cage = {3, 2};
static const struct point stone = {5, 2};

/* The hero stands where it touches all of them. */
static struct state *start(void)
{
    struct state *state = game_picture("########\n"
                                       "##..@.##\n"
                                       "#......+\n"
                                       "########\n");
    struct level *level = state_level(state);
    level->sites[level->site_count++] = (struct site){.type = SITE_CROSSROADS,
                                                      .area = {{1, 1}, {6, 2}},
                                                      .door = {7, 2},
                                                      .loot = {gear, key},
                                                      .loot_count = 2,
                                                      .spots = {cage, stone},
                                                      .spot_count = 2};
    level_set_item(level, gear, ITEM_SPEAR);
    level_set_item(level, key, ITEM_GLASS_KEY);
    level_set_terrain(level, cage, TERRAIN_CAGE);
    level_set_terrain(level, stone, TERRAIN_BOON_STONE);
    visibility_note_all(state);
    visibility_refresh(state);
    game_picture_pass(state, 1);
    return state;
}

static struct outcome act(struct state *state, enum action_kind kind, enum direction direction)
{
    struct outcome outcome =
        perform(state, state->hero, (struct action){.kind = kind, .direction = direction});
    game_picture_pass(state, 1);
    return outcome;
}

/* How many of the four can still be taken. */
static int gifts(const struct state *state)
{
    const struct level *level = state_level_const(state);
    return (level_item(level, gear) != ITEM_NONE) + (level_item(level, key) != ITEM_NONE) +
           (level_terrain(level, cage) == TERRAIN_CAGE) +
           (level_terrain(level, stone) == TERRAIN_BOON_STONE);
}

static bool is_told(const struct state *state)
{
    return game_picture_last(state, EVENT_SITE).news == SITE_SOLVED;
}

static void four_gifts_wait_until_one_is_taken(void **unused)
{
    struct state *state = start();
    game_picture_pass(state, 5);
    assert_int_equal(gifts(state), 4);
    state_destroy(state);
    (void)unused;
}

static void taking_the_key_takes_away_the_others(void **unused)
{
    struct state *state = start();
    act(state, ACTION_PICK_UP, DIRECTION_NORTH);
    assert_int_equal(pack_count(&state->pack, ITEM_GLASS_KEY), 1);
    assert_int_equal(gifts(state), 0);
    assert_int_equal(level_terrain(state_level(state), cage), TERRAIN_CAGE_DARK);
    assert_int_equal(level_terrain(state_level(state), stone), TERRAIN_BOON_STONE_DARK);
    assert_true(is_told(state));
    state_destroy(state);
    (void)unused;
}

/* The hero is told of them. */
static void gifts_that_go_in_the_dark_are_not_remembered(void **unused)
{
    struct state *state = start();
    struct level *level = state_level(state);
    const struct point far_cage = {1, 2};
    level_set_terrain(level, stone, TERRAIN_FLOOR); /* it gives light */
    level_set_terrain(level, cage, TERRAIN_FLOOR);
    level_set_terrain(level, far_cage, TERRAIN_CAGE);
    level->sites[0].spots[0] = far_cage;
    visibility_note_all(state);
    visibility_refresh(state);
    state_hero(state)->lantern = LANTERN_DARK;
    visibility_note_all(state);
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_false(bit_grid_has(&level->visible, gear));
    assert_int_equal(level_memory(level, gear)->item, ITEM_SPEAR);
    assert_int_equal(level_memory(level, far_cage)->terrain, TERRAIN_CAGE);
    game_picture_pass(state, 1);
    assert_true(is_told(state));
    assert_int_equal(level_memory(level, gear)->item, ITEM_NONE);
    assert_int_not_equal(level_terrain(level, far_cage), TERRAIN_CAGE);
    assert_int_equal(level_memory(level, far_cage)->terrain, level_terrain(level, far_cage));
    state_destroy(state);
    (void)unused;
}

static void a_lantern_that_a_thief_left_there_stays(void **unused)
{
    struct state *state = start();
    state->pack.has_lantern = false;
    level_set_item(state_level(state), gear, ITEM_LANTERN);
    act(state, ACTION_PICK_UP, DIRECTION_NORTH);
    assert_int_equal(level_item(state_level(state), gear), ITEM_LANTERN);
    state_destroy(state);
    (void)unused;
}

static void freeing_the_captive_takes_away_the_others(void **unused)
{
    struct state *state = start();
    assert_int_equal(act(state, ACTION_STEP, DIRECTION_SOUTH_WEST).kind, OUTCOME_DONE);
    assert_false(handle_is_none(captive_find(state, false)));
    assert_int_equal(gifts(state), 0);
    assert_int_equal(level_terrain(state_level(state), stone), TERRAIN_BOON_STONE_DARK);
    state_destroy(state);
    (void)unused;
}

static void the_boon_stone_offers_boons_of_one_path_and_takes_away_the_others(void **unused)
{
    struct state *state = start();
    enum boon told[BOON_OFFERS];
    assert_int_equal(boons_of_stone_here(state, told), BOON_OFFERS);
    assert_false(boons_are_offered(state));
    assert_int_equal(act(state, ACTION_STEP, DIRECTION_SOUTH_EAST).kind, OUTCOME_DONE);
    assert_true(boons_are_offered(state));
    assert_memory_equal(told, state->offers, sizeof told);
    for (int i = 0; i < BOON_OFFERS; i++)
        assert_int_equal(boon_get(state->offers[i])->path, boons_path_here(state));
    assert_int_equal(gifts(state), 0);
    assert_int_equal(level_terrain(state_level(state), cage), TERRAIN_CAGE_DARK);
    state_destroy(state);
    (void)unused;
}

static void a_dark_gift_gives_nothing(void **unused)
{
    struct state *state = start();
    act(state, ACTION_PICK_UP, DIRECTION_NORTH);
    assert_int_equal(act(state, ACTION_STEP, DIRECTION_SOUTH_WEST).refusal, REFUSAL_WALL);
    assert_int_equal(act(state, ACTION_STEP, DIRECTION_SOUTH_EAST).refusal, REFUSAL_WALL);
    assert_false(boons_are_offered(state));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(four_gifts_wait_until_one_is_taken),
        cmocka_unit_test(taking_the_key_takes_away_the_others),
        cmocka_unit_test(gifts_that_go_in_the_dark_are_not_remembered),
        cmocka_unit_test(a_lantern_that_a_thief_left_there_stays),
        cmocka_unit_test(freeing_the_captive_takes_away_the_others),
        cmocka_unit_test(the_boon_stone_offers_boons_of_one_path_and_takes_away_the_others),
        cmocka_unit_test(a_dark_gift_gives_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
