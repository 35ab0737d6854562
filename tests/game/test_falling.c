/* Falling through a chasm or a trapdoor to the floor below. */
#include "support/check.h"
#include "support/game_picture.h"

#include "game/game.h"
#include "rules/ground.h"
#include "rules/noise.h"
#include "world/hero.h"

static struct game *game_by_a_chasm(void)
{
    struct game_setup setup = game_setup_default();
    struct error error = {""};
    setup.seed = "picture";
    setup.map_text = "#####\n#@0.#\n#...#\n#####\n";
    setup.map_name = "picture";
    struct game *game = game_create(&setup, &error);
    assert_non_null(game);
    return game;
}

static void step(struct game *game, enum direction direction)
{
    game_play(game, (struct command){.kind = COMMAND_STEP, .direction = direction});
}

static void a_fall_hurts_and_ends_on_the_floor_below(void **unused)
{
    struct game *game = game_by_a_chasm();
    const struct state *state = game_state(game);
    step(game, DIRECTION_EAST);
    assert_int_equal(state->depth, 1);
    assert_int_equal(state->turn, 0);
    step(game, DIRECTION_EAST);
    assert_int_equal(state->depth, 2);
    assert_in_range(state_hero_const(state)->health, 26 + HERO_GROWTH, 28 + HERO_GROWTH);
    assert_int_equal(game_picture_last(state, EVENT_FELL).damage,
                     30 + HERO_GROWTH - state_hero_const(state)->health);
    assert_true(level_is_walkable(state_level_const(state), state_hero_const(state)->position));
    game_destroy(game);
    (void)unused;
}

static void a_hero_on_thin_floor_falls_with_it(void **unused)
{
    struct game *game = game_by_a_chasm();
    struct state *state = (struct state *)(uintptr_t)game_state(game);
    ground_set_terrain(state, state_hero(state)->position, TERRAIN_THIN_FLOOR);
    noise_make(state, HANDLE_NONE, state_hero(state)->position, LOUDNESS_LOUD);
    game_play(game, (struct command){.kind = COMMAND_WAIT});
    assert_int_equal(state->depth, 1);
    game_play(game, (struct command){.kind = COMMAND_WAIT});
    assert_int_equal(state->depth, 2);
    assert_int_equal(game_picture_count(state, EVENT_FELL), 1);
    assert_false(state->is_falling);
    game_destroy(game);
    (void)unused;
}

static void a_floor_reached_by_falling_offers_boons(void **unused)
{
    struct game *game = game_by_a_chasm();
    const struct state *state = game_state(game);
    step(game, DIRECTION_EAST);
    step(game, DIRECTION_EAST);
    assert_true(state->offers[0] != BOON_NONE);
    step(game, DIRECTION_EAST);
    assert_int_equal(game_picture_last(state, EVENT_REFUSED).refusal, REFUSAL_CHOICE);
    enum boon boon = state->offers[2];
    game_play(game, (struct command){.kind = COMMAND_BOON, .choice = 2});
    assert_int_equal(state->boons[boon], 1);
    game_destroy(game);
    (void)unused;
}

static void step_from(struct game *game, struct point to)
{
    const struct state *state = game_state(game);
    step(game, direction_of(point_subtract(to, state_hero_const(state)->position)));
}

/* A hall of floor 1 with a trapdoor east of the hero, far from where the floor below has its arrival. */
static struct game *game_by_a_trapdoor(enum terrain trapdoor, struct point *at)
{
    struct game_setup setup = game_setup_default();
    struct error error = {""};
    char map[45 * 81 + 1] = "";
    for (int y = 0; y < 45; y++)
        for (int x = 0; x < 81; x++) {
            bool is_wall = x == 0 || y == 0 || x == 79 || y == 44;
            map[y * 81 + x] = x == 80 ? '\n' : is_wall ? '#' : '.';
        }
    setup.seed = "picture";
    map[20 * 81 + 40] = '@';
    setup.map_text = map;
    setup.map_name = "picture";
    struct game *game = game_create(&setup, &error);
    assert_non_null(game);
    *at = point_make(41, 20);
    level_set_terrain(state_level((struct state *)(uintptr_t)game_state(game)), *at, trapdoor);
    return game;
}

static void check_lands_below(enum terrain trapdoor, bool is_warned_elsewhere)
{
    struct point at;
    struct game *game = game_by_a_trapdoor(trapdoor, &at);
    struct state *state = (struct state *)(uintptr_t)game_state(game);
    if (is_warned_elsewhere)
        state->warned_cell = point_make(2, 2);
    step_from(game, at);
    if (state->depth == 1)
        step_from(game, at);
    assert_int_equal(state->depth, 2);
    /* On the nearest walkable cell, up to a few cells away, while the arrival is far away. */
    assert_in_range(point_chebyshev(state_hero(state)->position, at), 0, 12);
    assert_true(point_chebyshev(state_level(state)->arrival, at) > 12);
    game_destroy(game);
}

static void a_trapdoor_drops_the_hero_to_the_cell_below(void **unused)
{
    check_lands_below(TERRAIN_TRAPDOOR, false);
    check_lands_below(TERRAIN_TRAPDOOR_HIDDEN, false);
    check_lands_below(TERRAIN_TRAPDOOR_HIDDEN, true);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_fall_hurts_and_ends_on_the_floor_below),
        cmocka_unit_test(a_hero_on_thin_floor_falls_with_it),
        cmocka_unit_test(a_floor_reached_by_falling_offers_boons),
        cmocka_unit_test(a_trapdoor_drops_the_hero_to_the_cell_below),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
