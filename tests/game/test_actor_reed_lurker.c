/* Reed lurkers: unseen in tall grass, which they never leave. */
#include "support/check.h"

#include "support/actor_scene.h"
#include "support/game_picture.h"

static const char meadow[] = "##########\n"
                             "#....\"\"\".#\n"
                             "#@...\"u\".#\n"
                             "#....\"\"\".#\n"
                             "##########\n";

static void test_it_is_not_seen_from_afar(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("######\n"
                                       "#@..u#\n"
                                       "######\n");
    assert_false(actor_scene_find(state, 'u')->is_seen);
    assert_false(actor_scene_find(state, 'u')->shines);
    actor_scene_step(state, DIRECTION_EAST);
    assert_false(actor_scene_find(state, 'u')->is_seen);
    actor_scene_step(state, DIRECTION_EAST);
    assert_true(actor_scene_find(state, 'u')->is_seen);
    state_destroy(state);
}

static void test_on_bare_ground_it_is_seen(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("######\n"
                                       "#@..u#\n"
                                       "######\n");
    level_set_terrain(state_level(state), point_make(4, 1), terrain_find_glyph('.'));
    game_picture_set_lantern(state, LANTERN_OPEN);
    assert_true(actor_scene_find(state, 'u')->is_seen);
    state_destroy(state);
}

static void test_it_tells_before_it_strikes(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("######\n"
                                       "#@.u##\n"
                                       "######\n");
    actor_scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 1);
    assert_int_equal(actor_scene_blows(state), 0);
    actor_scene_wait(state, 1);
    assert_int_equal(actor_scene_blows(state), 1);
    state_destroy(state);
}

static void test_it_tells_again_after_he_was_out_of_its_reach(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("######\n"
                                       "#@.u##\n"
                                       "######\n");
    actor_scene_step(state, DIRECTION_EAST);
    actor_scene_step(state, DIRECTION_WEST);
    actor_scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 1);
    assert_int_equal(actor_scene_blows(state), 0);
    state_destroy(state);
}

static void test_it_creeps_up_within_the_grass_and_no_farther(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(meadow);
    struct actor *lurker = actor_scene_find(state, 'u');
    actor_scene_rouse(lurker);
    lurker->has_clue = true;
    lurker->clue = point_make(1, 2);
    actor_scene_wait(state, 6);
    assert_true(point_is_equal(lurker->position, point_make(5, 2)));
    state_destroy(state);
}

static void test_one_that_knows_of_nobody_stays(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(meadow);
    state_hero(state)->lantern = LANTERN_DARK;
    actor_scene_wait(state, 6);
    assert_true(point_is_equal(actor_scene_find(state, 'u')->position, point_make(6, 2)));
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_is_not_seen_from_afar),
        cmocka_unit_test(test_on_bare_ground_it_is_seen),
        cmocka_unit_test(test_it_tells_before_it_strikes),
        cmocka_unit_test(test_it_tells_again_after_he_was_out_of_its_reach),
        cmocka_unit_test(test_it_creeps_up_within_the_grass_and_no_farther),
        cmocka_unit_test(test_one_that_knows_of_nobody_stays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
