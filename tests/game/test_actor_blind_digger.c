/* Blind diggers go straight through walls to what they hear, and notice nothing else. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/mind_play.h"
#include "support/scene_play.h"

#include "game/knowledge.h"
#include "rules/noise.h"

static const char rock[] = "#####################\n"
                           "#....@...............\n"
                           "###.#################\n"
                           "###.#################\n"
                           "###...g##############\n"
                           "#####################\n";

static enum terrain terrain_at(const struct state *state, int x, int y)
{
    return level_terrain(state_level_const(state), point_make(x, y));
}

static void a_digger_digs_straight_to_a_hero_that_it_hears(void **unused)
{
    struct state *state = scene_start(rock, LANTERN_DARK);
    scene_rouse(state, 'g');
    scene_wait(state, 6);
    assert_true(terrain_at(state, 6, 3) == TERRAIN_RUBBLE ||
                terrain_at(state, 5, 3) == TERRAIN_RUBBLE);
    scene_wait(state, 6);
    assert_true(game_picture_count(state, EVENT_STRUCK) > 0);
    state_destroy(state);
    (void)unused;
}

static void a_digger_breaks_through_crates(void **unused)
{
    struct state *state = scene_start("#########\n"
                                      "#@..4..g#\n"
                                      "#########\n",
                                      LANTERN_DARK);
    scene_rouse(state, 'g');
    scene_wait(state, 5);
    assert_int_equal(terrain_at(state, 4, 1), TERRAIN_RUBBLE);
    state_destroy(state);
    (void)unused;
}

static void
a_digger_that_hears_nothing_digs_nothing_though_the_hero_stands_in_the_light(void **unused)
{
    struct state *state = scene_start("##########\n"
                                      "#@.....g.#\n"
                                      "##########\n",
                                      LANTERN_OPEN);
    scene_wait(state, 20);
    assert_int_equal(game_picture_who(state, 'g')->suspicion, 0);
    assert_true(point_is_equal(scene_place(state, 'g'), point_make(7, 1)));
    state_destroy(state);
    (void)unused;
}

static void steps_in_the_light_bring_it_and_steps_in_the_dark_do_not(void **unused)
{
    static const char hall[] = "####################\n"
                               "#@.........#.......#\n"
                               "#..........#.......#\n"
                               "#..........#.......#\n"
                               "#..........#g......#\n"
                               "#..................#\n"
                               "####################\n";
    for (int is_dark = 0; is_dark < 2; is_dark++) {
        struct state *state = scene_start(hall, is_dark ? LANTERN_DARK : LANTERN_OPEN);
        level_move_actor(state_level(state), state->hero, point_make(6, 4));
        for (int i = 0; i < 12; i++)
            scene_step(state, i % 2 ? DIRECTION_SOUTH : DIRECTION_NORTH);
        assert_int_equal(point_is_equal(scene_place(state, 'g'), point_make(12, 4)), is_dark);
        assert_int_equal(terrain_at(state, 11, 4) == TERRAIN_RUBBLE, !is_dark);
        state_destroy(state);
    }
    (void)unused;
}

static void a_digger_ignores_a_silent_hero(void **unused)
{
    struct state *state = scene_start("##########\n"
                                      "#.....@..#\n"
                                      "#.......g#\n"
                                      "##########\n",
                                      LANTERN_OPEN);
    for (int i = 0; i < 4; i++)
        noise_make(state, HANDLE_NONE, point_make(2, 2), LOUDNESS_LOUD);
    scene_wait(state, 5);
    assert_int_equal(point_chebyshev(scene_place(state, 'g'), point_make(2, 2)), 1);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    state_destroy(state);
    (void)unused;
}

static void a_struck_digger_strikes_back(void **unused)
{
    struct state *state = scene_start("######\n"
                                      "#@g..#\n"
                                      "######\n",
                                      LANTERN_DARK);
    game_picture_who(state, 'g')->health = 99;
    scene_step(state, DIRECTION_EAST);
    assert_true(point_is_equal(game_picture_who(state, 'g')->clue, point_make(1, 1)));
    assert_int_equal(
        game_picture_count(state, EVENT_TELL) + game_picture_count(state, EVENT_STRUCK), 2);
    state_destroy(state);
    (void)unused;
}

/* A digger that hears the hero through the wall of a room. */
static const char cell[] = "##########\n"
                           "#......###\n"
                           "#@.....#g#\n"
                           "#......###\n"
                           "##########\n";

