/* Long watchers look far in a quarter circle that sweeps to and fro and follows the hero, and call. */
#include "support/check.h"

#include "rules/visibility.h"
#include "support/game_picture.h"
#include "support/scene_play.h"
#include "world/noticing.h"

#include "base/array.h"
#include "base/text.h"
#include "game/text/description.h"

#include <string.h>

/* A watcher far away, and a lamp that lights the hero. */
static struct state *far_off(enum direction facing)
{
    struct state *state = game_picture("######################\n"
                                       "#....................#\n"
                                       "#@.................3.#\n"
                                       "#&...................#\n"
                                       "######################\n");
    game_picture_who(state, '3')->facing = facing;
    return state;
}

static void test_its_gaze_sweeps_to_and_fro(void **fixture)
{
    (void)fixture;
    static const int eighths[] = {1, 2, 1, 0, -1, -2, -1, 0, 1};
    struct state *state = game_picture("#######\n"
                                       "#@#..3#\n"
                                       "#######\n");
    enum direction middle = game_picture_who(state, '3')->facing;
    for (size_t i = 0; i < ARRAY_LENGTH(eighths); i++) {
        scene_wait(state, 2);
        assert_int_equal(game_picture_who(state, '3')->facing,
                         direction_turned(middle, eighths[i]));
    }
    state_destroy(state);
}

static void test_it_notices_a_hero_in_its_gaze_from_far_away(void **fixture)
{
    (void)fixture;
    struct state *state = far_off(DIRECTION_WEST);
    assert_true(noticing_gain(state, game_picture_who(state, '3')) > 0);
    assert_int_equal(scene_steps(state, '3'), 18);
    state_destroy(state);
}

static void test_it_does_not_notice_a_hero_outside_its_gaze(void **fixture)
{
    (void)fixture;
    struct state *state = far_off(DIRECTION_EAST);
    assert_int_equal(noticing_gain(state, game_picture_who(state, '3')), 0);
    scene_wait(state, 1);
    assert_int_equal(game_picture_who(state, '3')->suspicion, 0);
    state_destroy(state);
}

static void test_its_gaze_stays_on_a_noticed_hero(void **fixture)
{
    (void)fixture;
    struct state *state = far_off(DIRECTION_WEST);
    for (int turn = 0; turn < 8; turn++) {
        scene_wait(state, 1);
        assert_int_equal(game_picture_who(state, '3')->facing, DIRECTION_WEST);
    }
    assert_true(actor_is_wary(game_picture_who(state, '3')));
    state_destroy(state);
}

static void test_when_hunting_it_calls_every_few_turns_and_never_strikes(void **fixture)
{
    (void)fixture;
    struct state *state = far_off(DIRECTION_WEST);
    scene_make_hunter(game_picture_who(state, '3'));
    scene_wait(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_HEARD), 1);
    scene_wait(state, 10);
    assert_int_equal(game_picture_count(state, EVENT_HEARD), 2);
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
}

static void test_actors_that_hear_the_call_come(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##########\n"
                                       "#@...3...#\n"
                                       "########.#\n"
                                       "#r.......#\n"
                                       "##########\n");
    game_picture_who(state, '3')->facing = DIRECTION_WEST;
    scene_make_hunter(game_picture_who(state, '3'));
    scene_wait(state, 1);
    assert_true(actor_has_clue(game_picture_who(state, 'r')));
    state_destroy(state);
}

static void test_one_that_only_suspects_does_not_call(void **fixture)
{
    (void)fixture;
    struct state *state = far_off(DIRECTION_WEST);
    scene_wait(state, 3);
    assert_true(game_picture_who(state, '3')->suspicion > 0);
    assert_int_equal(game_picture_count(state, EVENT_HEARD), 0);
    state_destroy(state);
}

/* Behind the wall the hero is lost; a new sweep begins around where the watcher looks. */
static void test_it_searches_around_where_it_lost_the_hero(void **fixture)
{
    (void)fixture;
    static const int eighths[] = {0, 1, 2, 1, 0, -1, -2, -1, 0};
    struct state *state = far_off(DIRECTION_WEST);
    scene_make_hunter(game_picture_who(state, '3'));
    scene_wait(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_HEARD), 1);
    for (int y = 1; y <= 3; y++)
        level_set_terrain(state_level(state), point_make(4, y), TERRAIN_WALL);
    visibility_note_all(state);
    visibility_refresh(state);
    scene_wait(state, 1);
    for (size_t i = 0; i < ARRAY_LENGTH(eighths); i++) {
        assert_int_equal(game_picture_who(state, '3')->facing,
                         direction_turned(DIRECTION_WEST, eighths[i]));
        scene_wait(state, i == 0 ? 1 : 2);
    }
    state_destroy(state);
}

static void test_its_description_says_where_it_looks(void **fixture)
{
    (void)fixture;
    char chars[400];
    struct text text = text_init(chars, sizeof chars);
    struct state *state = far_off(DIRECTION_NORTH_WEST);
    description_of_actor(state, game_picture_who(state, '3'), &text);
    assert_non_null(strstr(chars, "It looks to the north-west and sees only ahead."));
    assert_non_null(strstr(chars, "It sees 20 cells."));
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_its_gaze_sweeps_to_and_fro),
        cmocka_unit_test(test_it_notices_a_hero_in_its_gaze_from_far_away),
        cmocka_unit_test(test_it_does_not_notice_a_hero_outside_its_gaze),
        cmocka_unit_test(test_its_gaze_stays_on_a_noticed_hero),
        cmocka_unit_test(test_when_hunting_it_calls_every_few_turns_and_never_strikes),
        cmocka_unit_test(test_actors_that_hear_the_call_come),
        cmocka_unit_test(test_one_that_only_suspects_does_not_call),
        cmocka_unit_test(test_it_searches_around_where_it_lost_the_hero),
        cmocka_unit_test(test_its_description_says_where_it_looks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
