/* Whoever a beacon or the lamp calls comes over the whole floor, round walls and, if it opens them, through doors. */
#include "support/check.h"

#include "rules/ground.h"
#include "rules/suspicion.h"
#include "rules/visibility.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

/* From the beacon's cell a way so long that no mind plans it; the hero is shut up apart from it. */
static const char maze[] = "##################################\n"
                           "#@#..............................#\n"
                           "###.############################.#\n"
                           "#........#.......................#\n"
                           "#........#.#######################\n"
                           "#........#.......................#\n"
                           "#........#######################.#\n"
                           "#........+...............d.......#\n"
                           "##################################\n";

static const struct point at = {2, 5};

static void test_it_comes_through_the_door_that_it_opens(void **unused)
{
    (void)unused;
    struct state *state = scene_start(maze, LANTERN_DARK);
    suspicion_call(state, game_picture_actor(state, 'd'), at, SUSPICION_WARY);
    struct actor *ward = game_picture_who(state, 'd');
    for (int turns = 0; turns < 30 && ward->is_called; turns++)
        scene_wait(state, 1);
    assert_true(point_steps(ward->position, at) <= 3);
    state_destroy(state);
}

static void test_who_opens_none_goes_all_the_way_round(void **unused)
{
    (void)unused;
    struct state *state = scene_start("##################################\n"
                                      "#@#..............................#\n"
                                      "###.############################.#\n"
                                      "#........#.......................#\n"
                                      "#........#.#######################\n"
                                      "#........#.......................#\n"
                                      "#........#######################.#\n"
                                      "#........+...............r.......#\n"
                                      "##################################\n",
                                      LANTERN_DARK);
    suspicion_call(state, game_picture_actor(state, 'r'), at, SUSPICION_WARY);
    struct actor *rat = game_picture_who(state, 'r');
    for (int turns = 0; turns < 140 && rat->is_called; turns++) {
        scene_wait(state, 1);
        assert_true(!rat->is_called || actor_is_wary(rat));
    }
    assert_true(point_steps(rat->position, at) <= 3);
    state_destroy(state);
}

static void test_who_is_not_called_stays(void **unused)
{
    (void)unused;
    struct state *state = scene_start(maze, LANTERN_DARK);
    scene_wait(state, 30);
    assert_true(point_steps(scene_place(state, 'd'), at) > 3);
    state_destroy(state);
}

static void test_where_there_is_no_way_it_gives_up(void **unused)
{
    (void)unused;
    struct state *state = scene_start("###################\n"
                                      "#@#......#...r....#\n"
                                      "###################\n",
                                      LANTERN_DARK);
    suspicion_call(state, game_picture_actor(state, 'r'), point_make(4, 1), SUSPICION_WARY);
    scene_wait(state, 170);
    assert_false(game_picture_who(state, 'r')->is_called);
    assert_false(actor_is_wary(game_picture_who(state, 'r')));
    state_destroy(state);
}

static void test_an_ally_is_not_called(void **unused)
{
    (void)unused;
    struct state *state = scene_start("##########\n"
                                      "#@.k.....#\n"
                                      "##########\n",
                                      LANTERN_DARK);
    suspicion_call(state, game_picture_actor(state, 'k'), point_make(7, 1), SUSPICION_MOST);
    assert_false(game_picture_who(state, 'k')->is_called);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_comes_through_the_door_that_it_opens),
        cmocka_unit_test(test_who_opens_none_goes_all_the_way_round),
        cmocka_unit_test(test_who_is_not_called_stays),
        cmocka_unit_test(test_where_there_is_no_way_it_gives_up),
        cmocka_unit_test(test_an_ally_is_not_called),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
