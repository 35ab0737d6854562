/* Traps: what sets them off and what they do. */
#include "base/array.h"
#include "rules/hazards.h"
#include "rules/traps.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/effects/effect.h"
#include "rules/ground.h"
#include "rules/perform.h"
#include "rules/statuses.h"
#include "rules/visibility.h"
#include "world/hero.h"

#define CORRIDOR "########\n#@.....#\n########\n"

static const struct point before = {2, 1}; /* east of the hero */

/* The hero stands in the dark before hidden terrain. */
static struct state *scene(const char *picture, enum terrain trap)
{
    struct state *state = game_picture(picture);
    game_picture_set_lantern(state, LANTERN_DARK);
    ground_set_terrain(state, before, trap);
    visibility_refresh(state);
    state->events.count = 0;
    return state;
}

static struct outcome step(struct state *state, enum direction direction)
{
    return perform(state, state->hero,
                   (struct action){.kind = ACTION_STEP, .direction = direction});
}

static enum terrain terrain_at(const struct state *state, struct point p)
{
    return level_terrain(state_level_const(state), p);
}

static void an_alarm_plate_rings_each_time(void **unused)
{
    struct state *state = scene("########\n#@....R#\n########\n", TERRAIN_ALARM_PLATE_HIDDEN);
    assert_int_equal(step(state, DIRECTION_EAST).kind, OUTCOME_DONE);
    assert_int_equal(game_picture_count(state, EVENT_SPRUNG), 1);
    assert_int_equal(game_picture_last(state, EVENT_NOISE).loudness, LOUDNESS_DEAFENING);
    assert_true(game_picture_who(state, 'r')->suspicion > 0);
    assert_int_equal(terrain_at(state, before), TERRAIN_ALARM_PLATE);
    step(state, DIRECTION_EAST);
    step(state, DIRECTION_WEST);
    assert_int_equal(game_picture_count(state, EVENT_SPRUNG), 1);
    step(state, DIRECTION_WEST);
    assert_int_equal(game_picture_count(state, EVENT_SPRUNG), 2);
    state_destroy(state);
    (void)unused;
}

static void a_snare_holds_and_is_spent(void **unused)
{
    struct state *state = scene(CORRIDOR, TERRAIN_SNARE_HIDDEN);
    step(state, DIRECTION_EAST);
    assert_int_equal(statuses_held_turns(state_hero(state)), 5);
    assert_int_equal(terrain_at(state, before), TERRAIN_FLOOR);
    for (int i = 0; i < 5; i++) {
        step(state, DIRECTION_EAST);
        assert_true(point_is_equal(state_hero(state)->position, before));
    }
    step(state, DIRECTION_EAST);
    assert_false(point_is_equal(state_hero(state)->position, before));
    state_destroy(state);
    (void)unused;
}

static void a_spout_puts_out_the_lantern_flames_and_what_clings(void **unused)
{
    struct state *state = scene(CORRIDOR, TERRAIN_SPOUT_HIDDEN);
    state_hero(state)->lantern = LANTERN_OPEN;
    visibility_note_light(state, state->hero);
    statuses_set_on_fire(state, state->hero, 3);
    hazards_ignite(state, point_make(3, 1));
    step(state, DIRECTION_EAST);
    assert_int_equal(state_hero(state)->lantern, LANTERN_DARK);
    assert_int_equal(game_picture_last(state, EVENT_LANTERN).lantern, LANTERN_DARK);
    assert_int_equal(state_hero(state)->statuses[STATUS_BURNING], 0);
    assert_int_equal(level_cloud(state_level(state), point_make(3, 1)), CLOUD_NONE);
    assert_int_equal(terrain_at(state, before), TERRAIN_SPOUT);
    state_destroy(state);
    (void)unused;
}

static void a_flash_plate_lights_a_flare_under_its_victim(void **unused)
{
    struct state *state = scene(CORRIDOR, TERRAIN_FLASH_PLATE_HIDDEN);
    step(state, DIRECTION_EAST);
    assert_int_equal(level_cloud(state_level(state), before), CLOUD_FLARE);
    assert_true(bit_grid_has(&state_level(state)->visible, point_make(6, 1)));
    assert_true(handle_is_none(game_picture_last(state, EVENT_CLOUD).actor));
    assert_int_equal(terrain_at(state, before), TERRAIN_FLOOR);
    state_destroy(state);
    (void)unused;
}

static void a_trapdoor_drops_the_hero_to_the_next_floor(void **unused)
{
    struct state *state = scene(CORRIDOR, TERRAIN_TRAPDOOR_HIDDEN);
    struct outcome outcome = step(state, DIRECTION_EAST);
    assert_int_equal(outcome.kind, OUTCOME_LEFT);
    assert_true(outcome.has_fallen);
    assert_int_equal(outcome.leads, 1);
    assert_true(outcome.time > 0);
    assert_int_equal(game_picture_last(state, EVENT_SPRUNG).terrain, TERRAIN_TRAPDOOR_HIDDEN);
    assert_int_equal(terrain_at(state, before), TERRAIN_TRAPDOOR);
    assert_false(state->is_falling);
    state_destroy(state);
    (void)unused;
}

