/* Freed captives follow the hero, also over stairs, change places and fight. */
#include "support/check.h"

#include "dungeon/map_text.h"
#include "rules/arrival.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

static void test_a_freed_captive_is_an_ally(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#####\n"
                                       "#@8.#\n"
                                       "#####\n");
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_FREED), 1);
    assert_true(game_picture_who(state, 'k')->is_ally);
    scene_wait(state, 5);
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
}

static void test_it_follows_the_hero(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("####################\n"
                                       "#k@................#\n"
                                       "####################\n");
    for (int i = 0; i < 12; i++)
        scene_step(state, DIRECTION_EAST);
    assert_true(scene_steps_of(state, game_picture_who(state, 'k')) <= 2);
    state_destroy(state);
}

static void test_it_follows_the_hero_through_a_door(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("############\n"
                                       "#@...+...k.#\n"
                                       "############\n");
    scene_wait(state, 12);
    assert_true(scene_steps_of(state, game_picture_who(state, 'k')) <= 2);
    state_destroy(state);
}

static void test_it_waits_without_sight_or_sound_of_the_hero(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########################\n"
                                       "#@...........+......k..#\n"
                                       "########################\n");
    scene_wait(state, 10);
    assert_true(point_is_equal(game_picture_who(state, 'k')->position, point_make(20, 1)));
    state_destroy(state);
}

static void test_the_hero_changes_places_with_it(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#####\n"
                                       "#@k.#\n"
                                       "#####\n");
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(state_hero(state)->position.x, 2);
    assert_int_equal(game_picture_count(state, EVENT_SWAPPED), 1);
    state_destroy(state);
}

static void test_it_strikes_an_enemy_beside_it(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########\n"
                                       "#@.k...#\n"
                                       "###r####\n"
                                       "########\n");
    struct actor *rat = game_picture_who(state, 'r');
    rat->health = 30;
    scene_wait(state, 1);
    assert_true(rat->health < 30);
    state_destroy(state);
}

static void test_it_does_not_attack_sleepers_and_hidden_mimics(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########\n"
                                       "#@R.x..#\n"
                                       "#..k...#\n"
                                       "########\n");
    struct actor *mimic = game_picture_who(state, 'x');
    mimic->energy = -1000;
    scene_wait(state, 3);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    assert_false(mimic->is_revealed);
    assert_true(game_picture_who(state, 'r')->is_asleep);
    state_destroy(state);
}

static void test_it_attacks_an_actor_that_hunts_the_hero(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("############\n"
                                       "#@.........#\n"
                                       "#k....e....#\n"
                                       "#..........#\n"
                                       "############\n");
    struct actor *eye = game_picture_who(state, 'e');
    eye->health = 100;
    scene_make_hunter(eye);
    eye->facing = DIRECTION_WEST;
    scene_wait(state, 6);
    assert_true(eye->health < 100);
    state_destroy(state);
}

static void test_it_does_not_attack_an_actor_that_does_not_hunt(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("############\n"
                                       "#@.........#\n"
                                       "#k....e....#\n"
                                       "#..........#\n"
                                       "############\n");
    struct actor *eye = game_picture_who(state, 'e');
    eye->statuses[STATUS_BLIND] = 50;
    scene_wait(state, 6);
    assert_int_equal(eye->health, band_combat_stats(1, eye->kind).health);
    assert_true(scene_steps_of(state, game_picture_who(state, 'k')) <= 2);
    state_destroy(state);
}

/* Takes the stairs from a drawn floor to another. */
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

static void test_it_takes_the_stairs_with_the_hero_from_beside(void **fixture)
{
    (void)fixture;
    struct state *state = descend("##########\n"
                                  "#@>k.....#\n"
                                  "##########\n");
    struct actor *ally = game_picture_who(state, 'k');
    assert_true(ally->is_ally);
    assert_true(scene_steps_of(state, ally) <= 1);
    state_destroy(state);
}

static void test_it_stays_behind_when_far_away(void **fixture)
{
    (void)fixture;
    struct state *state = descend("##########\n"
                                  "#@>.....k#\n"
                                  "##########\n");
    scene_wait(state, 5);
    assert_int_equal(state_level(state)->actor_pool.count, 1);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_freed_captive_is_an_ally),
        cmocka_unit_test(test_it_follows_the_hero),
        cmocka_unit_test(test_it_follows_the_hero_through_a_door),
        cmocka_unit_test(test_it_waits_without_sight_or_sound_of_the_hero),
        cmocka_unit_test(test_the_hero_changes_places_with_it),
        cmocka_unit_test(test_it_strikes_an_enemy_beside_it),
        cmocka_unit_test(test_it_does_not_attack_sleepers_and_hidden_mimics),
        cmocka_unit_test(test_it_attacks_an_actor_that_hunts_the_hero),
        cmocka_unit_test(test_it_does_not_attack_an_actor_that_does_not_hunt),
        cmocka_unit_test(test_it_takes_the_stairs_with_the_hero_from_beside),
        cmocka_unit_test(test_it_stays_behind_when_far_away),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
