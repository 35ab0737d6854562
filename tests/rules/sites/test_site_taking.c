/* What all rooms that hold loot have in common. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/ground.h"
#include "rules/perform.h"
#include "rules/visibility.h"

/* A room with an item in each far corner, and the hero beside them. */
static struct state *room(enum site_type type)
{
    struct state *state = game_picture("##########\n"
                                       "##......*#\n"
                                       "#......@.#\n"
                                       "##......*#\n"
                                       "##########\n");
    struct level *level = state_level(state);
    level->sites[level->site_count++] = (struct site){.type = type,
                                                      .area = {{2, 1}, {8, 3}},
                                                      .door = {1, 2},
                                                      .loot = {{8, 1}, {8, 3}},
                                                      .loot_count = 2};
    game_picture_set_lantern(state, LANTERN_DARK);
    return state;
}

static const struct site *site_of(const struct state *state)
{
    return &state_level_const(state)->sites[0];
}

static void take(struct state *state, int y)
{
    level_set_item(state_level(state), point_make(8, y), ITEM_NONE);
    game_picture_pass(state, 1);
}

static void the_last_of_the_loot_solves_a_room(void **unused)
{
    static const enum site_type types[] = {SITE_BELL_HALL, SITE_MIRROR_MAZE, SITE_DARK_VAULT};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        struct state *state = room(types[i]);
        take(state, 1);
        assert_false(site_of(state)->is_settled);
        take(state, 3);
        assert_true(site_of(state)->is_settled);
        assert_int_equal(game_picture_last(state, EVENT_SITE).news, SITE_SOLVED);
        state_destroy(state);
    }
    (void)unused;
}

/* A journey of the hero far away goes on. */
static void a_room_that_something_else_empties_is_not_solved(void **unused)
{
    struct state *state = room(SITE_DARK_VAULT);
    level_move_actor(state_level(state), state->hero, point_make(1, 2));
    take(state, 1);
    take(state, 3);
    assert_true(site_of(state)->is_settled);
    assert_int_equal(game_picture_count(state, EVENT_SITE), 0);
    state_destroy(state);
    (void)unused;
}

/* The hero's lantern spoils it. */
static void a_mirror_that_vanishes_shows_nothing_any_more(void **unused)
{
    struct state *state = game_picture("##########\n"
                                       "#@.......#\n"
                                       "########.#\n"
                                       "########.#\n"
                                       "##########\n");
    struct level *level = state_level(state);
    struct point at = {8, 1};
    level->sites[level->site_count++] = (struct site){.type = SITE_DARK_VAULT,
                                                      .area = {{5, 1}, {8, 1}},
                                                      .door = {4, 1},
                                                      .loot = {at},
                                                      .loot_count = 1};
    ground_set_items(state, at, ITEM_HAND_MIRROR, 1);
    visibility_refresh(state);
    assert_true(view_has(&state->vision.view, point_make(8, 3)));
    game_picture_pass(state, 3);
    assert_int_equal(level_item(level, at), ITEM_NONE);
    visibility_refresh(state);
    assert_false(view_has(&state->vision.view, point_make(8, 3)));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_last_of_the_loot_solves_a_room),
        cmocka_unit_test(a_room_that_something_else_empties_is_not_solved),
        cmocka_unit_test(a_mirror_that_vanishes_shows_nothing_any_more),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
