/* Oil, gas and the other matter of a floor: what sets it off and what it does. */
#include "rules/hazards.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/ground.h"
#include "rules/noise.h"
#include "rules/perform.h"
#include "rules/statuses.h"
#include "rules/upkeep.h"
#include "rules/visibility.h"
#include "world/noticing.h"
#include "world/perception.h"

static enum cloud cloud_at(const struct state *state, int x, int y)
{
    return level_cloud(state_level_const(state), point_make(x, y));
}

static enum terrain terrain_at(const struct state *state, int x, int y)
{
    return level_terrain(state_level_const(state), point_make(x, y));
}

/* Covers the cells from..to of row 1. */
static void cover(struct state *state, int from, int to, enum terrain terrain)
{
    for (int x = from; x <= to; x++)
        ground_set_terrain(state, point_make(x, 1), terrain);
    visibility_refresh(state);
}

static const char corridor[] = "###############\n"
                               "#@............#\n"
                               "###############\n";

static void fire_runs_along_oil_a_cell_a_turn(void **unused)
{
    struct state *state = game_picture(corridor);
    cover(state, 5, 12, TERRAIN_OIL_SLICK);
    hazards_ignite(state, point_make(4, 1));
    for (int x = 5; x <= 9; x++) {
        assert_int_equal(cloud_at(state, x, 1), CLOUD_NONE);
        game_picture_pass(state, 1);
        assert_int_equal(cloud_at(state, x, 1), CLOUD_FIRE);
    }
    game_picture_pass(state, 12);
    assert_int_equal(cloud_at(state, 12, 1), CLOUD_NONE);
    assert_int_equal(terrain_at(state, 12, 1), TERRAIN_FLOOR);
    state_destroy(state);
    (void)unused;
}

static void a_flare_sets_oil_alight_in_it_or_beside_it(void **unused)
{
    for (int x = 5; x <= 6; x++) {
        struct state *state = game_picture(corridor);
        cover(state, 6, 12, TERRAIN_OIL_SLICK);
        game_picture_throw(state, ITEM_FLARE, x, 1);
        game_picture_pass(state, 1);
        assert_int_equal(cloud_at(state, 6, 1), CLOUD_FIRE);
        assert_int_equal(cloud_at(state, 8, 1), CLOUD_NONE);
        state_destroy(state);
    }
    (void)unused;
}

static void what_burns_sets_the_oil_under_it_alight(void **unused)
{
    struct state *state = game_picture("###############\n#@.....r......#\n###############\n");
    cover(state, 7, 9, TERRAIN_OIL_SLICK);
    statuses_set_on_fire(state, game_picture_actor(state, 'r'), 3);
    game_picture_who(state, 'r')->health = 100;
    game_picture_pass(state, 1);
    assert_int_equal(cloud_at(state, 7, 1), CLOUD_FIRE);
    state_destroy(state);
    (void)unused;
}

static void what_oil_or_gas_burns_is_on_fire_for_longer(void **unused)
{
    static const enum terrain ground[] = {TERRAIN_FLOOR, TERRAIN_OIL_SLICK};
    for (int i = 0; i < 2; i++) {
        struct state *state = game_picture("###############\n#@.....r......#\n###############\n");
        struct handle rat = game_picture_actor(state, 'r');
        cover(state, 7, 7, ground[i]);
        ground_set_cloud(state, point_make(7, 1), CLOUD_FIRE, 1);
        hazards_enter(state, rat);
        assert_int_equal(game_picture_who(state, 'r')->statuses[STATUS_BURNING], i == 0 ? 3 : 6);
        ground_set_terrain(state, point_make(7, 1), TERRAIN_FLOOR);
        ground_set_cloud(state, point_make(7, 1), CLOUD_GAS_FIRE, 1);
        hazards_enter(state, rat);
        assert_int_equal(game_picture_who(state, 'r')->statuses[STATUS_BURNING], 6);
        state_destroy(state);
    }
    (void)unused;
}

