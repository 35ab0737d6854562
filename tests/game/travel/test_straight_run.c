/* Runs: how far each goes, and where it stops. */
#include "support/check.h"

#include "support/player.h"

#include "base/array.h"
#include "rules/visibility.h"

#include <string.h>

static void test_a_run_in_the_open_goes_to_the_wall(void **fixture)
{
    (void)fixture;
    player_check_all("##########\n"
                     "#........#\n"
                     "#.@......#\n"
                     "#........#\n"
                     "##########\n",
                     "L",
                     "##########\n"
                     "#........#\n"
                     "#.......@#\n"
                     "#........#\n"
                     "##########\n");
}

static void test_a_diagonal_run_goes_to_the_wall(void **fixture)
{
    (void)fixture;
    player_check_all("#######\n"
                     "#@....#\n"
                     "#.....#\n"
                     "#.....#\n"
                     "#######\n",
                     "N",
                     "#######\n"
                     "#.....#\n"
                     "#.....#\n"
                     "#..@..#\n"
                     "#######\n");
}

static void test_a_run_follows_the_bends_of_a_corridor(void **fixture)
{
    (void)fixture;
    player_check_all("##########\n"
                     "#@...#####\n"
                     "####.#...#\n"
                     "####...#.#\n"
                     "########.#\n"
                     "##########\n",
                     "L",
                     "##########\n"
                     "#....#####\n"
                     "####.#...#\n"
                     "####...#.#\n"
                     "########@#\n"
                     "##########\n");
}

static void test_a_run_stops_where_a_corridor_branches(void **fixture)
{
    (void)fixture;
    player_check_all("##########\n"
                     "#@.......#\n"
                     "####.#####\n"
                     "####.#####\n"
                     "##########\n",
                     "L",
                     "##########\n"
                     "#...@....#\n"
                     "####.#####\n"
                     "####.#####\n"
                     "##########\n");
}

static void test_a_run_from_a_branch_goes_on(void **fixture)
{
    (void)fixture;
    player_check_all("##########\n"
                     "#...@....#\n"
                     "####.#####\n"
                     "####.#####\n"
                     "##########\n",
                     "J",
                     "##########\n"
                     "#........#\n"
                     "####.#####\n"
                     "####@#####\n"
                     "##########\n");
}

static void test_a_run_stops_where_a_corridor_enters_a_room(void **fixture)
{
    (void)fixture;
    player_check_all("##########\n"
                     "#####....#\n"
                     "#@.......#\n"
                     "#####....#\n"
                     "##########\n",
                     "L",
                     "##########\n"
                     "#####....#\n"
                     "#....@...#\n"
                     "#####....#\n"
                     "##########\n");
}

static void test_a_run_in_a_room_stops_where_a_corridor_begins(void **fixture)
{
    (void)fixture;
    player_check_all("##########\n"
                     "#....#####\n"
                     "#.@......#\n"
                     "#....#####\n"
                     "##########\n",
                     "L",
                     "##########\n"
                     "#....#####\n"
                     "#....@...#\n"
                     "#....#####\n"
                     "##########\n");
}

static void test_a_run_into_a_corridor_goes_on(void **fixture)
{
    (void)fixture;
    player_check_all("##########\n"
                     "#....#####\n"
                     "#...@....#\n"
                     "#....#####\n"
                     "##########\n",
                     "L",
                     "##########\n"
                     "#....#####\n"
                     "#.......@#\n"
                     "#....#####\n"
                     "##########\n");
}

static void test_a_run_along_a_wall_stops_at_a_gap_in_it(void **fixture)
{
    (void)fixture;
    player_check_all("#####.####\n"
                     "#@.......#\n"
                     "#........#\n"
                     "##########\n",
                     "L",
                     "#####.####\n"
                     "#....@...#\n"
                     "#........#\n"
                     "##########\n");
}

