/* Glowfish light the water and bite a hero in or beside it. */
#include "support/check.h"

#include "rules/pursuit.h"
#include "support/game_picture.h"
#include "support/scene_play.h"
#include "world/perception.h"

static void test_it_lights_the_water(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#############\n"
                                       "#@..#~~~F~~~#\n"
                                       "#############\n");
    assert_int_equal(perception_grade(state, point_make(8, 1)), LIGHT_DIM);
    assert_int_equal(perception_grade(state, point_make(7, 1)), LIGHT_DIM);
    state_destroy(state);
}

static void test_it_comes_and_bites_a_hero_in_the_shallows(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("###########\n"
                                       "#.@-~~~~f~#\n"
                                       "###########\n");
    scene_make_hunter(game_picture_who(state, 'f'));
    scene_step(state, DIRECTION_EAST);
    scene_wait(state, 6);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
}

static void test_it_bites_a_hero_beside_the_water(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("###########\n"
                                       "#..@~~~~f~#\n"
                                       "###########\n");
    scene_make_hunter(game_picture_who(state, 'f'));
    scene_wait(state, 7);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
}

static void test_it_does_not_leave_the_water(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("###########\n"
                                       "#@..~~~~f~#\n"
                                       "###########\n");
    struct actor *fish = game_picture_who(state, 'f');
    scene_make_hunter(fish);
    scene_wait(state, PURSUIT_STANDOFF_TURNS);
    assert_int_equal(scene_blows(state), 0);
    assert_true(point_is_equal(fish->position, point_make(4, 1)));
    state_destroy(state);
}

static void test_it_finds_its_way_through_the_water(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#########\n"
                                       "#@.-~~..#\n"
                                       "####.~..#\n"
                                       "#~~~~~..#\n"
                                       "#f......#\n"
                                       "#########\n");
    struct actor *fish = game_picture_who(state, 'f');
    scene_make_hunter(fish);
    fish->pursuit = PURSUIT_FOLLOWING;
    fish->clue = point_make(3, 1);
    scene_wait(state, 9);
    assert_true(point_is_equal(fish->position, point_make(3, 1)));
    state_destroy(state);
}

static void test_it_roams_its_water_while_it_knows_of_no_hero(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("############\n"
                                       "#@.#~~~~~~.#\n"
                                       "####~~~f~~.#\n"
                                       "############\n");
    struct actor *fish = game_picture_who(state, 'f');
    bool has_moved = false;
    for (int i = 0; i < 20; i++) {
        scene_wait(state, 1);
        has_moved |= !point_is_equal(fish->position, point_make(7, 2));
        assert_true(terrain_get(level_terrain(state_level(state), fish->position))->is_water);
    }
    assert_true(has_moved);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_lights_the_water),
        cmocka_unit_test(test_it_comes_and_bites_a_hero_in_the_shallows),
        cmocka_unit_test(test_it_bites_a_hero_beside_the_water),
        cmocka_unit_test(test_it_does_not_leave_the_water),
        cmocka_unit_test(test_it_finds_its_way_through_the_water),
        cmocka_unit_test(test_it_roams_its_water_while_it_knows_of_no_hero),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
