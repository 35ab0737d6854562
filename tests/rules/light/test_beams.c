/* The beams of the great lamp: the cells they light, how they turn, what beacons add, and what they stop. */
#include "rules/ground.h"
#include "rules/light/beams.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/finale.h"
#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/beam.h"
#include "world/perception.h"

#include <string.h>

static const char hall[] = "###########################\n"
                           "#.........................#\n"
                           "#.........................#\n"
                           "#.........................#\n"
                           "#...........@9............#\n"
                           "#.........................#\n"
                           "#.........................#\n"
                           "#.........................#\n"
                           "###########################\n";

static struct outcome turn(struct state *state, int eighths)
{
    return perform(state, state->hero, (struct action){.kind = ACTION_TURN_LAMP, .leads = eighths});
}

static void light(struct state *state)
{
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
}

static struct state *lit(const char *picture)
{
    struct state *state = game_picture(picture);
    game_picture_set_lantern(state, LANTERN_DARK);
    light(state);
    return state;
}

static void kindle_beacons(struct state *state, int count)
{
    for (int i = 0; i < count; i++) {
        level_set_terrain(&state->levels[4 + i], point_make(2, 2), TERRAIN_BEACON_LIT);
        state->levels[4 + i].is_built = true;
    }
}

/* The cells of the beams as a picture of some rows. */
static void check_beams(const struct state *state, const char *expected)
{
    struct grid grid = state_level_const(state)->grid;
    char drawn[1000];
    size_t length = 0;
    for (int y = 0; y < grid.height; y++) {
        for (int x = 0; x < grid.width; x++)
            drawn[length++] = beam_has(state, point_make(x, y)) ? '*' : '.';
        drawn[length++] = '\n';
    }
    drawn[length] = '\0';
    assert_string_equal(drawn, expected);
}

static void a_beam_is_an_eighth_of_the_circle_around_the_lamp(void **unused)
{
    struct state *state = lit(hall);
    check_beams(state, "****.......................\n"
                       "******.....................\n"
                       "*********..................\n"
                       "***********................\n"
                       "*************..............\n"
                       "***********................\n"
                       "*********..................\n"
                       "******.....................\n"
                       "****.......................\n");
    turn(state, 1);
    check_beams(state, "....********...............\n"
                       "......******...............\n"
                       ".........****..............\n"
                       "...........**..............\n"
                       "...........................\n"
                       "...........................\n"
                       "...........................\n"
                       "...........................\n"
                       "...........................\n");
    state_destroy(state);
    (void)unused;
}

static void walls_stop_a_beam(void **unused)
{
    struct state *state = lit("#############\n"
                              "#..##......@9\n"
                              "#############\n");
    assert_true(beam_has(state, point_make(5, 1)));
    assert_true(beam_has(state, point_make(4, 1))); /* the wall itself is lit */
    assert_false(beam_has(state, point_make(2, 1)));
    state_destroy(state);
    (void)unused;
}

static void what_is_in_a_beam_is_bright_and_nothing_else_far_off_is_lit(void **unused)
{
    struct state *state = lit(hall);
    for (int eighths = 0; eighths < DIRECTION_COUNT; eighths++) {
        const struct level *level = state_level_const(state);
        for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
            struct point p = grid_point(level->grid, cell);
            enum light_grade grade = perception_grade(state, p);
            if (beam_has(state, p))
                assert_int_equal(grade, LIGHT_BRIGHT);
            else if (point_chebyshev(p, state->finale.lamp) > 7)
                assert_int_equal(grade, LIGHT_DARK);
        }
        turn(state, 1);
    }
    state_destroy(state);
    (void)unused;
}

static void light_kept_up_to_date_is_the_light_computed_anew(void **unused)
{
    struct state *state = lit(hall);
    struct light before[9 * 27];
    turn(state, 1);
    turn(state, -1);
    struct point near = {state->finale.lamp.x - 8,
                         state->finale.lamp.y}; /* only the beam gets there */
    struct point behind = point_step(near, DIRECTION_WEST);
    assert_true(beam_has(state, near) && beam_has(state, behind));
    ground_set_cloud(state, near, CLOUD_SMOKE, 9); /* shades what is behind it */
    visibility_refresh(state);
    assert_false(beam_has(state, behind));
    for (size_t i = 0; i < 9 * 27; i++)
        before[i] =
            light_grid_get(&state->vision.light, grid_point(state_level_const(state)->grid, i));
    visibility_note_all(state);
    visibility_refresh(state);
    for (size_t i = 0; i < 9 * 27; i++) {
        struct light light =
            light_grid_get(&state->vision.light, grid_point(state_level_const(state)->grid, i));
        assert_memory_equal(&light, &before[i], sizeof light);
    }
    state_destroy(state);
    (void)unused;
}

static void turning_the_beam_by_a_step_is_the_heros_turn(void **unused)
{
    struct state *state = lit(hall);
    assert_int_equal(state->finale.beam, DIRECTION_WEST); /* where the hero stands */
    struct outcome outcome = turn(state, 1);
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    assert_int_equal(outcome.time, TURN_TIME);
    assert_int_equal(state->finale.beam, DIRECTION_NORTH_WEST);
    turn(state, -1);
    turn(state, -1);
    assert_int_equal(state->finale.beam, DIRECTION_SOUTH_WEST);
    assert_int_equal(game_picture_count(state, EVENT_BEAM), 3);
    state_destroy(state);
    (void)unused;
}

