/* Captives set free: they follow, change places, fight for the hero and come with him over stairs. */
#include "support/check.h"

#include "dungeon/map_text.h"
#include "rules/arrival.h"
#include "support/actor_scene.h"
#include "support/game_picture.h"

static void test_one_set_free_is_an_ally(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#####\n"
                                       "#@8.#\n"
                                       "#####\n");
    actor_scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_FREED), 1);
    assert_true(actor_scene_find(state, 'k')->is_ally);
    actor_scene_wait(state, 5);
    assert_int_equal(actor_scene_blows(state), 0);
    state_destroy(state);
}

static void test_it_follows_him(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("####################\n"
                                       "#k@................#\n"
                                       "####################\n");
    for (int i = 0; i < 12; i++)
        actor_scene_step(state, DIRECTION_EAST);
    assert_true(actor_scene_steps(state, actor_scene_find(state, 'k')) <= 2);
    state_destroy(state);
}

static void test_it_follows_him_through_a_door(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("############\n"
                                       "#@...+...k.#\n"
                                       "############\n");
    actor_scene_wait(state, 12);
    assert_true(actor_scene_steps(state, actor_scene_find(state, 'k')) <= 2);
    state_destroy(state);
}

static void test_one_that_neither_sees_nor_hears_him_waits(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########################\n"
                                       "#@...........+......k..#\n"
                                       "########################\n");
    actor_scene_wait(state, 10);
    assert_true(point_is_equal(actor_scene_find(state, 'k')->position, point_make(20, 1)));
    state_destroy(state);
}

static void test_they_change_places(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#####\n"
                                       "#@k.#\n"
                                       "#####\n");
    actor_scene_step(state, DIRECTION_EAST);
    assert_int_equal(state_hero(state)->position.x, 2);
    assert_int_equal(game_picture_count(state, EVENT_SWAPPED), 1);
    state_destroy(state);
}

static void test_it_strikes_a_foe_beside_it(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########\n"
                                       "#@.k...#\n"
                                       "###r####\n"
                                       "########\n");
    struct actor *rat = actor_scene_find(state, 'r');
    rat->health = 30;
    actor_scene_wait(state, 1);
    assert_true(rat->health < 30);
    state_destroy(state);
}

static void test_it_lets_sleepers_and_what_seems_a_thing_be(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########\n"
                                       "#@R.x..#\n"
                                       "#..k...#\n"
                                       "########\n");
    struct actor *mimic = actor_scene_find(state, 'x');
    mimic->energy = -1000;
    actor_scene_wait(state, 3);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    assert_false(mimic->is_revealed);
    assert_true(actor_scene_find(state, 'r')->is_asleep);
    state_destroy(state);
}

static void test_it_goes_for_one_who_hunts_him(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("############\n"
                                       "#@.........#\n"
                                       "#k....e....#\n"
                                       "#..........#\n"
                                       "############\n");
    struct actor *eye = actor_scene_find(state, 'e');
    eye->health = 100;
    actor_scene_rouse(eye);
    eye->facing = DIRECTION_WEST;
    actor_scene_wait(state, 6);
    assert_true(eye->health < 100);
    state_destroy(state);
}

static void test_it_lets_one_be_who_does_not_hunt(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("############\n"
                                       "#@.........#\n"
                                       "#k....e....#\n"
                                       "#..........#\n"
                                       "############\n");
    struct actor *eye = actor_scene_find(state, 'e');
    eye->statuses[STATUS_BLIND] = 50;
    actor_scene_wait(state, 6);
    assert_int_equal(eye->health, band_might(1, eye->kind).health);
    assert_true(actor_scene_steps(state, actor_scene_find(state, 'k')) <= 2);
    state_destroy(state);
}

/* Takes the stairs of a drawn floor to another. */
static struct state *descend(const char *picture)
{
    struct state *state = game_picture(picture);
    struct point at;
    map_text_draw("##########\n"
                  "#@<......#\n"
                  "##########\n",
                  &state->levels[1], &at);
    state->events.count = 0;
    arrival_by_stairs(state, 1, at);
    return state;
}

static void test_beside_him_it_comes_with_him_over_stairs(void **fixture)
{
    (void)fixture;
    struct state *state = descend("##########\n"
                                  "#@>k.....#\n"
                                  "##########\n");
    struct actor *ally = actor_scene_find(state, 'k');
    assert_true(ally->is_ally);
    assert_true(actor_scene_steps(state, ally) <= 1);
    state_destroy(state);
}

static void test_far_from_him_it_stays_behind(void **fixture)
{
    (void)fixture;
    struct state *state = descend("##########\n"
                                  "#@>.....k#\n"
                                  "##########\n");
    actor_scene_wait(state, 5);
    assert_int_equal(state_level(state)->actor_pool.count, 1);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_set_free_is_an_ally),
        cmocka_unit_test(test_it_follows_him),
        cmocka_unit_test(test_it_follows_him_through_a_door),
        cmocka_unit_test(test_one_that_neither_sees_nor_hears_him_waits),
        cmocka_unit_test(test_they_change_places),
        cmocka_unit_test(test_it_strikes_a_foe_beside_it),
        cmocka_unit_test(test_it_lets_sleepers_and_what_seems_a_thing_be),
        cmocka_unit_test(test_it_goes_for_one_who_hunts_him),
        cmocka_unit_test(test_it_lets_one_be_who_does_not_hunt),
        cmocka_unit_test(test_beside_him_it_comes_with_him_over_stairs),
        cmocka_unit_test(test_far_from_him_it_stays_behind),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
