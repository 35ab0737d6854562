/* Beacons: what lighting one does, and the price of leaving one cold. */
#include "rules/light/beacons.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/boons.h"
#include "rules/effects/effect.h"
#include "rules/ground.h"
#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/perception.h"

static const struct point beacon = {3, 1};

/* The hero is beside a cold beacon; a rat sleeps behind the wall, a moth flies there, an eye watches. */
static struct state *scene(void)
{
    struct state *state = game_picture("####################\n"
                                       "#.@.......#........#\n"
                                       "#.........#...R....#\n"
                                       "#.................m#\n"
                                       "#########.##########\n"
                                       "#.................e#\n"
                                       "####################\n");
    ground_set_terrain(state, beacon, TERRAIN_BEACON);
    visibility_refresh(state);
    state->events.count = 0;
    return state;
}

static void light(struct state *state)
{
    struct outcome outcome = perform(
        state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    assert_int_equal(level_terrain(state_level(state), beacon), TERRAIN_BEACON_LIT);
}

static void a_beacon_heals_ends_the_night_and_offers_boons(void **unused)
{
    struct state *state = scene();
    state_hero(state)->health = 3;
    state->night = 950;
    state->night_called = 2;
    light(state);
    assert_int_equal(state_hero(state)->health, state->traits.health);
    assert_int_equal(state->night, 0);
    assert_int_equal(state->night_called, 0);
    assert_true(boons_are_offered(state));
    assert_int_equal(game_picture_count(state, EVENT_BEACON), 1);
    state_destroy(state);
    (void)unused;
}

static void a_beacon_offers_other_boons_than_the_arrival(void **unused)
{
    struct state *state = scene();
    boons_offer(state, "boons");
    enum boon first[BOON_OFFERS];
    for (int i = 0; i < BOON_OFFERS; i++)
        first[i] = state->offers[i];
    boons_offer(state, "beacon");
    bool is_other = false;
    for (int i = 0; i < BOON_OFFERS; i++)
        is_other |= first[i] != state->offers[i];
    assert_true(is_other);
    state_destroy(state);
    (void)unused;
}

static void a_burning_beacon_gives_nothing_more(void **unused)
{
    struct state *state = scene();
    light(state);
    perform(state, state->hero, (struct action){.kind = ACTION_BOON, .choice = 0});
    state_hero(state)->health = 3;
    state->night = 100;
    struct outcome outcome = perform(
        state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_int_equal(outcome.kind, OUTCOME_REFUSED);
    assert_int_equal(state_hero(state)->health, 3);
    assert_int_equal(state->night, 100);
    assert_false(boons_are_offered(state));
    state_destroy(state);
    (void)unused;
}

static void only_the_hero_is_rewarded_for_a_beacon(void **unused)
{
    struct state *state = scene();
    state_hero(state)->health = 3;
    struct effect_use use = {.user = game_picture_actor(state, 'r'), .at = beacon};
    assert_int_equal(effect_apply(state, EFFECT_KINDLE, use), REFUSAL_NONE);
    assert_int_equal(state_hero(state)->health, 3);
    assert_false(boons_are_offered(state));
    assert_true(level_is_lit(state_level(state)));
    state_destroy(state);
    (void)unused;
}

static void the_whole_floor_is_lit_forever(void **unused)
{
    struct state *state = scene();
    struct point far = {1, 5};
    assert_int_equal(perception_grade(state, far), LIGHT_DARK);
    light(state);
    for (size_t cell = 0; cell < grid_cells(state_level(state)->grid); cell++)
        assert_true(perception_grade(state, grid_point(state_level(state)->grid, cell)) !=
                    LIGHT_DARK);
    /* A full refresh gives the same light; other lights come and go on top of it. */
    struct light before = light_grid_get(&state->vision.light, far);
    visibility_note_all(state);
    visibility_refresh(state);
    struct light after = light_grid_get(&state->vision.light, far);
    assert_int_equal(light_brightness(before), light_brightness(after));
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_true(perception_grade(state, far) != LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void a_removed_light_leaves_the_floors_own(void **unused)
{
    struct state *state = scene();
    struct point far = {2, 5};
    light(state);
    struct light own = light_grid_get(&state->vision.light, far);
    ground_set_terrain(state, far, TERRAIN_BRAZIER);
    visibility_refresh(state);
    assert_true(light_brightness(light_grid_get(&state->vision.light, far)) >
                light_brightness(own));
    ground_set_terrain(state, far, TERRAIN_FLOOR);
    visibility_refresh(state);
    assert_int_equal(light_brightness(light_grid_get(&state->vision.light, far)),
                     light_brightness(own));
    ground_set_terrain(state, beacon, TERRAIN_FLOOR);
    visibility_refresh(state);
    assert_int_equal(perception_grade(state, far), LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void everything_on_the_floor_wakes_and_turns_wary(void **unused)
{
    struct state *state = scene();
    light(state);
    const struct actor *rat = game_picture_who(state, 'r');
    assert_false(rat->is_asleep);
    assert_true(actor_is_wary(rat) && !actor_is_hunting(rat));
    assert_true(actor_is_summoned(rat) && point_is_equal(rat->clue, beacon));
    assert_true(actor_is_wary(game_picture_who(state, 'e')));
    assert_false(actor_is_summoned(game_picture_who(state, 'e'))); /* it never moves */
    assert_int_equal(game_picture_who(state, 'm')->suspicion, 0);  /* it ignores the hero */
    state_destroy(state);
    (void)unused;
}

static void a_summoned_actor_stays_wary_until_it_arrives(void **unused)
{
    struct state *state = scene();
    light(state);
    struct actor *rat = game_picture_who(state, 'r');
    game_picture_pass(state, 30);
    assert_true(actor_is_wary(rat) && actor_is_summoned(rat));
    level_move_actor(state_level(state), state->hero, point_make(17, 5));
    level_move_actor(state_level(state), game_picture_actor(state, 'r'), point_make(3, 3));
    visibility_note_all(state);
    visibility_refresh(state);
    game_picture_pass(state, 2);
    assert_false(actor_is_summoned(rat));
    assert_true(actor_is_wary(rat)); /* looks about for a while */
    game_picture_pass(state, 20);
    assert_false(actor_is_wary(rat));
    state_destroy(state);
    (void)unused;
}

static void lit_beacons_are_counted_on_all_floors(void **unused)
{
    struct state *state = scene();
    assert_int_equal(beacons_count_lit(state), 0);
    light(state);
    assert_int_equal(beacons_count_lit(state), 1);
    level_set_terrain(&state->levels[6], point_make(2, 2), TERRAIN_BEACON_LIT);
    assert_int_equal(beacons_count_lit(state), 1); /* the hero was never there */
    state->levels[6].is_built = true;
    assert_int_equal(beacons_count_lit(state), 2);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_beacon_heals_ends_the_night_and_offers_boons),
        cmocka_unit_test(a_beacon_offers_other_boons_than_the_arrival),
        cmocka_unit_test(a_burning_beacon_gives_nothing_more),
        cmocka_unit_test(only_the_hero_is_rewarded_for_a_beacon),
        cmocka_unit_test(the_whole_floor_is_lit_forever),
        cmocka_unit_test(a_removed_light_leaves_the_floors_own),
        cmocka_unit_test(everything_on_the_floor_wakes_and_turns_wary),
        cmocka_unit_test(a_summoned_actor_stays_wary_until_it_arrives),
        cmocka_unit_test(lit_beacons_are_counted_on_all_floors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
