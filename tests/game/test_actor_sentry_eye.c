/* Sentry eyes look in a quarter circle that turns and follows the hero, and call. */
#include "support/check.h"

#include "game/text/description.h"
#include "support/game_picture.h"
#include "support/scene_play.h"
#include "world/noticing.h"
#include "world/perception.h"

#include <string.h>

/* An eye that looks away from the hero. */
static struct state *look_away(void)
{
    struct state *state = game_picture("############\n"
                                       "#..........#\n"
                                       "#@....e....#\n"
                                       "#..........#\n"
                                       "############\n");
    game_picture_who(state, 'e')->facing = DIRECTION_EAST;
    return state;
}

static void test_it_turns_an_eighth_every_second_turn(void **fixture)
{
    (void)fixture;
    struct state *state = look_away();
    scene_wait(state, 1);
    assert_int_equal(game_picture_who(state, 'e')->facing, DIRECTION_EAST);
    scene_wait(state, 1);
    assert_int_equal(game_picture_who(state, 'e')->facing, DIRECTION_SOUTH_EAST);
    scene_wait(state, 2);
    assert_int_equal(game_picture_who(state, 'e')->facing, DIRECTION_SOUTH);
    state_destroy(state);
}

static void test_it_does_not_notice_a_hero_behind_it(void **fixture)
{
    (void)fixture;
    struct state *state = look_away();
    scene_wait(state, 3);
    assert_int_equal(game_picture_who(state, 'e')->suspicion, 0);
    state_destroy(state);
}

static void test_its_gaze_stays_on_a_noticed_hero(void **fixture)
{
    (void)fixture;
    struct state *state = look_away();
    scene_wait(state, 12);
    assert_int_equal(game_picture_who(state, 'e')->facing, DIRECTION_WEST);
    assert_true(game_picture_who(state, 'e')->suspicion > 0);
    state_destroy(state);
}

static void test_its_gaze_follows_the_hero(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("######\n"
                                       "#e...#\n"
                                       "#....#\n"
                                       "#....#\n"
                                       "#..@.#\n"
                                       "######\n");
    game_picture_who(state, 'e')->facing = DIRECTION_SOUTH_EAST;
    scene_step(state, DIRECTION_WEST);
    scene_step(state, DIRECTION_WEST);
    assert_int_equal(game_picture_who(state, 'e')->facing, DIRECTION_SOUTH);
    state_destroy(state);
}

static void test_its_eyes_shine_only_within_its_gaze(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#############\n"
                                       "#...........#\n"
                                       "#@.........e#\n"
                                       "#...........#\n"
                                       "#############\n");
    game_picture_who(state, 'e')->facing = DIRECTION_SOUTH;
    scene_wait(state, 1);
    assert_false(game_picture_who(state, 'e')->shines);
    scene_wait(state, 1);
    assert_int_equal(game_picture_who(state, 'e')->facing, DIRECTION_SOUTH_WEST);
    assert_true(game_picture_who(state, 'e')->shines);
    state_destroy(state);
}

/* A hunter around the corner is called. */
static const char corner[] = "##########\n"
                             "#@...e...#\n"
                             "########.#\n"
                             "#r.......#\n"
                             "##########\n";

static void test_it_calls_when_it_hunts(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(corner);
    game_picture_who(state, 'e')->facing = DIRECTION_WEST;
    scene_make_hunter(game_picture_who(state, 'e'));
    scene_wait(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_HEARD), 1);
    assert_true(actor_has_clue(game_picture_who(state, 'r')));
    assert_true(point_is_equal(game_picture_who(state, 'r')->clue, point_make(5, 1)));
    scene_wait(state, 8);
    assert_int_equal(game_picture_count(state, EVENT_HEARD), 2);
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
}

static void test_one_that_only_suspects_does_not_call(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(corner);
    game_picture_who(state, 'e')->facing = DIRECTION_WEST;
    scene_wait(state, 3);
    assert_true(game_picture_who(state, 'e')->suspicion > 0);
    assert_int_equal(game_picture_count(state, EVENT_HEARD), 0);
    assert_false(actor_has_clue(game_picture_who(state, 'r')));
    state_destroy(state);
}

/* An eye that looks at a lit hero from 16 cells away. */
static struct state *look_far(int depth)
{
    struct state *state = game_picture("####################\n"
                                       "#&.................#\n"
                                       "#@...............e.#\n"
                                       "#..................#\n"
                                       "####################\n");
    game_picture_sink(state, depth);
    game_picture_who(state, 'e')->facing = DIRECTION_WEST;
    return state;
}

static void test_from_floor_9_on_it_sees_twice_as_far(void **fixture)
{
    (void)fixture;
    for (int depth = 8; depth <= 9; depth++) {
        struct state *state = look_far(depth);
        bool is_far = depth == 9;
        char chars[400];
        struct text text = text_init(chars, sizeof chars);
        description_of_actor(state, game_picture_who(state, 'e'), ITEM_NONE, &text);
        assert_non_null(strstr(chars, is_far ? "It sees 18 cells," : "It sees 9 cells,"));
        assert_int_equal(noticing_gain(state, game_picture_who(state, 'e')) > 0, is_far);
        scene_wait(state, 12);
        assert_int_equal(actor_is_hunting(game_picture_who(state, 'e')), is_far);
        state_destroy(state);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_turns_an_eighth_every_second_turn),
        cmocka_unit_test(test_it_does_not_notice_a_hero_behind_it),
        cmocka_unit_test(test_its_gaze_stays_on_a_noticed_hero),
        cmocka_unit_test(test_its_gaze_follows_the_hero),
        cmocka_unit_test(test_its_eyes_shine_only_within_its_gaze),
        cmocka_unit_test(test_it_calls_when_it_hunts),
        cmocka_unit_test(test_one_that_only_suspects_does_not_call),
        cmocka_unit_test(test_from_floor_9_on_it_sees_twice_as_far),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