static void test_a_run_along_a_wall_stops_beside_a_door(void **fixture)
{
    (void)fixture;
    player_check_all("#####+####\n"
                     "#@.......#\n"
                     "#........#\n"
                     "##########\n",
                     "L",
                     "#####+####\n"
                     "#....@...#\n"
                     "#........#\n"
                     "##########\n");
}

static void test_a_run_stops_before_a_closed_door(void **fixture)
{
    (void)fixture;
    player_check_all("########\n"
                     "#@...+.#\n"
                     "########\n",
                     "L",
                     "########\n"
                     "#...@+.#\n"
                     "########\n");
}

static void test_a_run_against_a_closed_door_opens_it_and_ends(void **fixture)
{
    (void)fixture;
    player_check_all("########\n"
                     "#...@+.#\n"
                     "########\n",
                     "L",
                     "########\n"
                     "#...@/.#\n"
                     "########\n");
}

static void test_a_run_stops_in_an_open_doorway(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("########\n"
                                                    "#@../..#\n"
                                                    "########\n");
    player_press(player, "L");
    assert_int_equal(player_hero(player).x, 4);
    player_end(player);
}

static void test_a_run_stops_on_a_dropped_item(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("##########\n"
                                                    "#....@...#\n"
                                                    "##########\n");
    player_play(player, (struct command){.kind = COMMAND_DROP, .item = ITEM_FLARE});
    player_press(player, "HL");
    assert_int_equal(player_hero(player).x, 5);
    player_end(player);
}

static void test_a_run_stops_on_stairs(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("##########\n"
                                                    "#........#\n"
                                                    "#@...>...#\n"
                                                    "#........#\n"
                                                    "##########\n");
    player_press(player, "L");
    assert_int_equal(player_hero(player).x, 5);
    player_end(player);
}

static void test_a_run_stops_when_something_comes_into_view(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_nearsighted("##############################\n"
                                                     "#@..........................r#\n"
                                                     "##############################\n");
    player_press(player, "L");
    assert_string_equal(player->told,
                        "|A gutter rat comes into view, 4 steps east, and begins to notice you.");
    assert_in_range(player_hero(player).x, 2, 25);
    player_end(player);
}

static void test_a_run_does_not_circle_in_a_small_room(void **fixture)
{
    (void)fixture;
    player_check_all("####\n"
                     "#@.#\n"
                     "#..#\n"
                     "####\n",
                     "L",
                     "####\n"
                     "#.@#\n"
                     "#..#\n"
                     "####\n");
}

static void test_a_run_around_a_ring_ends_where_it_began(void **fixture)
{
    (void)fixture;
    player_check_all("######\n"
                     "#@...#\n"
                     "#.##.#\n"
                     "#....#\n"
                     "######\n",
                     "L",
                     "######\n"
                     "#@...#\n"
                     "#.##.#\n"
                     "#....#\n"
                     "######\n");
}

static void test_a_run_against_a_wall_is_refused_and_takes_no_turn(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("###\n"
                                                    "#@#\n"
                                                    "###\n");
    player_press(player, "L");
    assert_true(player_was_told(player, "A wall is in the way."));
    assert_false(player_was_told(player, "You stop."));
    assert_int_equal(player_state(player)->turn, 0);
    player_end(player);
}

static void test_a_run_into_unseen_cells_goes_to_the_wall(void **fixture)
{
    (void)fixture;
    struct game_setup setup = game_setup_default();
    setup.seed = "blind";
    setup.map_text = "#########\n"
                     "#.......#\n"
                     "#@......#\n"
                     "#.......#\n"
                     "#########\n";
    setup.map_name = "picture";
    setup.plain_radius = 0;
    struct player *player = player_start_with(&setup);
    player_press(player, "L");
    assert_int_equal(player_hero(player).x, 7);
    assert_true(player_was_told(player, "A wall is in the way."));
    player_end(player);
}

