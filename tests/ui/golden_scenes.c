/* What the window shows, pixel by pixel: scenes drawn by hand and the screens, as the software renderer shows them. */
#include "support/check.h"
#include "support/golden_frame.h"
#include "support/ui_bench.h"

/* Terrain of every kind, doors, grates and windows in walls that run either way. */
static const char cellar[] = "###########################\n"
                             "#......#.....&.....#......#\n"
                             "#..!...|...........+..r...#\n"
                             "#......#..@....)...#......#\n"
                             "#..m...=...........#......#\n"
                             "#......#....\"\"\"....##+=|###\n"
                             "###+=|##....\"\"\"....#......#\n"
                             "#......#.~~~~--....|.&....#\n"
                             "#..<...+.~~~~--..:.=...>..#\n"
                             "#......#...........#......#\n"
                             "###########################\n";

/* A target for throws, things to step on, a pit and a cage. */
static const char arena[] = "########################\n"
                            "#....&.......#.........#\n"
                            "#..........r.#.........#\n"
                            "#..@..*......+.........#\n"
                            "#......r.....#.........#\n"
                            "#..!.....0..m#.........#\n"
                            "#...(..8.....#.........#\n"
                            "########################\n";

/* A lit room, and beyond a door a dark one with a creature waiting. */
static const char dark[] = "##########################\n"
                           "#......#.................#\n"
                           "#.&....#.................#\n"
                           "#......+.................#\n"
                           "#...@..#..........r......#\n"
                           "#......#.................#\n"
                           "#..[...#......^..........#\n"
                           "#......#.................#\n"
                           "##########################\n";

/* A long hall without light. */
static const char hall[] = "##############################\n"
                           "#.......:....................#\n"
                           "#..@...............r.....r...#\n"
                           "#.......:....................#\n"
                           "##############################\n";

static void check(const char *name, const char *map, const char *keys)
{
    struct ui_options options = ui_bench_options(map, 640, 400);
    options.keys = keys;
    golden_frame_check_run(name, &options);
}

static void test_a_lit_room_with_its_terrain_items_and_actors(void **state)
{
    (void)state;
    check("room", cellar, "");
}

static void test_openings_in_walls_of_both_directions(void **state)
{
    (void)state;
    struct ui_options options = ui_bench_options(cellar, 640, 400);
    options.setup.fov = fov_find("disc");
    options.setup.plain_radius = 12;
    options.keys = "jjjjll";
    golden_frame_check_run("openings", &options);
}

static void test_a_room_left_is_remembered(void **state)
{
    (void)state;
    check("remembered", dark, "ullll");
}

static void test_eyes_shine_in_the_dark(void **state)
{
    (void)state;
    check("eyes", hall, "");
}

static void test_a_hooded_lantern_shows_little(void **state)
{
    (void)state;
    check("hooded", hall, "v");
}

static void test_a_dark_lantern_shows_adjacent_cells_only(void **state)
{
    (void)state;
    check("dark", hall, "vv");
}

static void test_plain_sight_by_another_algorithm(void **state)
{
    (void)state;
    struct ui_options options = ui_bench_options(cellar, 640, 400);
    options.setup.fov = fov_find("bresenham-box");
    options.setup.plain_radius = 8;
    options.keys = "j";
    golden_frame_check_run("plain", &options);
}

static void test_looking_in_a_small_window(void **state)
{
    (void)state;
    struct ui_options options = ui_bench_options(cellar, 480, 300);
    options.keys = "xll";
    golden_frame_check_run("small", &options);
}

static void test_the_inventory_and_the_actions_of_an_item(void **state)
{
    (void)state;
    check("things", arena, "ic<Down>");
}

static void test_aiming_shows_the_path_of_a_throw(void **state)
{
    (void)state;
    check("aim", arena, "te");
}

static void test_an_aim_out_of_reach_is_crossed_out(void **state)
{
    (void)state;
    check("aim_blocked", arena, "te<Right><Right>");
}

static void test_ranges_of_actors_in_view(void **state)
{
    (void)state;
    check("ranges", arena, "]");
}

static void test_pips_a_blow_and_its_noise(void **state)
{
    (void)state;
    check("throw", arena, "..td<Enter>");
}

static void test_a_flare_burns_where_it_was_thrown(void **state)
{
    (void)state;
    check("flare", arena, "te<Left><Left><Enter>");
}

static void test_looking_at_an_actor_describes_it(void **state)
{
    (void)state;
    check("look", arena, "x<Tab>");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test(name)
        TEST(test_a_lit_room_with_its_terrain_items_and_actors),
        TEST(test_openings_in_walls_of_both_directions),
        TEST(test_a_room_left_is_remembered),
        TEST(test_eyes_shine_in_the_dark),
        TEST(test_a_hooded_lantern_shows_little),
        TEST(test_a_dark_lantern_shows_adjacent_cells_only),
        TEST(test_plain_sight_by_another_algorithm),
        TEST(test_looking_in_a_small_window),
        TEST(test_the_inventory_and_the_actions_of_an_item),
        TEST(test_aiming_shows_the_path_of_a_throw),
        TEST(test_an_aim_out_of_reach_is_crossed_out),
        TEST(test_ranges_of_actors_in_view),
        TEST(test_pips_a_blow_and_its_noise),
        TEST(test_a_flare_burns_where_it_was_thrown),
        TEST(test_looking_at_an_actor_describes_it),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
