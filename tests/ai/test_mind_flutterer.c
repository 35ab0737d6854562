#include "support/check.h"
#include "support/game_picture.h"
#include "support/mind_play.h"

#include <string.h>

static struct point where(const struct state *state, struct handle actor)
{
    return level_actor_const(state_level_const(state), actor)->position;
}

static void a_moth_flies_to_a_brazier(void **unused)
{
    struct state *state = game_picture("@##########\n"
                                       "##.......##\n"
                                       "#m...&....#\n"
                                       "##.......##\n"
                                       "###########\n");
    struct handle moth = game_picture_actor(state, 'm');
    game_picture_set_lantern(state, LANTERN_DARK);
    mind_play_act(state, moth, 2);
    assert_true(point_is_equal(where(state, moth), point_make(3, 2)));
    state_destroy(state);
    (void)unused;
}

static void a_moth_circles_the_light(void **unused)
{
    struct state *state = game_picture("@##########\n"
                                       "#.........#\n"
                                       "#.........#\n"
                                       "#.........#\n"
                                       "#....&....#\n"
                                       "#.........#\n"
                                       "#.........#\n"
                                       "#m........#\n"
                                       "###########\n");
    struct handle moth = game_picture_actor(state, 'm');
    struct point brazier = {5, 4};
    unsigned octants = 0;
    mind_play_act(state, moth, 4);
    for (int i = 0; i < 24; i++) {
        mind_play_act(state, moth, 1);
        int steps = point_chebyshev(where(state, moth), brazier);
        assert_true(steps >= 1 && steps <= 2);
        octants |= 1u << direction_of(point_subtract(where(state, moth), brazier));
    }
    assert_int_equal(octants, 255);
    state_destroy(state);
    (void)unused;
}

static void a_moth_sees_a_brazier_at_the_end_of_its_sight_on_every_side(void **unused)
{
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
        enum { WIDTH = 80, HEIGHT = 30 };
        char picture[(WIDTH + 1) * HEIGHT + 1] = "@";
        memset(picture + 1, '.', sizeof picture - 2);
        for (int y = 0; y < HEIGHT; y++)
            picture[y * (WIDTH + 1) + WIDTH] = '\n';
        /* At a word's edge, so that the light is in another word to the east and to the west. */
        struct point at = {d == DIRECTION_WEST ? 64 : 63, HEIGHT / 2};
        struct point step = direction_offset((enum direction)d);
        picture[at.y * (WIDTH + 1) + at.x] = 'm';
        picture[(at.y + 7 * step.y) * (WIDTH + 1) + at.x + 7 * step.x] = '&';
        struct state *state = game_picture(picture);
        struct handle moth = game_picture_actor(state, 'm');
        game_picture_set_lantern(state, LANTERN_DARK);
        mind_play_act(state, moth, 3);
        assert_true(
            point_is_equal(where(state, moth), point_make(at.x + 3 * step.x, at.y + 3 * step.y)));
        state_destroy(state);
    }
    (void)unused;
}

static void a_moth_flies_to_the_heros_lantern(void **unused)
{
    struct state *state = game_picture("############\n"
                                       "#@........m#\n"
                                       "############\n");
    struct handle moth = game_picture_actor(state, 'm');
    mind_play_act(state, moth, 7);
    assert_true(point_is_equal(where(state, moth), point_make(3, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_moth_takes_the_brighter_light_though_it_is_farther(void **unused)
{
    struct state *state = game_picture("################\n"
                                       "#.@..m......&..#\n"
                                       "################\n");
    struct handle moth = game_picture_actor(state, 'm');
    game_picture_set_lantern(state, LANTERN_HOODED);
    mind_play_act(state, moth, 1);
    assert_true(point_is_equal(where(state, moth), point_make(6, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_moth_takes_the_nearer_of_two_equal_lights(void **unused)
{
    struct state *state = game_picture("@#################\n"
                                       "#.&....m.......&.#\n"
                                       "##################\n");
    struct handle moth = game_picture_actor(state, 'm');
    mind_play_act(state, moth, 1);
    assert_true(point_is_equal(where(state, moth), point_make(6, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_moth_does_not_know_of_a_light_behind_a_wall(void **unused)
{
    struct state *state = game_picture("@###########\n"
                                       "#&#........#\n"
                                       "#.#.m......#\n"
                                       "#..........#\n"
                                       "############\n");
    struct handle moth = game_picture_actor(state, 'm');
    struct choice choice = mind_play_choose(state, moth);
    assert_true(choice.has_goal);
    assert_false(point_is_equal(choice.goal, point_make(1, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_moth_is_not_drawn_by_its_own_glow(void **unused)
{
    struct state *state = game_picture("@###########\n"
                                       "#..........#\n"
                                       "#...m......#\n"
                                       "############\n");
    struct handle moth = game_picture_actor(state, 'm');
    struct point start = where(state, moth);
    mind_play_act(state, moth, 4);
    assert_true(point_chebyshev(where(state, moth), start) >= 2);
    state_destroy(state);
    (void)unused;
}

static void a_moth_flies_over_deep_water(void **unused)
{
    struct state *state = game_picture("@##########\n"
                                       "#m~~~~~..&#\n"
                                       "###########\n");
    struct handle moth = game_picture_actor(state, 'm');
    game_picture_set_lantern(state, LANTERN_DARK);
    mind_play_act(state, moth, 6);
    assert_true(point_is_equal(where(state, moth), point_make(7, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_moth_flies_around_a_grate_over_deep_water(void **unused)
{
    struct state *state = game_picture("@##########\n"
                                       "#m~=....&##\n"
                                       "##~~..#####\n"
                                       "###########\n");
    struct handle moth = game_picture_actor(state, 'm');
    game_picture_set_lantern(state, LANTERN_DARK);
    mind_play_act(state, moth, 6);
    assert_true(point_chebyshev(where(state, moth), point_make(8, 1)) <= 3);
    state_destroy(state);
    (void)unused;
}

static void in_plain_sight_a_moth_roams(void **unused)
{
    struct state *state = game_picture_plain("@##########\n"
                                             "#m......&.#\n"
                                             "#.........#\n"
                                             "###########\n",
                                             5);
    struct choice choice = mind_play_choose(state, game_picture_actor(state, 'm'));
    assert_true(choice.has_goal);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_moth_flies_to_a_brazier),
        cmocka_unit_test(a_moth_circles_the_light),
        cmocka_unit_test(a_moth_sees_a_brazier_at_the_end_of_its_sight_on_every_side),
        cmocka_unit_test(a_moth_flies_to_the_heros_lantern),
        cmocka_unit_test(a_moth_takes_the_brighter_light_though_it_is_farther),
        cmocka_unit_test(a_moth_takes_the_nearer_of_two_equal_lights),
        cmocka_unit_test(a_moth_does_not_know_of_a_light_behind_a_wall),
        cmocka_unit_test(a_moth_is_not_drawn_by_its_own_glow),
        cmocka_unit_test(a_moth_flies_over_deep_water),
        cmocka_unit_test(a_moth_flies_around_a_grate_over_deep_water),
        cmocka_unit_test(in_plain_sight_a_moth_roams),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
