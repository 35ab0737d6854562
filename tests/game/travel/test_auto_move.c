/* Travelling and exploring: where they lead by what the hero knows, and what ends them. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include <string.h>

static struct state *state_of(const struct player *player)
{
    return (struct state *)(uintptr_t)player_state(player);
}

static void travel(struct player *player, int x, int y)
{
    player->told[0] = '\0';
    player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = {x, y}});
}

static void check_at(const struct player *player, int x, int y)
{
    assert_int_equal(player_hero(player).x, x);
    assert_int_equal(player_hero(player).y, y);
}

static void test_travel_goes_the_shortest_way(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("##########\n"
                                                    "#@...#...#\n"
                                                    "#.##.#.#.#\n"
                                                    "#.##...#.#\n"
                                                    "#......#.#\n"
                                                    "##########\n");
    travel(player, 8, 4);
    check_at(player, 8, 4);
    assert_int_equal(player_state(player)->turn, 14);
    player_end(player);
}

static void test_travel_cuts_no_corners(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("#####\n"
                                                    "#@..#\n"
                                                    "##..#\n"
                                                    "#####\n");
    travel(player, 2, 2);
    check_at(player, 2, 2);
    assert_int_equal(player_state(player)->turn, 2);
    player_end(player);
}

static void test_travel_opens_doors(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("#######\n"
                                                    "#@.+..#\n"
                                                    "#######\n");
    travel(player, 5, 1);
    check_at(player, 5, 1);
    assert_true(player_was_told(player, "You open the door."));
    player_end(player);
}

static void test_travel_goes_round_crates(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("#######\n"
                                                    "#@4...#\n"
                                                    "#.....#\n"
                                                    "#######\n");
    travel(player, 5, 1);
    check_at(player, 5, 1);
    assert_string_equal(player_view(player), "#######\n"
                                             "#.4..@#\n"
                                             "#.....#\n"
                                             "#######\n");
    player_end(player);
}

static void test_exploring_leaves_crates_where_they_are(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("########\n"
                                         "#@...4.#\n"
                                         "########\n");
    player_press(player, "oooo");
    assert_true(player_was_told(player, "There is nothing left to explore here."));
    assert_int_equal(level_terrain(state_level_const(player_state(player)), point_make(5, 1)),
                     TERRAIN_CRATE);
    player_end(player);
}

static void test_travel_to_the_own_cell_takes_no_turn(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("#####\n"
                                                    "#@..#\n"
                                                    "#####\n");
    travel(player, 1, 1);
    assert_int_equal(player_state(player)->turn, 0);
    assert_string_equal(player->told, "");
    player_end(player);
}

static void test_travel_to_an_unseen_cell_is_refused(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("#######\n"
                                         "#@#...#\n"
                                         "#.....#\n"
                                         "#######\n");
    travel(player, 4, 1);
    assert_string_equal(player->told, "|You haven't found a way there yet.");
    player_end(player);
}

static void test_travel_off_the_floor_is_refused(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("###\n"
                                         "#@#\n"
                                         "###\n");
    travel(player, 100, -100);
    assert_string_equal(player->told, "|You haven't found a way there yet.");
    player_end(player);
}

static void test_travel_to_an_unreachable_cell_is_refused(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("#######\n"
                                                    "#@~...#\n"
                                                    "#######\n");
    travel(player, 4, 1);
    assert_true(player_was_told(player, "You haven't found a way there yet."));
    assert_int_equal(player_state(player)->turn, 0);
    player_end(player);
}

static void test_travel_to_an_impassable_cell_ends_beside_it(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("#########\n"
                                                    "#@......#\n"
                                                    "#.....8.#\n"
                                                    "#########\n");
    travel(player, 6, 2);
    assert_int_equal(point_chebyshev(player_hero(player), point_make(6, 2)), 1);
    assert_int_equal(player_state(player)->turn, 4);
    travel(player, 6, 2);
    assert_int_equal(player_state(player)->turn, 4);
    player_end(player);
}

static void test_travel_stops_when_a_creature_comes_into_view(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_nearsighted("##########\n"
                                                     "#@.....r.#\n"
                                                     "##########\n");
    travel(player, 6, 1);
    assert_string_equal(player->told,
                        "|A gutter rat comes into view, 4 steps east, and begins to notice you.");
    check_at(player, 2, 1);
    player_end(player);
}

static void test_travel_at_its_end_is_not_stopped(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_nearsighted("##########\n"
                                                     "#@.....r.#\n"
                                                     "##########\n");
    travel(player, 2, 1);
    assert_non_null(strstr(player->told, "A gutter rat comes into view, 4 steps east"));
    player_end(player);
}

static void test_interrupted_travel_is_over(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("##########\n"
                                                    "#@.......#\n"
                                                    "##########\n");
    game_play(player->game, (struct command){.kind = COMMAND_TRAVEL, .target = {8, 1}});
    assert_true(game_is_under_way(player->game));
    game_interrupt(player->game);
    assert_false(game_is_under_way(player->game));
    check_at(player, 2, 1);
    player_end(player);
}

static void test_another_command_ends_travel(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("##########\n"
                                                    "#@.......#\n"
                                                    "##########\n");
    game_play(player->game, (struct command){.kind = COMMAND_TRAVEL, .target = {8, 1}});
    game_play(player->game, (struct command){.kind = COMMAND_WAIT});
    assert_false(game_is_under_way(player->game));
    player_end(player);
}

static void test_travel_of_one_step_ends_at_once(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("#####\n"
                                                    "#@..#\n"
                                                    "#####\n");
    travel(player, 2, 1);
    assert_int_equal(player->steps, 1);
    player_end(player);
}

static void test_stairs_under_the_hero_are_taken_at_once(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("#####\n"
                                         "#@>.#\n"
                                         "#####\n");
    player_press(player, "l>");
    assert_int_equal(player_state(player)->depth, 2);
    assert_int_equal(player->steps, 1);
    assert_int_equal(player_state(player)->turn, 2);
    player_end(player);
}

static void test_travel_to_stairs_takes_them(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("##########\n"
                                                    "#@..+...>#\n"
                                                    "##########\n");
    player_press(player, ">");
    assert_int_equal(player_state(player)->depth, 2);
    assert_true(player_was_told(player, "Floor 2: the lamplit cellars."));
    player_end(player);
}

static void test_the_nearest_stairs_are_taken(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("##########\n"
                                                    "#>...@.>.#\n"
                                                    "##########\n");
    player_press(player, ">");
    assert_int_equal(player_state(player)->turn, 3);
    player_end(player);
}

static void test_remembered_stairs_are_found_again(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("#########\n"
                                         "#.>.@...#\n"
                                         "#####.###\n"
                                         "#####.###\n"
                                         "#####.###\n"
                                         "#########\n");
    player_press(player, "ljjj>");
    assert_int_equal(player_state(player)->depth, 2);
    player_end(player);
}

static void test_stairs_the_other_way_are_ignored(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("##########\n"
                                                    "#.<.@...>#\n"
                                                    "##########\n");
    player_press(player, ">");
    assert_int_equal(player_state(player)->depth, 2);
    assert_int_equal(player_state(player)->turn, 5);
    player_end(player);
}

static void test_unseen_stairs_are_not_known(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("#########\n"
                                         "#@..+..>#\n"
                                         "#########\n");
    player_press(player, ">");
    assert_true(player_was_told(player, "You haven't found the stairs down yet: explore?"));
    assert_int_equal(player_state(player)->turn, 0);
    player_end(player);
}

static void test_stairs_out_of_the_dungeon_are_refused(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("#####\n"
                                                    "#@.<#\n"
                                                    "#####\n");
    player_press(player, "<lt>");
    assert_int_equal(player_state(player)->depth, 1);
    assert_int_equal(player_state(player)->turn, 2);
    assert_false(game_is_under_way(player->game));
    player_end(player);
}

/* Explores until nothing is left; every press must make progress. */
static void explore_all(struct player *player)
{
    int turn = -1;
    do {
        assert_true(player_state(player)->turn > turn);
        turn = player_state(player)->turn;
        player_press(player, "o");
    } while (!strstr(player->told, "There is nothing left to explore here."));
}

