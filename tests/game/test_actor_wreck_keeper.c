/* Wreck-keepers see by the cone of their own lamp, are slow and strong, and come to the great lamp. */
#include "support/check.h"

#include "support/game_picture.h"
#include "support/scene_play.h"
#include "world/noticing.h"
#include "world/perception.h"

static const char hall[] = "########################\n"
                           "#......................#\n"
                           "#......................#\n"
                           "#@..........2..........#\n"
                           "#......................#\n"
                           "#......................#\n"
                           "########################\n";

static struct state *facing(const char *picture, enum direction direction)
{
    struct state *state = game_picture(picture);
    game_picture_who(state, '2')->facing = direction;
    game_picture_set_lantern(state, LANTERN_DARK);
    return state;
}

static void its_lamp_lights_what_is_before_it_and_nothing_else(void **unused)
{
    struct state *state = facing(hall, DIRECTION_EAST);
    assert_true(perception_grade(state, point_make(20, 3)) != LIGHT_DARK);
    assert_true(perception_grade(state, point_make(14, 1)) != LIGHT_DARK);
    assert_int_equal(perception_grade(state, point_make(22, 3)), LIGHT_DARK); /* 10 cells away */
    assert_int_equal(perception_grade(state, point_make(10, 3)), LIGHT_DARK);
    assert_int_equal(perception_grade(state, point_make(12, 1)), LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void its_light_turns_with_it(void **unused)
{
    struct state *state = facing(hall, DIRECTION_EAST);
    for (int turns = 0; turns < 14 && game_picture_who(state, '2')->facing != DIRECTION_WEST;
         turns++)
        scene_wait(state, 1);
    assert_int_equal(game_picture_who(state, '2')->facing, DIRECTION_WEST);
    assert_true(perception_grade(state, point_make(8, 3)) != LIGHT_DARK);
    assert_int_equal(perception_grade(state, point_make(16, 3)), LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void it_notices_a_hero_in_its_light_only(void **unused)
{
    static const char near[] = "##################\n"
                               "#................#\n"
                               "#....@....2......#\n"
                               "#................#\n"
                               "##################\n";
    struct state *state = facing(near, DIRECTION_WEST);
    assert_true(noticing_gain(state, game_picture_who(state, '2')) > 0);
    state_destroy(state);
    state = facing(near, DIRECTION_EAST);
    assert_int_equal(noticing_gain(state, game_picture_who(state, '2')), 0);
    state_destroy(state);
    (void)unused;
}

static void its_health_and_blows_are_its_own(void **unused)
{
    struct state *state = facing("####\n"
                                 "#@2#\n"
                                 "####\n",
                                 DIRECTION_WEST);
    assert_int_equal(game_picture_who(state, '2')->health, 34);
    scene_rouse(state, '2');
    for (int turns = 0; turns < 6 && scene_blows(state) == 0; turns++)
        scene_wait(state, 1);
    struct event blow = game_picture_last(state, EVENT_STRUCK);
    assert_in_range(blow.rolled, 3, 6);
    state_destroy(state);
    (void)unused;
}

static void it_follows_a_noise_across_the_whole_floor(void **unused)
{
    struct state *state = facing("############\n"
                                 "#@.#......2#\n"
                                 "#..#.#######\n"
                                 "#..#.......#\n"
                                 "#..#######.#\n"
                                 "#..........#\n"
                                 "############\n",
                                 DIRECTION_EAST);
    struct actor *keeper = game_picture_who(state, '2');
    scene_make_hunter(keeper);
    keeper->pursuit = PURSUIT_FOLLOWING;
    keeper->clue = point_make(1, 1);
    for (int turns = 0; turns < 40 && scene_steps_of(state, keeper) > 2; turns++)
        scene_wait(state, 1);
    assert_true(scene_steps_of(state, keeper) <= 2);
    state_destroy(state);
    (void)unused;
}

static void the_hero_outruns_it(void **unused)
{
    assert_true(monster_get(monster_lamp_keeper())->step_time > 100);
    assert_int_equal(monster_lamp_keeper(), MONSTER_WRECK_KEEPER);
    (void)unused;
}

static const char tower[] = "################################\n"
                            "#.@9.....#.....................#\n"
                            "#........#.....................#\n"
                            "#........+....................2#\n"
                            "#........#.....................#\n"
                            "################################\n";

static void it_comes_to_the_lamp_when_that_is_lit(void **unused)
{
    struct state *state = facing(tower, DIRECTION_EAST);
    scene_step(state, DIRECTION_EAST);
    struct actor *keeper = game_picture_who(state, '2');
    bool was_there = false;
    for (int turns = 0; turns < 40 && !was_there && !state_is_over(state); turns++) {
        scene_wait(state, 1);
        was_there = point_chebyshev(keeper->position, point_make(3, 1)) <= 3;
    }
    assert_true(was_there);
    state_destroy(state);
    (void)unused;
}

static void until_then_it_stays_near_its_post(void **unused)
{
    struct state *state = facing(tower, DIRECTION_EAST);
    scene_wait(state, 40);
    assert_true(scene_place(state, '2').x > 20);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(its_lamp_lights_what_is_before_it_and_nothing_else),
        cmocka_unit_test(its_light_turns_with_it),
        cmocka_unit_test(it_notices_a_hero_in_its_light_only),
        cmocka_unit_test(its_health_and_blows_are_its_own),
        cmocka_unit_test(it_follows_a_noise_across_the_whole_floor),
        cmocka_unit_test(the_hero_outruns_it),
        cmocka_unit_test(it_comes_to_the_lamp_when_that_is_lit),
        cmocka_unit_test(until_then_it_stays_near_its_post),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