static void a_lantern_over_oil_lights_nothing(void **unused)
{
    struct state *state = game_picture(corridor);
    cover(state, 1, 6, TERRAIN_OIL_SLICK);
    game_picture_pass(state, 5);
    assert_int_equal(cloud_at(state, 1, 1), CLOUD_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_flare_sets_no_grass_alight(void **unused)
{
    struct state *state =
        game_picture("#####################\n#@...\"\"\"\"\"..........#\n#####################\n");
    game_picture_throw(state, ITEM_FLARE, 4, 1);
    game_picture_pass(state, 20);
    assert_int_equal(terrain_at(state, 5, 1), TERRAIN_TALL_GRASS);
    state_destroy(state);
    (void)unused;
}

static void hang_gas(struct state *state, int from, int to)
{
    for (int x = from; x <= to; x++)
        ground_set_cloud(state, point_make(x, 1), CLOUD_MARSH_GAS, 1);
    visibility_refresh(state);
}

static struct outcome act(struct state *state, struct action action)
{
    return perform(state, state->hero, action);
}

static struct outcome step_east(struct state *state)
{
    return act(state, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
}

static void an_open_lantern_bursts_gas_beside_it(void **unused)
{
    struct state *state = game_picture("###############\n#@....R......R#\n###############\n");
    state_hero(state)->health = 1000;
    hang_gas(state, 2, 8);
    game_picture_pass(state, 1);
    for (int x = 1; x <= 9; x++)
        assert_int_equal(cloud_at(state, x, 1), CLOUD_GAS_FIRE);
    assert_int_equal(cloud_at(state, 10, 1), CLOUD_NONE);
    assert_true(actor_has(state_hero(state), STATUS_BURNING));
    assert_true(actor_has(game_picture_who(state, 'r'), STATUS_BURNING));
    assert_int_equal(game_picture_last(state, EVENT_NOISE).loudness, LOUDNESS_DEAFENING);
    game_picture_pass(state, 1);
    assert_int_equal(cloud_at(state, 5, 1), CLOUD_NONE);
    state_destroy(state);
    (void)unused;
}

/* It has no time to leave the water, or the gas. */
static void a_burst_over_water_hurts_what_stands_in_it_at_once(void **unused)
{
    struct state *state = game_picture("###############\n#@....R--.....#\n###############\n");
    struct handle rat = game_picture_actor(state, 'r');
    state_hero(state)->health = 1000;
    game_picture_who(state, 'r')->health = 1000;
    cover(state, 5, 9, TERRAIN_SHALLOW_WATER);
    hang_gas(state, 2, 6);
    game_picture_pass(state, 1);
    assert_in_range(level_actor(state_level(state), rat)->health, 996, 998);
    assert_false(level_actor(state_level(state), rat)->is_asleep);
    assert_false(actor_has(level_actor(state_level(state), rat), STATUS_BURNING));
    assert_true(actor_has(state_hero(state), STATUS_BURNING));
    game_picture_pass(state, 9);
    assert_in_range(level_actor(state_level(state), rat)->health, 992, 996);
    state_destroy(state);
    (void)unused;
}

static void a_hooded_lantern_bursts_no_gas(void **unused)
{
    struct state *state = game_picture(corridor);
    game_picture_set_lantern(state, LANTERN_HOODED);
    hang_gas(state, 2, 8);
    for (int i = 0; i < 4; i++)
        assert_int_equal(step_east(state).kind, OUTCOME_DONE);
    game_picture_pass(state, 5);
    assert_int_equal(cloud_at(state, 5, 1), CLOUD_MARSH_GAS);
    state_destroy(state);
    (void)unused;
}

static void torches_flares_and_fires_burst_gas(void **unused)
{
    struct state *state = game_picture("###############\n#@............#\n#######l#######\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    hang_gas(state, 8, 9);
    game_picture_pass(state, 1);
    assert_int_equal(cloud_at(state, 9, 1), CLOUD_GAS_FIRE);
    hang_gas(state, 11, 12);
    ground_set_cloud(state, point_make(13, 1), CLOUD_FLARE, 20);
    ground_set_cloud(state, point_make(4, 1), CLOUD_MARSH_GAS, 1);
    hazards_ignite(state, point_make(5, 1));
    game_picture_pass(state, 1);
    assert_int_equal(cloud_at(state, 11, 1), CLOUD_GAS_FIRE);
    assert_int_equal(cloud_at(state, 4, 1), CLOUD_GAS_FIRE);
    state_destroy(state);
    (void)unused;
}

static void a_step_beside_gas_with_an_open_lantern_is_warned_of(void **unused)
{
    struct state *state = game_picture(corridor);
    hang_gas(state, 3, 5);
    assert_int_equal(step_east(state).refusal, REFUSAL_GAS);
    assert_int_equal(step_east(state).kind, OUTCOME_DONE);
    state_destroy(state);
    (void)unused;
}

static void a_step_into_fire_is_refused_once(void **unused)
{
    struct state *state = game_picture(corridor);
    struct point hero = state_hero(state)->position;
    ground_set_cloud(state, point_step(hero, DIRECTION_EAST), CLOUD_FIRE, 9);
    ground_set_cloud(state, point_make(hero.x + 2, hero.y), CLOUD_FIRE, 9);
    visibility_refresh(state);
    assert_int_equal(step_east(state).refusal, REFUSAL_BURNS);
    perform(state, state->hero, (struct action){.kind = ACTION_WAIT});
    assert_int_equal(step_east(state).refusal, REFUSAL_BURNS);
    assert_int_equal(step_east(state).kind, OUTCOME_DONE);
    assert_int_equal(step_east(state).kind, OUTCOME_DONE); /* out of fire it is no question */
    state_destroy(state);
    (void)unused;
}

static void opening_the_lantern_in_gas_is_warned_of(void **unused)
{
    struct state *state = game_picture(corridor);
    struct action open = {.kind = ACTION_LANTERN, .lantern = LANTERN_OPEN};
    game_picture_set_lantern(state, LANTERN_HOODED);
    hang_gas(state, 1, 2);
    assert_int_equal(act(state, open).refusal, REFUSAL_GAS_HERE);
    assert_int_equal(act(state, (struct action){.kind = ACTION_WAIT}).kind, OUTCOME_DONE);
    assert_int_equal(act(state, open).refusal, REFUSAL_GAS_HERE);
    assert_int_equal(act(state, open).kind, OUTCOME_DONE);
    state_destroy(state);
    (void)unused;
}

static const char hall[] = "#####################\n"
                           "#@......m.......r...#\n"
                           "#####################\n";

static void ripples_show_the_hero_in_the_dark_for_two_turns(void **unused)
{
    struct state *state = game_picture("#############\n#@......r...#\n#############\n");
    struct actor *rat = game_picture_who(state, 'r');
    game_picture_set_lantern(state, LANTERN_DARK);
    cover(state, 1, 4, TERRAIN_STILL_WATER);
    assert_int_equal(noticing_gain(state, rat), 0);
    assert_true(noticing_gain_if(state, rat, point_make(2, 1), LANTERN_DARK) > 0);
    step_east(state);
    assert_int_equal(cloud_at(state, 2, 1), CLOUD_RIPPLES);
    assert_int_equal(noticing_grade(state, rat, point_make(2, 1)), LIGHT_BRIGHT);
    assert_true(noticing_gain(state, rat) > 0);
    assert_true(perception_sees(state, rat, NULL, point_make(2, 1)));
    game_picture_pass(state, 3);
    assert_int_equal(noticing_gain(state, rat), 0);
    state_destroy(state);
    (void)unused;
}

static void ripples_show_what_moves_within_ten_cells_to_the_hero(void **unused)
{
    struct state *state = game_picture(hall);
    struct actor *rat = game_picture_who(state, 'r');
    struct handle handle = game_picture_actor(state, 'r');
    level_remove_actor(state_level(state), game_picture_actor(state, 'm'));
    game_picture_set_lantern(state, LANTERN_DARK);
    cover(state, 8, 18, TERRAIN_STILL_WATER);
    struct action west = {.kind = ACTION_STEP, .direction = DIRECTION_WEST};
    for (int x = 15; x >= 10; x--) {
        perform(state, handle, west);
        assert_int_equal(rat->position.x, x);
        assert_int_equal(rat->is_seen, x <= 11);
    }
    game_picture_pass(state, 3);
    assert_false(rat->is_seen);
    state_destroy(state);
    (void)unused;
}

static void what_flies_makes_no_ripples(void **unused)
{
    struct state *state = game_picture(hall);
    cover(state, 2, 18, TERRAIN_STILL_WATER);
    perform(state, game_picture_actor(state, 'm'),
            (struct action){.kind = ACTION_STEP, .direction = DIRECTION_WEST});
    assert_int_equal(cloud_at(state, 7, 1), CLOUD_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_loud_noise_breaks_thin_floor_within_three_cells_a_turn_later(void **unused)
{
    struct state *state = game_picture("###############\n#@....*R....R.#\n###############\n");
    cover(state, 2, 12, TERRAIN_THIN_FLOOR);
    noise_make(state, HANDLE_NONE, point_make(7, 1), LOUDNESS_SOFT);
    assert_int_equal(cloud_at(state, 7, 1), CLOUD_NONE);
    noise_make(state, HANDLE_NONE, point_make(7, 1), LOUDNESS_LOUD);
    assert_int_equal(cloud_at(state, 3, 1), CLOUD_NONE);
    assert_int_equal(cloud_at(state, 4, 1), CLOUD_CRACKS);
    game_picture_pass(state, 1);
    assert_int_equal(terrain_at(state, 4, 1), TERRAIN_THIN_FLOOR);
    game_picture_pass(state, 1);
    assert_int_equal(terrain_at(state, 3, 1), TERRAIN_THIN_FLOOR);
    assert_int_equal(terrain_at(state, 4, 1), TERRAIN_CHASM);
    assert_int_equal(terrain_at(state, 10, 1), TERRAIN_CHASM);
    assert_int_equal(terrain_at(state, 11, 1), TERRAIN_THIN_FLOOR);
    assert_int_equal(game_picture_count(state, EVENT_GAVE_WAY), 1);
    assert_int_equal(game_picture_count(state, EVENT_FELL_AWAY), 1);
    assert_int_equal(game_picture_who(state, 'r')->position.x, 12);
    assert_int_equal(level_item(state_level(state), point_make(6, 1)), ITEM_NONE);
    assert_true(level_item(state_level(state), point_make(3, 1)) != ITEM_NONE ||
                level_item(state_level(state), point_make(11, 1)) != ITEM_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_slow_action_leaves_a_choice_before_cracked_floor_breaks(void **unused)
{
    struct state *state = game_picture("###############\n#@............#\n###############\n");
    cover(state, 1, 7, TERRAIN_THIN_FLOOR);
    noise_make(state, HANDLE_NONE, point_make(1, 1), LOUDNESS_LOUD);
    upkeep_pass(state, 200); /* of the action that cracked it: two turns */
    assert_int_equal(terrain_at(state, 1, 1), TERRAIN_THIN_FLOOR);
    upkeep_pass(state, 50);
    assert_int_equal(terrain_at(state, 1, 1), TERRAIN_CHASM);
    state_destroy(state);
    (void)unused;
}

static void smoke_over_cracks_does_not_mend_them(void **unused)
{
    struct state *state = game_picture("###############\n#@............#\n###############\n");
    cover(state, 4, 7, TERRAIN_THIN_FLOOR);
    noise_make(state, HANDLE_NONE, point_make(5, 1), LOUDNESS_LOUD);
    ground_spread_cloud(state, point_make(9, 1), 5, CLOUD_SMOKE, 9);
    assert_int_equal(cloud_at(state, 5, 1), CLOUD_CRACKS);
    assert_int_equal(cloud_at(state, 9, 1), CLOUD_SMOKE);
    state_destroy(state);
    (void)unused;
}

static void ripples_are_no_shelter_from_a_burst(void **unused)
{
    struct state *state = game_picture("###############\n#@............#\n###############\n");
    hang_gas(state, 6, 8);
    level_set_cloud(state_level(state), point_make(5, 1), CLOUD_RIPPLES, 3);
    level_set_cloud(state_level(state), point_make(9, 1), CLOUD_FLARE, 9);
    game_picture_pass(state, 1);
    assert_int_equal(cloud_at(state, 5, 1), CLOUD_GAS_FIRE);
    state_destroy(state);
    (void)unused;
}

static void thin_floor_drops_no_flier_and_holds_on_the_last_floor(void **unused)
{
    struct state *state = game_picture("###############\n#@....m.......#\n###############\n");
    cover(state, 5, 7, TERRAIN_THIN_FLOOR);
    noise_make(state, HANDLE_NONE, point_make(6, 1), LOUDNESS_DEAFENING);
    game_picture_pass(state, 2);
    assert_int_equal(terrain_at(state, 6, 1), TERRAIN_CHASM);
    assert_true(game_picture_has(state, 'm'));
    state_destroy(state);
    state = game_picture(corridor);
    game_picture_sink(state, FLOOR_COUNT);
    cover(state, 5, 7, TERRAIN_THIN_FLOOR);
    noise_make(state, HANDLE_NONE, point_make(6, 1), LOUDNESS_DEAFENING);
    assert_int_equal(cloud_at(state, 6, 1), CLOUD_NONE);
    state_destroy(state);
    (void)unused;
}

static void what_walks_through_spore_caps_glows_for_twenty_turns(void **unused)
{
    struct state *state = game_picture("#############\n#@.m........#\n#############\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    cover(state, 2, 2, TERRAIN_SPORE_CAPS);
    perform(state, game_picture_actor(state, 'm'),
            (struct action){.kind = ACTION_STEP, .direction = DIRECTION_WEST});
    assert_false(actor_has(game_picture_who(state, 'm'), STATUS_GLOW));
    level_remove_actor(state_level(state), game_picture_actor(state, 'm'));
    step_east(state);
    assert_int_equal(state_hero(state)->statuses[STATUS_GLOW], 20);
    assert_true(perception_grade(state, point_make(2, 1)) != LIGHT_DARK);
    step_east(state);
    game_picture_pass(state, 20);
    assert_false(actor_has(state_hero(state), STATUS_GLOW));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fire_runs_along_oil_a_cell_a_turn),
        cmocka_unit_test(a_flare_sets_oil_alight_in_it_or_beside_it),
        cmocka_unit_test(what_burns_sets_the_oil_under_it_alight),
        cmocka_unit_test(what_oil_or_gas_burns_is_on_fire_for_longer),
        cmocka_unit_test(a_lantern_over_oil_lights_nothing),
        cmocka_unit_test(a_flare_sets_no_grass_alight),
        cmocka_unit_test(an_open_lantern_bursts_gas_beside_it),
        cmocka_unit_test(a_burst_over_water_hurts_what_stands_in_it_at_once),
        cmocka_unit_test(a_hooded_lantern_bursts_no_gas),
        cmocka_unit_test(torches_flares_and_fires_burst_gas),
        cmocka_unit_test(a_step_beside_gas_with_an_open_lantern_is_warned_of),
        cmocka_unit_test(a_step_into_fire_is_refused_once),
        cmocka_unit_test(opening_the_lantern_in_gas_is_warned_of),
        cmocka_unit_test(ripples_show_the_hero_in_the_dark_for_two_turns),
        cmocka_unit_test(ripples_show_what_moves_within_ten_cells_to_the_hero),
        cmocka_unit_test(what_flies_makes_no_ripples),
        cmocka_unit_test(a_loud_noise_breaks_thin_floor_within_three_cells_a_turn_later),
        cmocka_unit_test(a_slow_action_leaves_a_choice_before_cracked_floor_breaks),
        cmocka_unit_test(smoke_over_cracks_does_not_mend_them),
        cmocka_unit_test(ripples_are_no_shelter_from_a_burst),
        cmocka_unit_test(thin_floor_drops_no_flier_and_holds_on_the_last_floor),
        cmocka_unit_test(what_walks_through_spore_caps_glows_for_twenty_turns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
