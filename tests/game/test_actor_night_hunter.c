/* Night hunters go to where they last knew the hero, then to the exits, and follow over stairs. */
#include "support/check.h"

#include "dungeon/map_text.h"
#include "rules/arrival.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

/* A long way with a door from the hunter to the hero, longer than most monsters plan. */
static const char maze[] = "##############################\n"
                           "#@.#........................n#\n"
                           "#..#.#########################\n"
                           "#..#.........................#\n"
                           "#..#########################.#\n"
                           "#....+.......................#\n"
                           "##############################\n";

static void test_it_crosses_the_floor_to_where_it_last_knew_the_hero(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(maze);
    struct actor *hunter = game_picture_who(state, 'n');
    scene_make_hunter(hunter);
    hunter->pursuit = PURSUIT_FOLLOWING;
    hunter->clue = point_make(1, 1);
    for (int turns = 0; turns < 90 && scene_steps_of(state, hunter) > 1; turns++)
        scene_wait(state, 1);
    assert_int_equal(scene_steps_of(state, hunter), 1);
    state_destroy(state);
}

static const char two_exits[] = "#####################\n"
                                "#.......n..........>#\n"
                                "#.#################.#\n"
                                "#<#################.#\n"
                                "#####################\n"
                                "#@..................#\n"
                                "#####################\n";

static void test_after_losing_the_hero_it_goes_to_the_nearest_exit(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(two_exits);
    struct actor *hunter = game_picture_who(state, 'n');
    scene_make_hunter(hunter);
    scene_wait(state, 8);
    assert_true(point_chebyshev(hunter->position, point_make(1, 3)) <= 1);
    state_destroy(state);
}

static void test_the_last_known_cell_decides_which_exit_is_nearest(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(two_exits);
    struct actor *hunter = game_picture_who(state, 'n');
    scene_make_hunter(hunter);
    hunter->pursuit = PURSUIT_FOLLOWING;
    hunter->clue = point_make(16, 1);
    scene_wait(state, 10);
    assert_true(point_chebyshev(hunter->position, point_make(19, 1)) <= 1);
    state_destroy(state);
}

static void test_it_goes_from_one_exit_to_the_other(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(two_exits);
    struct actor *hunter = game_picture_who(state, 'n');
    scene_make_hunter(hunter);
    bool was_at_first = false;
    bool was_at_second = false;
    for (int turns = 0; turns < 60; turns++) {
        scene_wait(state, 1);
        was_at_first |= point_chebyshev(hunter->position, point_make(1, 3)) <= 1;
        was_at_second |= was_at_first && point_chebyshev(hunter->position, point_make(19, 1)) <= 1;
    }
    assert_true(was_at_second);
    assert_true(actor_is_hunting(hunter));
    state_destroy(state);
}

static void test_it_does_not_walk_against_a_sealed_door(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("############\n"
                                       "#@..+..n...#\n"
                                       "############\n");
    struct actor *hunter = game_picture_who(state, 'n');
    scene_make_hunter(hunter);
    hunter->pursuit = PURSUIT_FOLLOWING;
    hunter->clue = point_make(1, 1);
    level_set_cloud(state_level(state), point_make(4, 1), CLOUD_WARD, 30);
    scene_wait(state, 20);
    assert_int_equal(scene_blows(state), 0);
    assert_true(hunter->position.x > 4);
    scene_wait(state, 15);
    hunter->pursuit = PURSUIT_FOLLOWING;
    hunter->clue = point_make(1, 1);
    scene_wait(state, 20);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
}

static void test_it_takes_the_way_around_a_sealed_door(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##################################\n"
                                       "#@..+..n.........................#\n"
                                       "#.##############################.#\n"
                                       "#................................#\n"
                                       "##################################\n");
    struct actor *hunter = game_picture_who(state, 'n');
    scene_make_hunter(hunter);
    hunter->pursuit = PURSUIT_FOLLOWING;
    hunter->clue = point_make(1, 1);
    level_set_cloud(state_level(state), point_make(4, 1), CLOUD_WARD, 200);
    scene_wait(state, 64);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
}

static void test_it_strikes_with_a_strength_of_its_own(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("####\n"
                                       "#@n#\n"
                                       "####\n");
    scene_wait(state, 1);
    struct event blow = game_picture_last(state, EVENT_STRUCK);
    assert_true(blow.rolled >= 2 && blow.rolled <= 4);
    state_destroy(state);
}

static void test_it_follows_over_stairs_from_afar(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########################################\n"
                                       "#@>....................................#\n"
                                       "#......................................#\n"
                                       "#.....................................n#\n"
                                       "########################################\n");
    struct point at;
    map_text_draw("########################################\n"
                  "#@<....................................#\n"
                  "#......................................#\n"
                  "#......................................#\n"
                  "########################################\n",
                  &state->levels[1], &at);
    arrival_by_stairs(state, 1, at);
    scene_wait(state, 28);
    assert_int_equal(state_level(state)->actor_pool.count, 1);
    scene_wait(state, 1);
    assert_int_equal(state_level(state)->actor_pool.count, 2);
    assert_int_equal(game_picture_count(state, EVENT_CAME), 1);
    state_destroy(state);
}

static void test_of_two_stairs_down_it_goes_to_the_nearer(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#####################\n"
                                       "#>..........n.......#\n"
                                       "###################>#\n"
                                       "#####################\n"
                                       "#@..................#\n"
                                       "#####################\n");
    struct actor *hunter = game_picture_who(state, 'n');
    scene_make_hunter(hunter);
    while (point_chebyshev(hunter->position, point_make(19, 2)) > 1) {
        assert_true(point_chebyshev(hunter->position, point_make(1, 1)) > 1);
        scene_wait(state, 1);
    }
    state_destroy(state);
}

/* Stairs are nearer than the hero, and the wall hides it. */
static void test_it_walks_the_trail_that_the_hero_left_in_light(void **fixture)
{
    (void)fixture;
    for (int has_trail = 0; has_trail < 2; has_trail++) {
        struct state *state = scene_start("####################\n"
                                          "#>....n..........###\n"
                                          "################.###\n"
                                          "#@...............###\n"
                                          "####################\n",
                                          LANTERN_DARK);
        struct actor *hunter = game_picture_who(state, 'n');
        for (int x = 8; x < 16 && has_trail; x++)
            trail_add(&state->trail, point_make(x, 1));
        for (int y = 1; y <= 3 && has_trail; y++)
            trail_add(&state->trail, point_make(16, y));
        for (int x = 15; x > 1 && has_trail; x--)
            trail_add(&state->trail, point_make(x, 3));
        scene_make_hunter(hunter);
        scene_wait(state, 15);
        assert_int_equal(hunter->position.y, has_trail ? 3 : 1);
        state_destroy(state);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_crosses_the_floor_to_where_it_last_knew_the_hero),
        cmocka_unit_test(test_after_losing_the_hero_it_goes_to_the_nearest_exit),
        cmocka_unit_test(test_the_last_known_cell_decides_which_exit_is_nearest),
        cmocka_unit_test(test_it_goes_from_one_exit_to_the_other),
        cmocka_unit_test(test_it_does_not_walk_against_a_sealed_door),
        cmocka_unit_test(test_it_takes_the_way_around_a_sealed_door),
        cmocka_unit_test(test_it_strikes_with_a_strength_of_its_own),
        cmocka_unit_test(test_it_walks_the_trail_that_the_hero_left_in_light),
        cmocka_unit_test(test_it_follows_over_stairs_from_afar),
        cmocka_unit_test(test_of_two_stairs_down_it_goes_to_the_nearer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
