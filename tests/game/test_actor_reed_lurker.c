/* Reed lurkers are hidden in tall grass and never leave it. */
#include "support/check.h"

#include "support/game_picture.h"
#include "support/scene_play.h"

static const char meadow[] = "##########\n"
                             "#....\"\"\".#\n"
                             "#@...\"u\".#\n"
                             "#....\"\"\".#\n"
                             "##########\n";

static void test_it_is_hidden_from_far_away(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("######\n"
                                       "#@..u#\n"
                                       "######\n");
    assert_false(game_picture_who(state, 'u')->is_seen);
    assert_false(game_picture_who(state, 'u')->shines);
    scene_step(state, DIRECTION_EAST);
    assert_false(game_picture_who(state, 'u')->is_seen);
    scene_step(state, DIRECTION_EAST);
    assert_true(game_picture_who(state, 'u')->is_seen);
    state_destroy(state);
}

static void test_it_is_seen_on_bare_ground(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("######\n"
                                       "#@..u#\n"
                                       "######\n");
    level_set_terrain(state_level(state), point_make(4, 1), terrain_find_glyph('.'));
    game_picture_set_lantern(state, LANTERN_OPEN);
    assert_true(game_picture_who(state, 'u')->is_seen);
    state_destroy(state);
}

static void test_it_shows_a_tell_before_it_strikes(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("######\n"
                                       "#@.u##\n"
                                       "######\n");
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 1);
    assert_int_equal(scene_blows(state), 0);
    scene_wait(state, 1);
    assert_int_equal(scene_blows(state), 1);
    state_destroy(state);
}

static void test_it_shows_a_tell_again_after_the_hero_left_its_reach(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("######\n"
                                       "#@.u##\n"
                                       "######\n");
    scene_step(state, DIRECTION_EAST);
    scene_step(state, DIRECTION_WEST);
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 1);
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
}

static void test_it_approaches_only_within_the_grass(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(meadow);
    struct actor *lurker = game_picture_who(state, 'u');
    scene_make_hunter(lurker);
    lurker->pursuit = PURSUIT_FOLLOWING;
    lurker->clue = point_make(1, 2);
    scene_wait(state, 6);
    assert_true(point_is_equal(lurker->position, point_make(5, 2)));
    state_destroy(state);
}

static void test_it_stays_while_it_knows_of_no_hero(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(meadow);
    state_hero(state)->lantern = LANTERN_DARK;
    scene_wait(state, 6);
    assert_true(point_is_equal(game_picture_who(state, 'u')->position, point_make(6, 2)));
    state_destroy(state);
}

/* It could not follow: a search is all that it does. */
static void test_out_of_its_view_it_soon_gives_up(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#########\n"
                                       "#@#...\"u#\n"
                                       "#########\n");
    struct actor *lurker = game_picture_who(state, 'u');
    scene_make_hunter(lurker);
    lurker->pursuit = PURSUIT_FOLLOWING;
    lurker->clue = point_make(3, 1);
    int turns = state->traits.give_up;
    scene_wait(state, turns - 2);
    assert_true(actor_is_hunting(lurker));
    scene_wait(state, 3);
    assert_false(actor_is_hunting(lurker));
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_is_hidden_from_far_away),
        cmocka_unit_test(test_it_is_seen_on_bare_ground),
        cmocka_unit_test(test_it_shows_a_tell_before_it_strikes),
        cmocka_unit_test(test_it_shows_a_tell_again_after_the_hero_left_its_reach),
        cmocka_unit_test(test_it_approaches_only_within_the_grass),
        cmocka_unit_test(test_out_of_its_view_it_soon_gives_up),
        cmocka_unit_test(test_it_stays_while_it_knows_of_no_hero),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