static void rubble_trickles_in_the_light_two_turns_before_a_wall_breaks(void **unused)
{
    struct state *state = scene_start(cell, LANTERN_OPEN);
    struct point wall = {7, 2};
    scene_rouse(state, 'g');
    scene_wait(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_CLOUD), 1);
    assert_true(point_is_equal(game_picture_last(state, EVENT_CLOUD).to, wall));
    for (int turns = 0; turns < 2; turns++) {
        assert_int_equal(terrain_at(state, 7, 2), TERRAIN_WALL);
        assert_int_equal(knowledge_of(state, wall).cloud, CLOUD_TRICKLE);
        scene_wait(state, 1);
    }
    assert_int_equal(terrain_at(state, 7, 2), TERRAIN_RUBBLE);
    assert_int_equal(knowledge_of(state, wall).cloud, CLOUD_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_hero_that_cannot_see_the_wall_is_not_told_of_rubble(void **unused)
{
    struct state *state = scene_start(cell, LANTERN_DARK);
    scene_rouse(state, 'g');
    scene_wait(state, 2);
    assert_int_equal(game_picture_count(state, EVENT_CLOUD), 0);
    assert_int_equal(knowledge_of(state, point_make(7, 2)).cloud, CLOUD_NONE);
    state_destroy(state);
    (void)unused;
}

/* The second cell of rock comes at once: only the last one trickles. */
static void within_the_rock_nothing_trickles(void **unused)
{
    struct state *state = scene_start("###########\n"
                                      "#@.....##g#\n"
                                      "###########\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'g');
    scene_wait(state, 1);
    assert_int_equal(terrain_at(state, 8, 1), TERRAIN_RUBBLE);
    state_destroy(state);
    (void)unused;
}

static int suspicion_beside(const char *picture)
{
    struct state *state = scene_start(picture, LANTERN_OPEN);
    noise_make(state, HANDLE_NONE, point_make(3, 1), LOUDNESS_LOUD);
    int suspicion = game_picture_who(state, 'g')->suspicion;
    state_destroy(state);
    return suspicion;
}

static void within_three_cells_of_fire_it_hears_nothing(void **unused)
{
    assert_int_equal(suspicion_beside("##########\n#@......g#\n#....&...#\n##########\n"), 0);
    assert_true(suspicion_beside("##########\n#@......g#\n#...&....#\n##########\n") > 0);
    assert_true(suspicion_beside("##########\n#@......g#\n#....,...#\n##########\n") > 0);
    struct state *state = scene_start("##########\n#@......g#\n##########\n", LANTERN_OPEN);
    level_set_cloud(state_level(state), point_make(7, 1), CLOUD_FLARE, 9);
    noise_make(state, HANDLE_NONE, point_make(3, 1), LOUDNESS_LOUD);
    assert_int_equal(game_picture_who(state, 'g')->suspicion, 0);
    state_destroy(state);
    (void)unused;
}

static void a_digger_does_not_dig_at_the_edge_of_the_level(void **unused)
{
    struct state *state = scene_start("######@\n"
                                      "#######\n"
                                      "######g\n",
                                      LANTERN_DARK);
    scene_rouse(state, 'g');
    struct choice choice = mind_play_choose(state, game_picture_actor(state, 'g'));
    assert_int_equal(choice.action.kind, ACTION_WAIT);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_digger_digs_straight_to_a_hero_that_it_hears),
        cmocka_unit_test(a_digger_breaks_through_crates),
        cmocka_unit_test(
            a_digger_that_hears_nothing_digs_nothing_though_the_hero_stands_in_the_light),
        cmocka_unit_test(steps_in_the_light_bring_it_and_steps_in_the_dark_do_not),
        cmocka_unit_test(a_digger_ignores_a_silent_hero),
        cmocka_unit_test(a_struck_digger_strikes_back),
        cmocka_unit_test(a_digger_does_not_dig_at_the_edge_of_the_level),
        cmocka_unit_test(rubble_trickles_in_the_light_two_turns_before_a_wall_breaks),
        cmocka_unit_test(a_hero_that_cannot_see_the_wall_is_not_told_of_rubble),
        cmocka_unit_test(within_the_rock_nothing_trickles),
        cmocka_unit_test(within_three_cells_of_fire_it_hears_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
