/* Candles, snuff powder, the lens and the reed whistle. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/statuses.h"
#include "rules/upkeep.h"
#include "world/perception.h"

static const char hall[] = "###################\n"
                           "#.................#\n"
                           "#@................#\n"
                           "#.................#\n"
                           "###################\n";

static enum cloud cloud_at(const struct state *state, int x, int y)
{
    return level_cloud(state_level_const(state), point_make(x, y));
}

static struct state *start(const char *picture, enum lantern lantern, enum item item)
{
    struct state *state = game_picture(picture);
    game_picture_set_lantern(state, lantern);
    game_picture_give(state, item, 1);
    return state;
}

static void a_candle_burns_for_60_turns(void **unused)
{
    struct state *state = start(hall, LANTERN_DARK, ITEM_CANDLE);
    game_picture_throw(state, ITEM_CANDLE, 6, 2);
    assert_int_equal(cloud_at(state, 6, 2), CLOUD_CANDLE);
    assert_int_not_equal(perception_grade(state, point_make(6, 2)), LIGHT_DARK);
    game_picture_pass(state, 59);
    assert_int_equal(cloud_at(state, 6, 2), CLOUD_CANDLE);
    game_picture_pass(state, 1);
    assert_int_equal(cloud_at(state, 6, 2), CLOUD_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_creature_that_sees_a_candle_goes_to_look(void **unused)
{
    struct state *state = start("###################\n"
                                "#.................#\n"
                                "#@...............d#\n"
                                "#.................#\n"
                                "###################\n",
                                LANTERN_DARK, ITEM_CANDLE);
    game_picture_throw(state, ITEM_CANDLE, 11, 2);
    game_picture_pass(state, 1);
    const struct actor *doorward = game_picture_who(state, 'd');
    assert_int_equal(doorward->suspicion, 1);
    assert_int_equal(doorward->clue_source, CLUE_LURE);
    assert_true(actor_has_clue(doorward));
    assert_true(point_is_equal(doorward->clue, point_make(11, 2)));
    game_picture_pass(state, 5);
    assert_int_equal(doorward->suspicion, 1);
    state_destroy(state);
    (void)unused;
}

static void a_creature_that_does_not_see_the_candle_stays(void **unused)
{
    struct state *state = start("###################\n"
                                "#..............#..#\n"
                                "#@.............#.d#\n"
                                "#..............#..#\n"
                                "###################\n",
                                LANTERN_DARK, ITEM_CANDLE);
    game_picture_throw(state, ITEM_CANDLE, 11, 2);
    game_picture_pass(state, 3);
    assert_int_equal(game_picture_who(state, 'd')->suspicion, 0);
    state_destroy(state);
    (void)unused;
}

static void snuff_powder_puts_out_every_light_within_5(void **unused)
{
    struct state *state = start("###################\n"
                                "#.................#\n"
                                "#.@..r.......&....#\n"
                                "#....&............#\n"
                                "###################\n",
                                LANTERN_OPEN, ITEM_SNUFF_POWDER);
    level_set_cloud(state_level(state), point_make(3, 1), CLOUD_FLARE, 20);
    statuses_set_on_fire(state, game_picture_actor(state, 'r'), 9);
    assert_int_equal(game_picture_use(state, ITEM_SNUFF_POWDER).kind, OUTCOME_DONE);
    assert_int_equal(level_terrain(state_level(state), point_make(5, 3)), TERRAIN_BRAZIER_OUT);
    assert_int_equal(cloud_at(state, 3, 1), CLOUD_NONE);
    assert_false(actor_has(game_picture_who(state, 'r'), STATUS_BURNING));
    assert_int_equal(state_hero(state)->lantern, LANTERN_DARK);
    assert_int_equal(level_terrain(state_level(state), point_make(13, 2)), TERRAIN_BRAZIER);
    assert_int_equal(perception_grade(state, state_hero(state)->position), LIGHT_DARK);
    assert_int_equal(level_memory(state_level(state), point_make(5, 3))->terrain,
                     TERRAIN_BRAZIER_OUT);
    state_destroy(state);
    (void)unused;
}

static void snuff_powder_does_not_reach_through_walls_or_from_afar(void **unused)
{
    struct state *state = start("###################\n"
                                "#@....#..&........#\n"
                                "#.....#...........#\n"
                                "###################\n",
                                LANTERN_OPEN, ITEM_SNUFF_POWDER);
    game_picture_throw(state, ITEM_SNUFF_POWDER, 5, 1);
    assert_int_equal(level_terrain(state_level(state), point_make(9, 1)), TERRAIN_BRAZIER);
    assert_int_equal(state_hero(state)->lantern, LANTERN_DARK);
    state_destroy(state);
    (void)unused;
}

static void a_lens_throws_a_bright_spot_over_12_cells(void **unused)
{
    struct state *state = start(hall, LANTERN_OPEN, ITEM_LENS);
    assert_int_equal(game_picture_use_at(state, ITEM_LENS, 14, 2).refusal, REFUSAL_TOO_FAR);
    assert_int_equal(game_picture_use_at(state, ITEM_LENS, 13, 2).kind, OUTCOME_DONE);
    assert_int_equal(cloud_at(state, 13, 2), CLOUD_BRIGHT_SPOT);
    assert_int_equal(perception_grade(state, point_make(13, 2)), LIGHT_BRIGHT);
    game_picture_pass(state, 12);
    assert_int_equal(cloud_at(state, 13, 2), CLOUD_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_lens_bursts_gas(void **unused)
{
    struct state *state = start(hall, LANTERN_OPEN, ITEM_LENS);
    level_set_cloud(state_level(state), point_make(10, 2), CLOUD_MARSH_GAS, 1);
    assert_int_equal(game_picture_use_at(state, ITEM_LENS, 10, 2).kind, OUTCOME_DONE);
    assert_int_equal(cloud_at(state, 10, 2), CLOUD_GAS_FIRE);
    assert_int_equal(cloud_at(state, 11, 2), CLOUD_GAS_FIRE);
    state_destroy(state);
    (void)unused;
}

static void a_lens_needs_bright_light_on_the_hero(void **unused)
{
    struct state *state = start(hall, LANTERN_HOODED, ITEM_LENS);
    assert_int_equal(game_picture_use_at(state, ITEM_LENS, 4, 2).refusal, REFUSAL_NOT_BRIGHT);
    assert_int_equal(pack_count(&state->pack, ITEM_LENS), 1);
    state_destroy(state);
    (void)unused;
}

static void a_lens_sets_fire_to_what_burns(void **unused)
{
    struct state *state = start("###################\n"
                                "#@........\".......#\n"
                                "###################\n",
                                LANTERN_OPEN, ITEM_LENS);
    assert_int_equal(game_picture_use_at(state, ITEM_LENS, 10, 1).kind, OUTCOME_DONE);
    assert_int_equal(cloud_at(state, 10, 1), CLOUD_FIRE);
    state_destroy(state);
    (void)unused;
}

static void a_reed_whistle_sounds_from_another_cell(void **unused)
{
    struct state *state = start("###################\n"
                                "#.................#\n"
                                "#@...........d....#\n"
                                "###################\n",
                                LANTERN_DARK, ITEM_REED_WHISTLE);
    assert_int_equal(game_picture_use_at(state, ITEM_REED_WHISTLE, 10, 2).refusal, REFUSAL_TOO_FAR);
    assert_int_equal(game_picture_use_at(state, ITEM_REED_WHISTLE, 9, 2).kind, OUTCOME_DONE);
    const struct actor *doorward = game_picture_who(state, 'd');
    assert_int_equal(doorward->clue_source, CLUE_LURE);
    assert_true(point_is_equal(doorward->clue, point_make(9, 2)));
    assert_int_equal(doorward->suspicion, loudness_get(LOUDNESS_LOUD)->gain_near);
    assert_int_equal(state->hero_noise, LOUDNESS_SILENT);
    state_destroy(state);
    (void)unused;
}

static void one_use_in_three_breaks_what_can_break(void **unused)
{
    struct state *state = start(hall, LANTERN_OPEN, ITEM_LENS);
    int broken = 0;
    for (int i = 0; i < 300; i++) {
        assert_int_equal(game_picture_use_at(state, ITEM_LENS, 5, 2).kind, OUTCOME_DONE);
        if (pack_count(&state->pack, ITEM_LENS) > 0)
            continue;
        broken++;
        assert_int_equal(game_picture_last(state, EVENT_BROKE).item, ITEM_LENS);
        game_picture_give(state, ITEM_LENS, 1);
        state->events.count = 0;
    }
    assert_in_range(broken, 75, 125);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_candle_burns_for_60_turns),
        cmocka_unit_test(a_creature_that_sees_a_candle_goes_to_look),
        cmocka_unit_test(a_creature_that_does_not_see_the_candle_stays),
        cmocka_unit_test(snuff_powder_puts_out_every_light_within_5),
        cmocka_unit_test(snuff_powder_does_not_reach_through_walls_or_from_afar),
        cmocka_unit_test(a_lens_throws_a_bright_spot_over_12_cells),
        cmocka_unit_test(a_lens_bursts_gas),
        cmocka_unit_test(a_lens_needs_bright_light_on_the_hero),
        cmocka_unit_test(a_lens_sets_fire_to_what_burns),
        cmocka_unit_test(a_reed_whistle_sounds_from_another_cell),
        cmocka_unit_test(one_use_in_three_breaks_what_can_break),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