static void the_beam_turns_only_while_the_lamp_is_held(void **unused)
{
    struct state *state = game_picture(hall);
    assert_int_equal(turn(state, 1).kind, OUTCOME_REFUSED);
    light(state);
    level_move_actor(state_level(state), state->hero, point_make(1, 1));
    visibility_note_all(state);
    visibility_refresh(state);
    struct outcome outcome = turn(state, 1);
    assert_int_equal(outcome.kind, OUTCOME_REFUSED);
    assert_int_equal(outcome.refusal, REFUSAL_NO_LAMP);
    assert_int_equal(outcome.time, 0);
    assert_int_equal(state->finale.beam, DIRECTION_WEST);
    state_destroy(state);
    (void)unused;
}

static void each_lit_beacon_fixes_a_beam_over_the_most_floor_that_is_left(void **unused)
{
    struct state *state = game_picture(hall);
    kindle_beacons(state, 3);
    light(state);
    assert_int_equal(state->finale.fixed_beams >> DIRECTION_EAST & 1, 1);
    assert_int_equal(bit_count(state->finale.fixed_beams), 3);
    assert_int_equal(state->finale.fixed_beams >> DIRECTION_WEST & 1, 0); /* has the other */
    unsigned fixed = state->finale.fixed_beams;
    turn(state, 1);
    assert_int_equal(state->finale.fixed_beams, fixed);
    assert_true(beam_has(state, point_make(24, 4)));
    state_destroy(state);
    (void)unused;
}

static void a_beam_stops_a_creature_once_in_its_life(void **unused)
{
    struct state *state = lit("###########################\n"
                              "#.r.........@9...........r#\n"
                              "###########################\n");
    struct actor *rat = game_picture_who(state, 'r');
    assert_int_equal(rat->position.x, 2);
    assert_int_equal(rat->statuses[STATUS_STUNNED], BEAMS_TURNS);
    game_picture_pass(state, BEAMS_TURNS);
    assert_false(actor_is_stunned(rat));
    game_picture_pass(state, 1);
    assert_false(actor_is_stunned(rat));
    for (int i = 0; i < DIRECTION_COUNT; i++)
        turn(state, 1);
    assert_false(actor_is_stunned(rat));
    state_destroy(state);
    (void)unused;
}

static void the_hero_and_allies_are_not_stopped(void **unused)
{
    struct state *state = game_picture("###########################\n"
                                       "#.r.........@9............#\n"
                                       "###########################\n");
    game_picture_who(state, 'r')->is_ally = true;
    light(state);
    game_picture_pass(state, 2);
    assert_false(actor_is_stunned(game_picture_who(state, 'r')));
    assert_false(actor_is_stunned(state_hero_const(state)));
    state_destroy(state);
    (void)unused;
}

static void beams_and_what_they_stopped_are_part_of_the_hash(void **unused)
{
    struct state *state = lit(hall);
    uint64_t before = state_hash(state);
    state->finale.beam = DIRECTION_SOUTH;
    uint64_t turned = state_hash(state);
    assert_true(turned != before);
    state->finale.fixed_beams = 3;
    uint64_t fixed = state_hash(state);
    assert_true(fixed != turned);
    state_hero(state)->was_in_beam = true;
    assert_true(state_hash(state) != fixed);
    state_destroy(state);
    (void)unused;
}

static void a_step_into_a_beam_stops_at_once(void **unused)
{
    struct state *state = lit("##########\n"
                              "#...r....#\n"
                              "#....@9..#\n"
                              "##########\n");
    struct handle rat = game_picture_actor(state, 'r');
    assert_false(beam_has(state, point_make(4, 1)));
    assert_true(beam_has(state, point_make(4, 2)));
    perform(state, rat, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_SOUTH});
    assert_int_equal(game_picture_who(state, 'r')->statuses[STATUS_STUNNED],
                     BEAMS_TURNS + 1); /* this turn is the first */
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_beam_is_an_eighth_of_the_circle_around_the_lamp),
        cmocka_unit_test(walls_stop_a_beam),
        cmocka_unit_test(what_is_in_a_beam_is_bright_and_nothing_else_far_off_is_lit),
        cmocka_unit_test(light_kept_up_to_date_is_the_light_computed_anew),
        cmocka_unit_test(turning_the_beam_by_a_step_is_the_heros_turn),
        cmocka_unit_test(the_beam_turns_only_while_the_lamp_is_held),
        cmocka_unit_test(each_lit_beacon_fixes_a_beam_over_the_most_floor_that_is_left),
        cmocka_unit_test(a_beam_stops_a_creature_once_in_its_life),
        cmocka_unit_test(the_hero_and_allies_are_not_stopped),
        cmocka_unit_test(beams_and_what_they_stopped_are_part_of_the_hash),
        cmocka_unit_test(a_step_into_a_beam_stops_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
