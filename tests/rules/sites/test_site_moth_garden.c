/* Moth gardens: it is bright within BRIGHT_STEPS of a lamp flower, and nothing puts one out. */
#include "support/check.h"
#include "support/game_picture.h"

#include "world/perception.h"

#define STEPS 2 /* BRIGHT_STEPS of dungeon/check_sites.c */

/* One lamp flower, and the unlit hero at a distance from it. */
static struct state *garden(int dx, int dy)
{
    struct state *state = game_picture("############\n"
                                       "#@.........#\n"
                                       "#..........#\n"
                                       "#..........#\n"
                                       "#..........#\n"
                                       "#..........#\n"
                                       "#..........#\n"
                                       "############\n");
    struct level *level = state_level(state);
    level_set_terrain(level, point_make(7, 3), TERRAIN_LAMP_FLOWER);
    level_move_actor(level, state->hero, point_make(7 + dx, 3 + dy));
    game_picture_set_lantern(state, LANTERN_DARK);
    return state;
}

static void it_is_bright_near_a_lamp_flower(void **unused)
{
    for (int dy = -STEPS; dy <= STEPS; dy++)
        for (int dx = -STEPS; dx <= STEPS; dx++) {
            struct state *state = garden(dx, dy);
            assert_int_equal(perception_grade(state, state_hero(state)->position), LIGHT_BRIGHT);
            state_destroy(state);
        }
    (void)unused;
}

static void it_is_not_bright_far_from_a_lamp_flower(void **unused)
{
    struct state *state = garden(-6, 0);
    assert_int_equal(perception_grade(state, state_hero(state)->position), LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void a_lamp_flower_can_not_be_put_out(void **unused)
{
    struct state *state = garden(1, 0);
    assert_false(level_can_douse(state_level(state), point_make(7, 3)));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_bright_near_a_lamp_flower),
        cmocka_unit_test(it_is_not_bright_far_from_a_lamp_flower),
        cmocka_unit_test(a_lamp_flower_can_not_be_put_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