/* A hall with one such cell. */
static struct player *start_before(enum terrain terrain, enum cloud cloud)
{
    struct player *player = player_start_seeing_all("##########\n"
                                                    "#.@......#\n"
                                                    "#........#\n"
                                                    "##########\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    level_set_terrain(state_level(state), point_make(6, 1), terrain);
    if (cloud != CLOUD_NONE)
        level_set_cloud(state_level(state), point_make(6, 1), cloud, 100);
    visibility_note_all(state);
    visibility_refresh(state);
    return player;
}

static void test_a_run_stops_before_traps_webs_and_fire(void **fixture)
{
    (void)fixture;
    static const struct {
        enum terrain terrain;
        enum cloud cloud;
    } cells[] = {
        {TERRAIN_SNARE, CLOUD_NONE}, {TERRAIN_FLOOR, CLOUD_WEB}, {TERRAIN_FLOOR, CLOUD_FIRE}};
    for (size_t i = 0; i < ARRAY_LENGTH(cells); i++) {
        struct player *player = start_before(cells[i].terrain, cells[i].cloud);
        player_press(player, "L");
        assert_int_equal(player_hero(player).x, 5);
        assert_int_equal(player_state(player)->turn, 3);
        assert_true(player_was_told(player, "You stop: danger lies ahead."));
        player_end(player);
    }
}

static void a_run_says_why_it_ends(void **fixture)
{
    (void)fixture;
    static const struct {
        const char *picture;
        const char *told;
    } runs[] = {
        {"#####.####\n#@.......#\n#........#\n##########\n", "You stop: a way opens beside you."},
        {"##########\n#....#####\n#.@......#\n#....#####\n##########\n",
         "You stop: a passage begins."},
        {"##########\n#@.......#\n####.#####\n####.#####\n##########\n",
         "You stop: the passage forks."},
        {"##########\n#####...##\n#@......##\n#####...##\n##########\n",
         "You stop: the passage widens."},
        {"##########\n#@.......#\n##########\n", NULL},
        {"##########\n#@...#####\n#....#####\n##########\n", NULL},
    };
    for (size_t i = 0; i < ARRAY_LENGTH(runs); i++) {
        struct player *player = player_start_seeing_all(runs[i].picture);
        player_press(player, "L");
        bool stops = strstr(player->told, "You stop") != NULL;
        assert_int_equal(stops, runs[i].told != NULL);
        assert_true(!stops || player_was_told(player, runs[i].told));
        player_end(player);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_run_in_the_open_goes_to_the_wall),
        cmocka_unit_test(test_a_diagonal_run_goes_to_the_wall),
        cmocka_unit_test(test_a_run_follows_the_bends_of_a_corridor),
        cmocka_unit_test(test_a_run_stops_where_a_corridor_branches),
        cmocka_unit_test(test_a_run_from_a_branch_goes_on),
        cmocka_unit_test(test_a_run_stops_where_a_corridor_enters_a_room),
        cmocka_unit_test(test_a_run_in_a_room_stops_where_a_corridor_begins),
        cmocka_unit_test(test_a_run_into_a_corridor_goes_on),
        cmocka_unit_test(test_a_run_along_a_wall_stops_at_a_gap_in_it),
        cmocka_unit_test(test_a_run_along_a_wall_stops_beside_a_door),
        cmocka_unit_test(test_a_run_stops_before_a_closed_door),
        cmocka_unit_test(test_a_run_against_a_closed_door_opens_it_and_ends),
        cmocka_unit_test(test_a_run_stops_in_an_open_doorway),
        cmocka_unit_test(test_a_run_stops_on_a_dropped_item),
        cmocka_unit_test(test_a_run_stops_on_stairs),
        cmocka_unit_test(test_a_run_stops_when_something_comes_into_view),
        cmocka_unit_test(test_a_run_does_not_circle_in_a_small_room),
        cmocka_unit_test(test_a_run_around_a_ring_ends_where_it_began),
        cmocka_unit_test(test_a_run_against_a_wall_is_refused_and_takes_no_turn),
        cmocka_unit_test(test_a_run_stops_before_traps_webs_and_fire),
        cmocka_unit_test(a_run_says_why_it_ends),
        cmocka_unit_test(test_a_run_into_unseen_cells_goes_to_the_wall),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
