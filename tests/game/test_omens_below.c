/* The stairs by which the hero goes down decide the omen of the floor below, once. */
#include "support/check.h"

#include "game/floor.h"
#include "game/game.h"
#include "world/omens.h"

#include <stdio.h>

#define SEEDS 20

static struct game *begin(int seed, int depth)
{
    char word[16];
    struct error error;
    struct game_setup setup = game_setup_default();
    snprintf(word, sizeof word, "omens-%d", seed);
    setup.seed = word;
    setup.first_depth = depth;
    struct game *game = game_create(&setup, &error);
    assert_non_null(game);
    return game;
}

static struct state *state_of(struct game *game)
{
    return (struct state *)(uintptr_t)game_state(game);
}

/* The first or the second stairs down in reading order. */
static struct point stairs_down(const struct state *state, int way)
{
    const struct level *level = state_level_const(state);
    struct point found = {-1, -1};
    for (size_t cell = 0; cell < grid_cells(level->grid) && way >= 0; cell++)
        if (level->terrain[cell] == TERRAIN_STAIRS_DOWN && way-- == 0)
            found = grid_point(level->grid, cell);
    assert_true(found.x >= 0);
    return found;
}

static void stairs_lead_to_the_omen_that_they_tell_and_back(void **unused)
{
    for (int seed = 0; seed < SEEDS; seed++)
        for (int way = 0; way < 2; way++) {
            struct game *game = begin(seed, 3 + seed % 3 * 3);
            struct state *state = state_of(game);
            struct point stairs = stairs_down(state, way);
            struct point other = stairs_down(state, 1 - way);
            enum omen told = omens_told_by(state, stairs);
            assert_int_not_equal(told, OMEN_NONE);
            assert_int_not_equal(told, omens_told_by(state, other));
            level_move_actor(state_level(state), state->hero, stairs);
            floor_enter(state, 1, false, 0);
            assert_int_equal(state_level(state)->omen, told);
            assert_true(event_list_has(&state->events, EVENT_OMEN));
            floor_enter(state, -1, false, 0);
            assert_true(point_is_equal(state_hero(state)->position, stairs));
            assert_int_equal(omens_told_by(state, other), told); /* it is what it is now */
            game_destroy(game);
        }
    (void)unused;
}

static void a_fall_leads_where_the_first_stairs_do(void **unused)
{
    for (int seed = 0; seed < SEEDS; seed++) {
        struct game *game = begin(seed, 6);
        struct state *state = state_of(game);
        enum omen first = omens_told_by(state, stairs_down(state, 0));
        floor_enter(state, 1, true, 0);
        assert_int_equal(state_level(state)->omen, first);
        game_destroy(game);
    }
    (void)unused;
}

static void what_an_omen_gives_ends_on_the_next_floor(void **unused)
{
    int ended = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
        struct game *game = begin(seed, 3);
        struct state *state = state_of(game);
        floor_enter(state, 1, false, 0);
        struct traits with = omens_here(state)->gain;
        floor_enter(state, 1, false, 0);
        assert_int_equal(state->traits.warmth, 15 + omens_here(state)->gain.warmth);
        assert_int_equal(state->traits.give_up, 12 + omens_here(state)->gain.give_up);
        ended += (with.warmth != 0 || with.give_up != 0) && state_level(state)->omen == OMEN_NONE;
        game_destroy(game);
    }
    assert_true(ended > 0);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stairs_lead_to_the_omen_that_they_tell_and_back),
        cmocka_unit_test(a_fall_leads_where_the_first_stairs_do),
        cmocka_unit_test(what_an_omen_gives_ends_on_the_next_floor),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
