/* An actor summoned by a beacon or the lamp crosses the whole floor, around walls and through doors that it can open. */
#include "support/check.h"

#include "rules/suspicion.h"
#include "rules/visibility.h"
#include "support/game_picture.h"
#include "support/scene_play.h"
#include "world/perception.h"

/* A way from the beacon longer than any monster plans; the hero is shut off from it. */
static const char maze[] = "##################################\n"
                           "#@#..............................#\n"
                           "###.############################.#\n"
                           "#........#.......................#\n"
                           "#........#.#######################\n"
                           "#........#.......................#\n"
                           "#........#######################.#\n"
                           "#........+...............d.......#\n"
                           "##################################\n";

static const char statue_maze[] = "##################################\n"
                                  "#@#..............................#\n"
                                  "###.############################.#\n"
                                  "#........#.......................#\n"
                                  "#........#.#######################\n"
                                  "#........#.......................#\n"
                                  "#........#######################.#\n"
                                  "#........+...............w.......#\n"
                                  "##################################\n";

static const char rat_maze[] = "##################################\n"
                               "#@#..............................#\n"
                               "###.############################.#\n"
                               "#........#.......................#\n"
                               "#........#.#######################\n"
                               "#........#.......................#\n"
                               "#........#######################.#\n"
                               "#........+...............r.......#\n"
                               "##################################\n";

static const struct point at = {2, 5};

static void test_it_comes_through_the_door_that_it_opens(void **unused)
{
    (void)unused;
    struct state *state = scene_start(maze, LANTERN_DARK);
    suspicion_summon(state, game_picture_actor(state, 'd'), at, SUSPICION_WARY);
    struct actor *ward = game_picture_who(state, 'd');
    for (int turns = 0; turns < 30 && actor_is_summoned(ward); turns++)
        scene_wait(state, 1);
    assert_true(point_chebyshev(ward->position, at) <= 3);
    state_destroy(state);
}

static void test_an_actor_that_opens_no_doors_goes_around(void **unused)
{
    (void)unused;
    struct state *state = scene_start(rat_maze, LANTERN_DARK);
    suspicion_summon(state, game_picture_actor(state, 'r'), at, SUSPICION_WARY);
    struct actor *rat = game_picture_who(state, 'r');
    for (int turns = 0; turns < 140 && actor_is_summoned(rat); turns++) {
        scene_wait(state, 1);
        assert_true(!actor_is_summoned(rat) || actor_is_wary(rat));
    }
    assert_true(point_chebyshev(rat->position, at) <= 3);
    state_destroy(state);
}

static void test_an_actor_that_is_not_summoned_stays(void **unused)
{
    (void)unused;
    struct state *state = scene_start(maze, LANTERN_DARK);
    scene_wait(state, 30);
    assert_true(point_chebyshev(scene_place(state, 'd'), at) > 3);
    state_destroy(state);
}

static void test_it_gives_up_without_a_way(void **unused)
{
    (void)unused;
    struct state *state = scene_start("###################\n"
                                      "#@#......#...r....#\n"
                                      "###################\n",
                                      LANTERN_DARK);
    suspicion_summon(state, game_picture_actor(state, 'r'), point_make(4, 1), SUSPICION_WARY);
    scene_wait(state, 170);
    assert_false(actor_is_summoned(game_picture_who(state, 'r')));
    assert_false(actor_is_wary(game_picture_who(state, 'r')));
    state_destroy(state);
}

static void test_an_ally_is_not_summoned(void **unused)
{
    (void)unused;
    struct state *state = scene_start("##########\n"
                                      "#@.k.....#\n"
                                      "##########\n",
                                      LANTERN_DARK);
    suspicion_summon(state, game_picture_actor(state, 'k'), point_make(7, 1), SUSPICION_MAX);
    assert_false(actor_is_summoned(game_picture_who(state, 'k')));
    state_destroy(state);
}

/* The hero sees all of the hall by the lamps in it. */
static void test_a_summoned_statue_stays_while_it_is_seen(void **unused)
{
    (void)unused;
    struct state *state = scene_start("############\n"
                                      "#.@...w....#\n"
                                      "#&...&....&#\n"
                                      "############\n",
                                      LANTERN_OPEN);
    suspicion_summon(state, game_picture_actor(state, 'w'), point_make(10, 1), SUSPICION_MAX);
    assert_true(game_picture_who(state, 'w')->is_seen);
    scene_wait(state, 5);
    assert_true(point_is_equal(scene_place(state, 'w'), point_make(6, 1)));
    state_destroy(state);
}

