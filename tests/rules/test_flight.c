/* The path of a missile as the hero knows it, which the screen shows before a throw. */
#include "support/check.h"
#include "support/game_picture.h"

#include "world/flight.h"

/* Whether a throw over a wall at 3, 1 would be stopped; of the wall the hero remembers `terrain`. */
static bool is_blocked(enum terrain terrain, bool as_known)
{
    struct state *state = game_picture("##########\n#@.#.....#\n##########\n");
    struct level *level = state_level(state);
    struct memory memory = {.terrain = (uint8_t)terrain};
    level_remember(level, grid_index(level->grid, point_make(3, 1)), memory);
    bool is_blocked = flight_path(state, point_make(1, 1), point_make(6, 1), as_known).is_blocked;
    state_destroy(state);
    return is_blocked;
}

static void only_terrain_that_the_hero_knows_stops_a_throw_before_it_flies(void **unused)
{
    (void)unused;
    assert_true(is_blocked(TERRAIN_WALL, true));
    assert_true(is_blocked(TERRAIN_DOOR_CLOSED, true));
    assert_false(is_blocked(TERRAIN_NONE, true));
    assert_false(is_blocked(TERRAIN_CHASM, true));
    assert_true(is_blocked(TERRAIN_NONE, false));
}

static void only_creatures_that_the_hero_sees_stop_a_throw_before_it_flies(void **unused)
{
    struct state *state = game_picture("##########\n#@.r.....#\n##########\n");
    (void)unused;
    for (int is_seen = 0; is_seen < 2; is_seen++) {
        game_picture_who(state, 'r')->is_seen = is_seen;
        assert_int_equal(flight_path(state, point_make(1, 1), point_make(6, 1), true).is_blocked,
                         is_seen);
    }
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_terrain_that_the_hero_knows_stops_a_throw_before_it_flies),
        cmocka_unit_test(only_creatures_that_the_hero_sees_stop_a_throw_before_it_flies),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