static void test_exploring_sees_every_cell_beside_the_floor(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("####################\n"
                                         "#@.#...............#\n"
                                         "##.#.#############.#\n"
                                         "##.#.#.....+.....#.#\n"
                                         "##.+.#.....#####.#.#\n"
                                         "##.#.#..\"..#...#.#.#\n"
                                         "##...####+##...+...#\n"
                                         "####......+....#####\n"
                                         "####################\n");
    explore_all(player);
    assert_string_equal(player_view(player), "####################\n"
                                             "#..#...............#\n"
                                             "##.#.#############.#\n"
                                             " #.#.#...../.....#.#\n"
                                             " #./.#.....#####.#.#\n"
                                             " #.#.#..\"..#...#.#.#\n"
                                             " #...####/##.../...#\n"
                                             " ###.....@+....#####\n"
                                             "   ############     \n");
    player_end(player);
}

/* A cell known only from a map was not seen. This map shows solid rock with a few open cells. */
static void test_exploring_visits_cells_known_only_from_a_map(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("##############\n"
                                         "#@..+....#####\n"
                                         "########.#####\n"
                                         "#####....#####\n"
                                         "##############\n");
    struct level *level = state_level((struct state *)(uintptr_t)player_state(player));
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        if (level_memory(level, p)->terrain == TERRAIN_NONE)
            level_chart(level, p, p.x > 9 && p.y == 1 ? TERRAIN_FLOOR : TERRAIN_WALL, 0);
    }
    explore_all(player);
    assert_int_equal(level_memory(level, point_make(5, 3))->terrain, TERRAIN_FLOOR);
    assert_false(level_memory(level, point_make(5, 3))->is_charted);
    assert_int_equal(level_memory(level, point_make(9, 1))->terrain, TERRAIN_WALL);
    player_end(player);
}

