#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"

static struct outcome step(struct state *state, struct handle actor, enum direction direction)
{
    return perform(state, actor, (struct action){.kind = ACTION_STEP, .direction = direction});
}

static void a_step_moves_the_hero_and_takes_a_turn(void **unused)
{
    struct state *state = game_picture("#####\n"
                                       "#@..#\n"
                                       "#####\n");
    struct outcome outcome = step(state, state->hero, DIRECTION_EAST);
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    assert_int_equal(outcome.time, 100);
    assert_true(point_is_equal(state_hero(state)->position, point_make(2, 1)));
    struct event moved = game_picture_last(state, EVENT_MOVED);
    assert_true(state_is_hero(state, moved.actor));
    assert_true(point_is_equal(moved.from, point_make(1, 1)));
    assert_true(point_is_equal(moved.to, point_make(2, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_step_can_go_in_all_eight_directions(void **unused)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct state *state = game_picture("...\n.@.\n...\n");
        struct point to = point_step(point_make(1, 1), (enum direction)d);
        assert_int_equal(step(state, state->hero, (enum direction)d).kind, OUTCOME_DONE);
        assert_true(point_is_equal(state_hero(state)->position, to));
        assert_int_equal(state_hero(state)->facing, d);
        state_destroy(state);
    }
    (void)unused;
}

static void a_step_into_a_wall_is_refused_and_costs_nothing(void **unused)
{
    struct state *state = game_picture("###\n#@#\n###\n");
    struct outcome outcome = step(state, state->hero, DIRECTION_NORTH);
    assert_int_equal(outcome.kind, OUTCOME_REFUSED);
    assert_int_equal(outcome.refusal, REFUSAL_WALL);
    assert_int_equal(outcome.time, 0);
    struct event refused = game_picture_last(state, EVENT_REFUSED);
    assert_int_equal(refused.terrain, TERRAIN_WALL);
    assert_true(point_is_equal(refused.to, point_make(1, 0)));
    state_destroy(state);
    (void)unused;
}

static void a_step_off_the_level_is_refused_by_no_terrain(void **unused)
{
    struct state *state = game_picture("@.\n..\n");
    assert_int_equal(step(state, state->hero, DIRECTION_WEST).refusal, REFUSAL_WALL);
    assert_int_equal(game_picture_last(state, EVENT_REFUSED).terrain, TERRAIN_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_diagonal_step_past_unwalkable_terrain_is_refused(void **unused)
{
    static const char besides[] = {'#', '+', '~', '=', '|', '&'};
    for (size_t i = 0; i < sizeof besides; i++) {
        char picture[] = "...\n.@.\n...\n";
        picture[1] = besides[i];
        struct state *state = game_picture(picture);
        struct outcome outcome = step(state, state->hero, DIRECTION_NORTH_EAST);
        assert_int_equal(outcome.refusal, REFUSAL_CORNER);
        assert_true(point_is_equal(game_picture_last(state, EVENT_REFUSED).to, point_make(1, 0)));
        assert_int_equal(step(state, state->hero, DIRECTION_SOUTH_EAST).kind, OUTCOME_DONE);
        state_destroy(state);
    }
    (void)unused;
}

static void a_diagonal_blow_past_a_corner_is_refused_as_a_blow(void **unused)
{
    struct state *state = game_picture(".#r\n.@.\n...\n");
    assert_int_equal(step(state, state->hero, DIRECTION_NORTH_EAST).refusal, REFUSAL_CORNER_BLOW);
    state_destroy(state);
    (void)unused;
}

static void a_diagonal_step_past_an_open_door_or_a_rat_is_not_refused(void **unused)
{
    struct state *state = game_picture("./.\n.@r\n...\n");
    assert_int_equal(step(state, state->hero, DIRECTION_NORTH_EAST).kind, OUTCOME_DONE);
    state_destroy(state);
    (void)unused;
}

static void a_step_into_an_enemy_attacks_without_moving(void **unused)
{
    struct state *state = game_picture("#####\n#.@r#\n#####\n");
    struct outcome outcome = step(state, state->hero, DIRECTION_EAST);
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    assert_int_equal(outcome.time, TURN_TIME);
    assert_int_equal(game_picture_last(state, EVENT_STRUCK).victim_kind, MONSTER_GUTTER_RAT);
    assert_true(point_is_equal(state_hero(state)->position, point_make(2, 1)));
    assert_int_equal(game_picture_count(state, EVENT_MOVED), 0);
    state_destroy(state);
    (void)unused;
}

static void an_actors_step_into_the_hero_attacks(void **unused)
{
    struct state *state = game_picture("#####\n#.@r#\n#####\n");
    struct handle rat = game_picture_actor(state, 'r');
    assert_int_equal(step(state, rat, DIRECTION_WEST).time, TURN_TIME);
    assert_true(state_is_hero(state, game_picture_last(state, EVENT_STRUCK).victim));
    state_destroy(state);
    (void)unused;
}

static void an_actor_in_anothers_way_is_named(void **unused)
{
    struct state *state = game_picture("#####\n#@rm#\n#####\n");
    struct handle moth = game_picture_actor(state, 'm');
    struct outcome outcome = step(state, moth, DIRECTION_WEST);
    assert_int_equal(outcome.refusal, REFUSAL_ACTOR);
    assert_int_equal(outcome.time, 0);
    assert_true(point_is_equal(level_actor(state_level(state), moth)->position, point_make(3, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_monsters_refusal_is_not_told(void **unused)
{
    struct state *state = game_picture("#####\n#.@r#\n#####\n");
    struct outcome outcome = step(state, game_picture_actor(state, 'r'), DIRECTION_EAST);
    assert_int_equal(outcome.kind, OUTCOME_REFUSED);
    assert_int_equal(state->events.count, 0);
    state_destroy(state);
    (void)unused;
}

static void fliers_cross_deep_water_and_walkers_do_not(void **unused)
{
    struct state *state = game_picture("m~r\n.@.\n");
    assert_int_equal(step(state, game_picture_actor(state, 'r'), DIRECTION_WEST).refusal,
                     REFUSAL_WALL);
    assert_int_equal(step(state, state->hero, DIRECTION_NORTH).refusal, REFUSAL_WALL);
    assert_int_equal(step(state, game_picture_actor(state, 'm'), DIRECTION_EAST).kind,
                     OUTCOME_DONE);
    state_destroy(state);
    (void)unused;
}

static void a_rats_step_takes_its_own_time(void **unused)
{
    struct state *state = game_picture("#####\n#@.r#\n#####\n");
    assert_int_equal(step(state, game_picture_actor(state, 'r'), DIRECTION_WEST).time, 80);
    state_destroy(state);
    (void)unused;
}

static void only_visible_steps_are_told(void **unused)
{
    struct state *state = game_picture("#######\n"
                                       "#@.r#m#\n"
                                       "#####.#\n"
                                       "#####.#\n"
                                       "#######\n");
    step(state, game_picture_actor(state, 'm'), DIRECTION_SOUTH);
    assert_int_equal(state->events.count, 0);
    step(state, game_picture_actor(state, 'r'), DIRECTION_WEST);
    assert_int_equal(game_picture_count(state, EVENT_MOVED), 1);
    state_destroy(state);
    (void)unused;
}

/* Counts the steps the hero is told of when the actor takes one. */
static int told(struct state *state, struct handle actor, enum direction direction)
{
    state->events.count = 0;
    assert_int_equal(step(state, actor, direction).kind, OUTCOME_DONE);
    return game_picture_count(state, EVENT_MOVED);
}

static void steps_out_of_sight_and_into_it_are_told(void **unused)
{
    struct state *state = game_picture("########\n#@.r...#\n########\n");
    struct handle rat = game_picture_actor(state, 'r');
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(told(state, rat, DIRECTION_EAST), 1);
    assert_int_equal(told(state, rat, DIRECTION_EAST), 0);
    assert_int_equal(told(state, rat, DIRECTION_WEST), 0);
    assert_int_equal(told(state, rat, DIRECTION_WEST), 1);
    state_destroy(state);
    (void)unused;
}

static void stepping_on_an_item_picks_it_up(void **unused)
{
    struct state *state = game_picture("####\n#@[#\n####\n");
    step(state, state->hero, DIRECTION_EAST);
    assert_int_equal(game_picture_last(state, EVENT_PICKED_UP).item, ITEM_OIL);
    assert_int_equal(pack_count(&state->pack, ITEM_OIL), 1);
    assert_int_equal(level_item(state_level(state), point_make(2, 1)), ITEM_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_rat_on_an_item_leaves_it_there(void **unused)
{
    struct state *state = game_picture("#####\n#@!r#\n#####\n");
    step(state, game_picture_actor(state, 'r'), DIRECTION_WEST);
    assert_int_equal(game_picture_count(state, EVENT_PICKED_UP), 0);
    assert_int_equal(level_item(state_level(state), point_make(2, 1)), ITEM_HEALING_POTION);
    state_destroy(state);
    (void)unused;
}

static void waiting_takes_a_turn(void **unused)
{
    struct state *state = game_picture("@\n");
    struct outcome outcome = perform(state, state->hero, (struct action){.kind = ACTION_WAIT});
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    assert_int_equal(outcome.time, 100);
    state_destroy(state);
    (void)unused;
}

static void a_held_hero_pulls_free_before_jumping(void **unused)
{
    struct state *state = game_picture("####\n#@0#\n####\n");
    state_hero(state)->statuses[STATUS_HELD] = 1;
    step(state, state->hero, DIRECTION_EAST);
    assert_int_equal(step(state, state->hero, DIRECTION_EAST).kind, OUTCOME_DONE);
    assert_false(actor_has(state_hero(state), STATUS_HELD));
    step(state, state->hero, DIRECTION_EAST);
    assert_int_equal(step(state, state->hero, DIRECTION_EAST).kind, OUTCOME_LEFT);
    state_destroy(state);
    (void)unused;
}

/* The grass is in sight, the actor creeping through it isn't. */
static void a_hidden_step_is_not_told(void **unused)
{
    struct state *state = game_picture("#########\n"
                                       "#@...u\"\"#\n"
                                       "#########\n");
    struct handle lurker = game_picture_actor(state, 'u');
    assert_false(level_actor(state_level(state), lurker)->is_seen);
    step(state, lurker, DIRECTION_EAST);
    state->events.count = 0;
    assert_int_equal(step(state, lurker, DIRECTION_WEST).kind, OUTCOME_DONE);
    assert_true(bit_grid_has(&state_level(state)->visible, point_make(5, 1)));
    assert_int_equal(game_picture_count(state, EVENT_MOVED), 0);
    state_destroy(state);
    (void)unused;
}

/* The hero stands west of a bell plate. */
static struct state *before_plate(enum lantern lantern)
{
    struct state *state = game_picture("#####\n#@..#\n#####\n");
    level_set_terrain(state_level(state), point_make(2, 1), TERRAIN_BELL_PLATE);
    game_picture_set_lantern(state, lantern);
    return state;
}

static void step_east(struct state *state)
{
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
}

static void a_step_onto_a_bell_plate_rings(void **unused)
{
    struct state *state = before_plate(LANTERN_HOODED);
    step_east(state);
    assert_int_equal(state->hero_noise, LOUDNESS_DEAFENING);
    assert_int_equal(game_picture_last(state, EVENT_RANG).loudness, LOUDNESS_DEAFENING);
    assert_true(point_is_equal(game_picture_last(state, EVENT_RANG).to, point_make(2, 1)));
    step_east(state);
    assert_int_equal(game_picture_count(state, EVENT_RANG), 1);
    assert_int_equal(state->hero_noise, LOUDNESS_FAINT);
    state_destroy(state);
    (void)unused;
}

static void a_step_in_the_dark_rings_no_bell(void **unused)
{
    struct state *state = before_plate(LANTERN_DARK);
    step_east(state);
    assert_true(point_is_equal(state_hero(state)->position, point_make(2, 1)));
    assert_int_equal(game_picture_count(state, EVENT_RANG), 0);
    assert_int_equal(state->hero_noise, LOUDNESS_SILENT);
    state_destroy(state);
    (void)unused;
}

static void mail_rings_bells_even_in_the_dark(void **unused)
{
    struct state *state = before_plate(LANTERN_DARK);
    game_picture_wear(state, ITEM_MAIL);
    step_east(state);
    assert_int_equal(state->hero_noise, LOUDNESS_DEAFENING);
    state_destroy(state);
    (void)unused;
}

static void a_silent_hero_rings_no_bell(void **unused)
{
    struct state *state = before_plate(LANTERN_OPEN);
    state_hero(state)->statuses[STATUS_QUIET] = 5;
    step_east(state);
    assert_int_equal(game_picture_count(state, EVENT_RANG), 0);
    assert_int_equal(state->hero_noise, LOUDNESS_SILENT);
    state_destroy(state);
    (void)unused;
}

static void monsters_ring_no_bells(void **unused)
{
    struct state *state = game_picture("######\n#@..r#\n######\n");
    level_set_terrain(state_level(state), point_make(3, 1), TERRAIN_BELL_PLATE);
    perform(state, game_picture_actor(state, 'r'),
            (struct action){.kind = ACTION_STEP, .direction = DIRECTION_WEST});
    assert_true(point_is_equal(game_picture_who(state, 'r')->position, point_make(3, 1)));
    assert_int_equal(game_picture_count(state, EVENT_RANG), 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_step_moves_the_hero_and_takes_a_turn),
        cmocka_unit_test(a_step_can_go_in_all_eight_directions),
        cmocka_unit_test(a_step_into_a_wall_is_refused_and_costs_nothing),
        cmocka_unit_test(a_step_off_the_level_is_refused_by_no_terrain),
        cmocka_unit_test(a_diagonal_step_past_unwalkable_terrain_is_refused),
        cmocka_unit_test(a_diagonal_blow_past_a_corner_is_refused_as_a_blow),
        cmocka_unit_test(a_diagonal_step_past_an_open_door_or_a_rat_is_not_refused),
        cmocka_unit_test(a_step_into_an_enemy_attacks_without_moving),
        cmocka_unit_test(an_actors_step_into_the_hero_attacks),
        cmocka_unit_test(an_actor_in_anothers_way_is_named),
        cmocka_unit_test(a_monsters_refusal_is_not_told),
        cmocka_unit_test(fliers_cross_deep_water_and_walkers_do_not),
        cmocka_unit_test(a_rats_step_takes_its_own_time),
        cmocka_unit_test(only_visible_steps_are_told),
        cmocka_unit_test(steps_out_of_sight_and_into_it_are_told),
        cmocka_unit_test(stepping_on_an_item_picks_it_up),
        cmocka_unit_test(a_rat_on_an_item_leaves_it_there),
        cmocka_unit_test(waiting_takes_a_turn),
        cmocka_unit_test(a_held_hero_pulls_free_before_jumping),
        cmocka_unit_test(a_hidden_step_is_not_told),
        cmocka_unit_test(a_step_onto_a_bell_plate_rings),
        cmocka_unit_test(a_step_in_the_dark_rings_no_bell),
        cmocka_unit_test(mail_rings_bells_even_in_the_dark),
        cmocka_unit_test(a_silent_hero_rings_no_bell),
        cmocka_unit_test(monsters_ring_no_bells),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
