/* Trail ghosts walk where the hero walked in light, cell by cell. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

static const char yard[] = "##################\n"
                           "#Z.@.............#\n"
                           "#................#\n"
                           "#................#\n"
                           "#................#\n"
                           "#................#\n"
                           "#................#\n"
                           "#................#\n"
                           "##################\n";

/* Steps until then, with the ghost stunned for them, so that it is left behind. */
static void walk(struct state *state, enum direction direction, int steps)
{
    for (int i = 0; i < steps; i++) {
        game_picture_who(state, 'Z')->statuses[STATUS_STUNNED] = 3;
        scene_step(state, direction);
    }
}

/* The hero has gone east for 6 cells and south for 6, and waits in the dark. The ghost hunts, and sees nothing. */
static struct state *start_with_trail(enum lantern lantern)
{
    struct state *state = scene_start(yard, lantern);
    scene_wait(state, 1);
    scene_rouse(state, 'Z');
    walk(state, DIRECTION_EAST, 6);
    walk(state, DIRECTION_SOUTH, 6);
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_who(state, 'Z')->statuses[STATUS_STUNNED] = 0;
    return state;
}

static void assert_it_comes_along_the_trail(enum lantern lantern)
{
    struct state *state = start_with_trail(lantern);
    bool is_east = false;
    int turns = 0;
    while (scene_steps(state, 'Z') > 1 && turns++ < 40) {
        scene_wait(state, 1);
        struct point at = scene_place(state, 'Z');
        assert_true(at.y == 1 || at.x >= 8);
        is_east |= at.y == 1 && at.x >= 8;
    }
    assert_true(is_east);
    assert_in_range(turns, 14, 24);
    state_destroy(state);
}

/* It punishes an open and a hooded lantern. */
static void it_walks_the_steps_that_the_hero_took_in_light(void **unused)
{
    assert_it_comes_along_the_trail(LANTERN_OPEN);
    assert_it_comes_along_the_trail(LANTERN_HOODED);
    (void)unused;
}

static void it_strikes_when_it_arrives(void **unused)
{
    struct state *state = start_with_trail(LANTERN_OPEN);
    scene_wait(state, 28);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
    (void)unused;
}

static void steps_in_the_dark_break_the_trail(void **unused)
{
    struct state *state = start_with_trail(LANTERN_OPEN);
    for (int i = 0; i < 5; i++)
        walk(state, DIRECTION_EAST, 1);
    game_picture_who(state, 'Z')->statuses[STATUS_STUNNED] = 0;
    for (int i = 0; i < 60; i++) {
        scene_wait(state, 1);
        assert_int_equal(scene_blows(state), 0);
    }
    assert_false(actor_is_hunting(game_picture_who(state, 'Z')));
    state_destroy(state);
    (void)unused;
}

static void it_gives_up_where_it_cannot_tread(void **unused)
{
    struct state *state = start_with_trail(LANTERN_OPEN);
    level_set_terrain(state_level(state), point_make(7, 1), TERRAIN_SNARE);
    scene_wait(state, 60);
    assert_false(actor_is_hunting(game_picture_who(state, 'Z')));
    state_destroy(state);
    (void)unused;
}

static void on_the_trail_it_does_not_give_up(void **unused)
{
    struct state *state = start_with_trail(LANTERN_OPEN);
    for (int i = 0; i < 12; i++) {
        scene_wait(state, 1);
        assert_int_equal(game_picture_who(state, 'Z')->pursuit, PURSUIT_FOLLOWING);
    }
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_walks_the_steps_that_the_hero_took_in_light),
        cmocka_unit_test(it_strikes_when_it_arrives),
        cmocka_unit_test(steps_in_the_dark_break_the_trail),
        cmocka_unit_test(it_gives_up_where_it_cannot_tread),
        cmocka_unit_test(on_the_trail_it_does_not_give_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
