/* Moth gardens: so near to a lamp flower as check_sites asks, it is bright; and nothing puts one out. */
#include "support/check.h"
#include "support/game_picture.h"

#include "world/perception.h"

#define STEPS 2 /* BRIGHT_STEPS of dungeon/check_sites.c */

/* One lamp flower, and the hero unlit at some steps from it. */
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

static void who_is_near_a_lamp_flower_is_in_bright_light(void **unused)
{
    for (int dy = -STEPS; dy <= STEPS; dy++)
        for (int dx = -STEPS; dx <= STEPS; dx++) {
            struct state *state = garden(dx, dy);
            assert_int_equal(perception_grade(state, state_hero(state)->position), LIGHT_BRIGHT);
            state_destroy(state);
        }
    (void)unused;
}

static void who_is_far_from_one_is_not(void **unused)
{
    struct state *state = garden(-6, 0);
    assert_int_equal(perception_grade(state, state_hero(state)->position), LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void nothing_puts_one_out(void **unused)
{
    struct state *state = garden(1, 0);
    assert_false(level_can_douse(state_level(state), point_make(7, 3)));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_is_near_a_lamp_flower_is_in_bright_light),
        cmocka_unit_test(who_is_far_from_one_is_not),
        cmocka_unit_test(nothing_puts_one_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