static void test_exploring_picks_up_items(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("#########\n"
                                         "#.@..[..#\n"
                                         "#########\n");
    explore_all(player);
    assert_int_equal(pack_count(&player_state(player)->pack, ITEM_OIL), 1);
    check_at(player, 5, 1);
    player_end(player);
}

static void test_exploring_leaves_dropped_items(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("################\n"
                                         "#...@.....+...##\n"
                                         "################\n");
    player_play(player, (struct command){.kind = COMMAND_DROP, .item = ITEM_FLARE});
    explore_all(player);
    assert_int_equal(pack_count(&player_state(player)->pack, ITEM_FLARE), 0);
    player_end(player);
}

static void test_exploring_passes_an_item_that_was_found_before(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("################\n"
                                         "#..+.!@...+....#\n"
                                         "################\n");
    player_press(player, "hlll");
    player_press(player,
                 "o"); /* first through the door that is near, then past the item to the other */
    assert_true(player_was_told(player, "There is nothing left to explore here."));
    assert_in_range(player_hero(player).x, 1, 4);
    player_end(player);
}

static void test_exploring_a_room_in_full_view_takes_no_turn(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("#####\n"
                                         "#@..#\n"
                                         "#...#\n"
                                         "#####\n");
    player_press(player, "o");
    assert_true(player_was_told(player, "There is nothing left to explore here."));
    assert_int_equal(player_state(player)->turn, 0);
    player_end(player);
}

static void test_exploring_ignores_unreachable_cells(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("##########\n"
                                         "#@..~....#\n"
                                         "#...~..!.#\n"
                                         "##########\n");
    explore_all(player);
    assert_in_range(player_hero(player).x, 1, 3);
    player_end(player);
}

static void test_exploring_ends_even_if_nothing_can_be_seen(void **fixture)
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
    explore_all(player);
    player_end(player);
}

static void test_automatic_movement_attacks_nothing_in_its_way(void **fixture)
{
    (void)fixture;
    struct player *player = player_start_seeing_all("#######\n"
                                                    "#@m!>##\n"
                                                    "#######\n");
    game_picture_who(state_of(player), 'm')->is_asleep = true;
    player_press(player, "o");
    assert_true(player_was_told(
        player, "You stop: the wick moth is in the way. Walk into it to attack it."));
    player_press(player, ">>");
    assert_true(player_was_told(
        player, "You stop: the wick moth is in the way. Walk into it to attack it."));
    player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = {2, 1}});
    assert_true(
        player_was_told(player, "You stop beside the wick moth. Walk into it to attack it."));
    player_press(player, "L");
    assert_int_equal(player_state(player)->turn, 0);
    assert_false(game_is_under_way(player->game));
    player_end(player);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_travel_goes_the_shortest_way),
        cmocka_unit_test(test_travel_cuts_no_corners),
        cmocka_unit_test(test_travel_opens_doors),
        cmocka_unit_test(test_travel_goes_round_crates),
        cmocka_unit_test(test_exploring_leaves_crates_where_they_are),
        cmocka_unit_test(test_travel_to_the_own_cell_takes_no_turn),
        cmocka_unit_test(test_travel_to_an_unseen_cell_is_refused),
        cmocka_unit_test(test_travel_to_an_unreachable_cell_is_refused),
        cmocka_unit_test(test_travel_off_the_floor_is_refused),
        cmocka_unit_test(test_travel_to_an_impassable_cell_ends_beside_it),
        cmocka_unit_test(test_travel_stops_when_a_creature_comes_into_view),
        cmocka_unit_test(test_travel_at_its_end_is_not_stopped),
        cmocka_unit_test(test_interrupted_travel_is_over),
        cmocka_unit_test(test_another_command_ends_travel),
        cmocka_unit_test(test_travel_of_one_step_ends_at_once),
        cmocka_unit_test(test_stairs_under_the_hero_are_taken_at_once),
        cmocka_unit_test(test_travel_to_stairs_takes_them),
        cmocka_unit_test(test_the_nearest_stairs_are_taken),
        cmocka_unit_test(test_remembered_stairs_are_found_again),
        cmocka_unit_test(test_stairs_the_other_way_are_ignored),
        cmocka_unit_test(test_unseen_stairs_are_not_known),
        cmocka_unit_test(test_stairs_out_of_the_dungeon_are_refused),
        cmocka_unit_test(test_exploring_sees_every_cell_beside_the_floor),
        cmocka_unit_test(test_exploring_visits_cells_known_only_from_a_map),
        cmocka_unit_test(test_exploring_picks_up_items),
        cmocka_unit_test(test_exploring_leaves_dropped_items),
        cmocka_unit_test(test_exploring_passes_an_item_that_was_found_before),
        cmocka_unit_test(test_exploring_a_room_in_full_view_takes_no_turn),
        cmocka_unit_test(test_exploring_ignores_unreachable_cells),
        cmocka_unit_test(test_exploring_ends_even_if_nothing_can_be_seen),
        cmocka_unit_test(test_automatic_movement_attacks_nothing_in_its_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