static void test_a_summoned_statue_comes_while_it_is_unseen(void **unused)
{
    (void)unused;
    struct state *state = scene_start(statue_maze, LANTERN_DARK);
    suspicion_summon(state, game_picture_actor(state, 'w'), at, SUSPICION_WARY);
    for (int turns = 0; turns < 80 && actor_is_summoned(game_picture_who(state, 'w')); turns++)
        scene_wait(state, 1);
    assert_true(point_chebyshev(scene_place(state, 'w'), at) <= 3);
    state_destroy(state);
}

/* A lamp in the middle of the way fills it with bright light. */
static void test_a_summoned_shade_stays_out_of_bright_light(void **unused)
{
    (void)unused;
    struct state *state = scene_start("####################\n"
                                      "#@#......&.....z...#\n"
                                      "###................#\n"
                                      "####################\n",
                                      LANTERN_DARK);
    suspicion_summon(state, game_picture_actor(state, 'z'), point_make(4, 1), SUSPICION_WARY);
    for (int turns = 0; turns < 20; turns++) {
        scene_wait(state, 1);
        assert_true(perception_grade(state, scene_place(state, 'z')) != LIGHT_BRIGHT);
    }
    state_destroy(state);
}

/* The light reached it where it stood. */
static void test_a_summoned_shade_caught_in_bright_light_leaves_it(void **unused)
{
    (void)unused;
    struct state *state = scene_start("####################\n"
                                      "#@#......&z........#\n"
                                      "###................#\n"
                                      "####################\n",
                                      LANTERN_DARK);
    assert_int_equal(perception_grade(state, point_make(10, 1)), LIGHT_BRIGHT);
    suspicion_summon(state, game_picture_actor(state, 'z'), point_make(4, 1), SUSPICION_WARY);
    scene_wait(state, 8);
    assert_true(actor_is_summoned(game_picture_who(state, 'z')));
    assert_true(perception_grade(state, scene_place(state, 'z')) != LIGHT_BRIGHT);
    state_destroy(state);
}

/* One way has a trap; another leads around in the south. */
static void test_a_summoned_actor_goes_around_traps_unless_it_flies(void **unused)
{
    (void)unused;
    static const char glyphs[] = {'r', 'h'};
    for (int i = 0; i < 2; i++) {
        struct state *state = scene_start(i == 0 ? "####################\n"
                                                   "#@#...............r#\n"
                                                   "#####.#######.######\n"
                                                   "#####.........######\n"
                                                   "####################\n"
                                                 : "####################\n"
                                                   "#@#...............h#\n"
                                                   "#####.#######.######\n"
                                                   "#####.........######\n"
                                                   "####################\n",
                                          LANTERN_DARK);
        struct point trap = {9, 1};
        level_set_terrain(state_level(state), trap, TERRAIN_TRAPDOOR_HIDDEN);
        suspicion_summon(state, game_picture_actor(state, glyphs[i]), point_make(3, 1),
                         SUSPICION_WARY);
        for (int turns = 0; turns < 40; turns++) {
            scene_wait(state, 1);
            assert_true(game_picture_has(state, glyphs[i]));
            if (!actor_is_summoned(game_picture_who(state, glyphs[i])))
                break;
            assert_false(i == 0 && point_is_equal(scene_place(state, glyphs[i]), trap));
        }
        assert_true(point_chebyshev(scene_place(state, glyphs[i]), point_make(3, 1)) <= 3);
        state_destroy(state);
    }
}

/* An alarm plate summons to its own cell. */
static void test_an_actor_summoned_to_a_trap_stops_beside_it(void **unused)
{
    (void)unused;
    struct state *state = scene_start(rat_maze, LANTERN_DARK);
    level_set_terrain(state_level(state), at, TERRAIN_ALARM_PLATE);
    suspicion_summon(state, game_picture_actor(state, 'r'), at, SUSPICION_WARY);
    for (int turns = 0; turns < 140 && actor_is_summoned(game_picture_who(state, 'r')); turns++)
        scene_wait(state, 1);
    assert_true(point_chebyshev(scene_place(state, 'r'), at) <= 3);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_comes_through_the_door_that_it_opens),
        cmocka_unit_test(test_an_actor_that_opens_no_doors_goes_around),
        cmocka_unit_test(test_an_actor_that_is_not_summoned_stays),
        cmocka_unit_test(test_it_gives_up_without_a_way),
        cmocka_unit_test(test_an_ally_is_not_summoned),
        cmocka_unit_test(test_a_summoned_statue_stays_while_it_is_seen),
        cmocka_unit_test(test_a_summoned_statue_comes_while_it_is_unseen),
        cmocka_unit_test(test_a_summoned_shade_stays_out_of_bright_light),
        cmocka_unit_test(test_a_summoned_shade_caught_in_bright_light_leaves_it),
        cmocka_unit_test(test_a_summoned_actor_goes_around_traps_unless_it_flies),
        cmocka_unit_test(test_an_actor_summoned_to_a_trap_stops_beside_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
