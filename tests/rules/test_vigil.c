/* The other ending: which turns beside the cold great lamp count, what starts the count again, and when it is won. */
#include "rules/vigil.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/ground.h"
#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/hero.h"

static const char cell[] = "##########################\n"
                           "#.@9......#...r..........#\n"
                           "#.........#..............#\n"
                           "##########################\n";

static struct state *dark(const char *picture)
{
    struct state *state = game_picture(picture);
    game_picture_set_lantern(state, LANTERN_DARK);
    return state;
}

/* Until the hero is still and the first turn has counted. */
static struct state *begun(const char *picture)
{
    struct state *state = dark(picture);
    game_picture_pass(state, HERO_STILL_TURNS);
    assert_int_equal(state->vigil.turns, 1);
    return state;
}

static void twenty_still_turns_beside_the_cold_lamp_win(void **unused)
{
    struct state *state = begun(cell);
    game_picture_pass(state, VIGIL_TURNS - 2);
    assert_int_equal(state->result, RESULT_NONE);
    game_picture_pass(state, 1);
    assert_int_equal(state->result, RESULT_WON);
    assert_true(state_is_won_dark(state));
    assert_int_equal(game_picture_count(state, EVENT_WON), 1);
    state_destroy(state);
    (void)unused;
}

static void only_still_turns_count(void **unused)
{
    struct state *state = game_picture(cell); /* with an open lantern */
    game_picture_pass(state, 2 * VIGIL_TURNS);
    assert_int_equal(vigil_now(state), VIGIL_RESTLESS);
    assert_int_equal(state->vigil.turns, 0);
    assert_int_equal(game_picture_count(state, EVENT_VIGIL), 0);
    state_destroy(state);
    state = begun(cell);
    game_picture_pass(state, 4);
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_SOUTH});
    game_picture_pass(state, 1);
    assert_int_equal(state->vigil.turns, 0);
    assert_int_equal(game_picture_last(state, EVENT_VIGIL).vigil, VIGIL_RESTLESS);
    state_destroy(state);
    (void)unused;
}

static void turns_away_from_the_lamp_do_not_count(void **unused)
{
    struct state *state = dark("##########################\n"
                               "#@.9......#...r..........#\n"
                               "##########################\n");
    game_picture_pass(state, 2 * VIGIL_TURNS);
    assert_int_equal(vigil_now(state), VIGIL_NONE);
    assert_int_equal(state->result, RESULT_NONE);
    state_destroy(state);
    (void)unused;
}

static void any_pip_on_the_floor_starts_the_count_again_and_says_so_once(void **unused)
{
    struct state *state = begun(cell);
    game_picture_pass(state, 9);
    assert_int_equal(state->vigil.turns, 10);
    state->events.count = 0;
    struct actor *rat = game_picture_who(state, 'r'); /* behind the wall */
    rat->suspicion = SUSPICION_WARY;
    rat->has_hunted = true;
    game_picture_pass(state, 3);
    assert_int_equal(state->vigil.turns, 0);
    assert_int_equal(vigil_now(state), VIGIL_NOTICED);
    assert_int_equal(game_picture_count(state, EVENT_VIGIL), 1);
    struct event event = game_picture_last(state, EVENT_VIGIL);
    assert_int_equal(event.vigil, VIGIL_NOTICED);
    assert_true(event.is_broken);
    assert_true(handle_is_none(event.actor)); /* the hero does not see it */
    rat->has_hunted = false;
    rat->suspicion = 0;
    game_picture_pass(state, 1);
    assert_int_equal(state->vigil.turns, 1);
    state_destroy(state);
    (void)unused;
}

static void smoke_within_five_cells_starts_the_count_again(void **unused)
{
    struct state *state = begun(cell);
    ground_set_cloud(state, point_make(8, 1), CLOUD_SMOKE, 9);
    visibility_refresh(state);
    game_picture_pass(state, 1);
    assert_int_equal(vigil_now(state), VIGIL_GOES_ON); /* six cells off */
    ground_set_cloud(state, point_make(7, 1), CLOUD_SMOKE, 9);
    visibility_refresh(state);
    game_picture_pass(state, 1);
    assert_int_equal(state->vigil.turns, 0);
    assert_int_equal(game_picture_last(state, EVENT_VIGIL).vigil, VIGIL_SMOKE);
    state_destroy(state);
    (void)unused;
}

static void a_hero_that_has_lit_a_beacon_keeps_no_vigil(void **unused)
{
    struct state *state = dark(cell);
    level_set_terrain(&state->levels[3], point_make(2, 2), TERRAIN_BEACON_LIT);
    state->levels[3].is_built = true;
    assert_false(vigil_is_open(state));
    game_picture_pass(state, 2 * VIGIL_TURNS);
    assert_int_equal(state->result, RESULT_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_hero_without_the_ember_keeps_no_vigil(void **unused)
{
    struct state *state = dark(cell);
    state->pack.has_lantern = false;
    game_picture_pass(state, 2 * VIGIL_TURNS);
    assert_int_equal(state->result, RESULT_NONE);
    state_destroy(state);
    (void)unused;
}

static void the_burning_lamp_ends_the_chance_of_it(void **unused)
{
    struct state *state = dark(cell);
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_false(vigil_is_open(state));
    state->result = RESULT_WON;
    assert_false(state_is_won_dark(state));
    state_destroy(state);
    (void)unused;
}

static void the_vigil_is_part_of_the_hash(void **unused)
{
    struct state *state = begun(cell);
    uint64_t before = state_hash(state);
    state->vigil.turns++;
    assert_true(state_hash(state) != before);
    state_destroy(state);
    (void)unused;
}

static void nothing_is_said_of_a_vigil_that_nobody_keeps(void **unused)
{
    struct state *state = game_picture(cell); /* with an open lantern */
    game_picture_who(state, 'r')->suspicion = SUSPICION_WARY;
    game_picture_who(state, 'r')->has_hunted = true;
    game_picture_pass(state, 3);
    assert_int_equal(vigil_now(state), VIGIL_NOTICED);
    assert_int_equal(game_picture_count(state, EVENT_VIGIL), 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(twenty_still_turns_beside_the_cold_lamp_win),
        cmocka_unit_test(only_still_turns_count),
        cmocka_unit_test(turns_away_from_the_lamp_do_not_count),
        cmocka_unit_test(any_pip_on_the_floor_starts_the_count_again_and_says_so_once),
        cmocka_unit_test(smoke_within_five_cells_starts_the_count_again),
        cmocka_unit_test(a_hero_that_has_lit_a_beacon_keeps_no_vigil),
        cmocka_unit_test(a_hero_without_the_ember_keeps_no_vigil),
        cmocka_unit_test(the_burning_lamp_ends_the_chance_of_it),
        cmocka_unit_test(the_vigil_is_part_of_the_hash),
        cmocka_unit_test(nothing_is_said_of_a_vigil_that_nobody_keeps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