static void traps_do_not_cost_health_at_once(void **unused)
{
    static const enum terrain traps[] = {TERRAIN_ALARM_PLATE_HIDDEN, TERRAIN_SNARE_HIDDEN,
                                         TERRAIN_SPOUT_HIDDEN, TERRAIN_FLASH_PLATE_HIDDEN};
    for (size_t i = 0; i < ARRAY_LENGTH(traps); i++) {
        struct state *state = scene(CORRIDOR, traps[i]);
        step(state, DIRECTION_EAST);
        game_picture_pass(state, 5);
        assert_int_equal(state_hero(state)->health, state->traits.health);
        state_destroy(state);
    }
    (void)unused;
}

static void a_known_trap_is_stepped_on_only_if_pressed_again(void **unused)
{
    struct state *state = scene(CORRIDOR, TERRAIN_SNARE);
    assert_int_equal(step(state, DIRECTION_EAST).refusal, REFUSAL_TRAP);
    assert_int_equal(game_picture_count(state, EVENT_SPRUNG), 0);
    perform(state, state->hero, (struct action){.kind = ACTION_WAIT});
    assert_int_equal(step(state, DIRECTION_EAST).refusal, REFUSAL_TRAP);
    assert_int_equal(step(state, DIRECTION_EAST).kind, OUTCOME_DONE);
    assert_int_equal(game_picture_count(state, EVENT_SPRUNG), 1);
    state_destroy(state);
    (void)unused;
}

static void a_falling_map_eater_reveals_the_floor(void **unused)
{
    struct state *state = scene("########\n#@+..5.#\n########\n", TERRAIN_FLOOR);
    struct handle eater = game_picture_actor(state, '5');
    const struct level *level = state_level(state);
    effect_apply(state, EFFECT_DROP, (struct effect_use){.user = eater, .at = {5, 1}});
    assert_false(pool_resolves(&level->actor_pool, eater));
    assert_int_equal(level_memory(level, point_make(4, 1))->terrain, TERRAIN_FLOOR);
    assert_int_equal(game_picture_count(state, EVENT_REVEALED), 1);
    state_destroy(state);
    (void)unused;
}

static void an_actor_pulled_onto_a_trap_sets_it_off(void **unused)
{
    struct state *state = game_picture("########\n#@..r..#\n########\n");
    ground_set_terrain(state, before, TERRAIN_SNARE);
    game_picture_wear(state, ITEM_WHIP);
    visibility_refresh(state);
    state->events.count = 0;
    game_picture_who(state, 'r')->health = 20;
    assert_int_equal(game_picture_fire(state, 4, 1).kind, OUTCOME_DONE);
    assert_true(point_is_equal(game_picture_who(state, 'r')->position, before));
    assert_true(actor_is_held(game_picture_who(state, 'r')));
    assert_int_equal(game_picture_last(state, EVENT_SPRUNG).monster, MONSTER_GUTTER_RAT);
    state_destroy(state);
    (void)unused;
}

static void an_actor_pulled_onto_a_trapdoor_is_gone(void **unused)
{
    struct state *state = game_picture("########\n#@..r..#\n########\n");
    ground_set_terrain(state, before, TERRAIN_TRAPDOOR);
    game_picture_wear(state, ITEM_WHIP);
    visibility_refresh(state);
    game_picture_who(state, 'r')->health = 20;
    assert_int_equal(game_picture_fire(state, 4, 1).kind, OUTCOME_DONE);
    assert_false(game_picture_has(state, 'r'));
    state_destroy(state);
    (void)unused;
}

static void fliers_set_off_no_traps(void **unused)
{
    struct state *state = game_picture("########\n#@.m...#\n########\n");
    ground_set_terrain(state, before, TERRAIN_SNARE_HIDDEN);
    struct action west = {.kind = ACTION_STEP, .direction = DIRECTION_WEST};
    assert_int_equal(perform(state, game_picture_actor(state, 'm'), west).kind, OUTCOME_DONE);
    assert_int_equal(terrain_at(state, before), TERRAIN_SNARE_HIDDEN);
    state_destroy(state);
    (void)unused;
}

static void a_crate_passes_over_a_hidden_trap(void **unused)
{
    struct state *state = game_picture("########\n#@4....#\n########\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    ground_set_terrain(state, point_make(3, 1), TERRAIN_SNARE_HIDDEN);
    assert_int_equal(step(state, DIRECTION_EAST).kind, OUTCOME_DONE);
    assert_int_equal(terrain_at(state, point_make(3, 1)), TERRAIN_CRATE);
    assert_int_equal(game_picture_count(state, EVENT_PUSHED), 1);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_alarm_plate_rings_each_time),
        cmocka_unit_test(a_snare_holds_and_is_spent),
        cmocka_unit_test(a_spout_puts_out_the_lantern_flames_and_what_clings),
        cmocka_unit_test(a_flash_plate_lights_a_flare_under_its_victim),
        cmocka_unit_test(a_trapdoor_drops_the_hero_to_the_next_floor),
        cmocka_unit_test(traps_do_not_cost_health_at_once),
        cmocka_unit_test(a_known_trap_is_stepped_on_only_if_pressed_again),
        cmocka_unit_test(a_falling_map_eater_reveals_the_floor),
        cmocka_unit_test(an_actor_pulled_onto_a_trap_sets_it_off),
        cmocka_unit_test(an_actor_pulled_onto_a_trapdoor_is_gone),
        cmocka_unit_test(fliers_set_off_no_traps),
        cmocka_unit_test(a_crate_passes_over_a_hidden_trap),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
