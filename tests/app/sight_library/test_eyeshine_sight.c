/* The library's interface: it gives what src/sight gives, and refuses what is out of range. That the library that is installed
 * gives the same views as the lab is tested by tests/architecture/library.sh. */
#include "support/check.h"

#include "app/sight_library/eyeshine_sight.h"

#include <stdlib.h>
#include <string.h>

/* A room of 9 x 5 with a wall across its middle that has a gap. */
static const char *const picture[] = {
    ".........", "#########", "....#....", ".........", "....#....",
};

enum { WIDTH = 9, HEIGHT = 5 };

static bool is_wall(void *context, int x, int y)
{
    return ((const char *const *)context)[y][x] == '#';
}

struct fixture {
    struct eyeshine_map *map;
    struct eyeshine_view *view;
    struct eyeshine_light *light;
    const struct eyeshine_algorithm *shadowcast;
};

/* In blocks of the size that was asked for, so that sanitizers see what is beyond. */
static int set_up(void **state)
{
    struct fixture *fixture = malloc(sizeof *fixture);
    assert_non_null(fixture);
    fixture->map = eyeshine_map_init(malloc(eyeshine_map_size(WIDTH, HEIGHT)), WIDTH, HEIGHT);
    fixture->view = eyeshine_view_init(malloc(eyeshine_view_size(WIDTH, HEIGHT)), WIDTH, HEIGHT);
    fixture->light = eyeshine_light_init(malloc(eyeshine_light_size(WIDTH, HEIGHT)), WIDTH, HEIGHT);
    fixture->shadowcast = eyeshine_algorithm_find("shadowcast");
    assert_true(fixture->map && fixture->view && fixture->light && fixture->shadowcast);
    eyeshine_map_read(fixture->map, is_wall, (void *)(uintptr_t)picture);
    *state = fixture;
    return 0;
}

static int tear_down(void **state)
{
    struct fixture *fixture = *state;
    free(fixture->map);
    free(fixture->view);
    free(fixture->light);
    free(fixture);
    return 0;
}

static void objects_need_memory_and_sides_in_range(void **state)
{
    (void)state;
    static const int sides[][2] = {{0, 5}, {5, 0}, {-1, 5}, {EYESHINE_SIDE_MAX + 1, 5}, {5, 5000}};
    char memory[64];
    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
        assert_int_equal(eyeshine_map_size(sides[i][0], sides[i][1]), 0);
        assert_int_equal(eyeshine_view_size(sides[i][0], sides[i][1]), 0);
        assert_int_equal(eyeshine_light_size(sides[i][0], sides[i][1]), 0);
        assert_null(eyeshine_map_init(memory, sides[i][0], sides[i][1]));
        assert_null(eyeshine_view_init(memory, sides[i][0], sides[i][1]));
        assert_null(eyeshine_light_init(memory, sides[i][0], sides[i][1]));
    }
    assert_null(eyeshine_map_init(NULL, 5, 5));
    assert_null(eyeshine_view_init(NULL, 5, 5));
    assert_null(eyeshine_light_init(NULL, 5, 5));
}

static void a_map_knows_its_walls(void **state)
{
    struct fixture *fixture = *state;
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
            assert_int_equal(eyeshine_map_blocks(fixture->map, x, y), picture[y][x] == '#');
    assert_true(eyeshine_map_blocks(fixture->map, -1, 0));
    assert_true(eyeshine_map_blocks(fixture->map, 0, HEIGHT));
    assert_true(eyeshine_map_set(fixture->map, 0, 1, false));
    assert_false(eyeshine_map_blocks(fixture->map, 0, 1));
    assert_false(eyeshine_map_set(fixture->map, WIDTH, 0, true));
    assert_false(eyeshine_map_set(fixture->map, 0, -1, true));
}

static void a_map_is_read_from_bits(void **state)
{
    struct fixture *fixture = *state;
    const uint64_t rows[HEIGHT] = {0x1ff, 0, 1, UINT64_MAX, 0x100};
    assert_false(eyeshine_map_read_bits(fixture->map, rows, 0));
    assert_true(eyeshine_map_blocks(fixture->map, 0, 1));
    assert_true(eyeshine_map_read_bits(fixture->map, rows, 1));
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
            assert_int_equal(eyeshine_map_blocks(fixture->map, x, y), rows[y] >> x & 1);
}

static void algorithms_are_found_by_name(void **state)
{
    (void)state;
    assert_true(eyeshine_algorithm_count() >= 5);
    for (int i = 0; i < eyeshine_algorithm_count(); i++) {
        const struct eyeshine_algorithm *algorithm = eyeshine_algorithm_get(i);
        assert_ptr_equal(eyeshine_algorithm_find(eyeshine_algorithm_name(algorithm)), algorithm);
        assert_true(strlen(eyeshine_algorithm_summary(algorithm)) > 0);
    }
    assert_null(eyeshine_algorithm_find("shadow"));
    assert_null(eyeshine_algorithm_get(-1));
    assert_null(eyeshine_algorithm_get(eyeshine_algorithm_count()));
}

/* Checks each way to read a view against a picture: a space is a cell that is not seen. */
static void check_view(const struct eyeshine_view *view, const char *const *wanted)
{
    int next_x = -1;
    int next_y = 0;
    for (int y = -1; y <= HEIGHT; y++)
        for (int x = -1; x <= WIDTH; x++) {
            bool is_inside = x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT;
            bool is_seen = is_inside && wanted[y][x] != ' ';
            assert_int_equal(eyeshine_view_has(view, x, y), is_seen);
            if (is_inside)
                assert_int_equal(eyeshine_view_row(view, y)[0] >> x & 1, is_seen);
            if (is_seen) {
                assert_true(eyeshine_view_next(view, &next_x, &next_y));
                assert_true(next_x == x && next_y == y);
            }
        }
    assert_false(eyeshine_view_next(view, &next_x, &next_y));
    assert_null(eyeshine_view_row(view, -1));
    assert_null(eyeshine_view_row(view, HEIGHT));
}

static void a_view_holds_what_is_seen(void **state)
{
    struct fixture *fixture = *state;
    static const char *const nothing[] = {"         ", "         ", "         ", "         ",
                                          "         "};
    static const char *const alone[] = {"         ", "         ", "         ", "@        ",
                                        "         "};
    static const char *const near[] = {"         ", "##       ", "...      ", "@..      ",
                                       "...      "};
    static const char *const both[] = {"..       ", "##       ", "...      ", "@..      ",
                                       "...      "};
    check_view(fixture->view, nothing);
    assert_true(eyeshine_view_compute(fixture->view, fixture->map, fixture->shadowcast, 0, 3, 0));
    check_view(fixture->view, alone);
    assert_true(eyeshine_view_compute(fixture->view, fixture->map, fixture->shadowcast, 0, 3, 2));
    check_view(fixture->view, near);
    assert_true(eyeshine_view_add(fixture->view, fixture->map, fixture->shadowcast, 0, 0, 1));
    check_view(fixture->view, both);
}

static void a_walk_through_a_view_starts_anywhere(void **state)
{
    struct fixture *fixture = *state;
    static const int walks[][4] = {
        {-100, -100000, 0, 1}, {INT32_MAX, 1, 0, 2}, {INT32_MIN, 3, 0, 3}, {WIDTH, 3, 0, 4}};
    assert_true(eyeshine_view_compute(fixture->view, fixture->map, fixture->shadowcast, 0, 3, 2));
    for (size_t i = 0; i < sizeof walks / sizeof *walks; i++) {
        int x = walks[i][0];
        int y = walks[i][1];
        assert_true(eyeshine_view_next(fixture->view, &x, &y));
        assert_int_equal(x, walks[i][2]);
        assert_int_equal(y, walks[i][3]);
    }
    int x = 5;
    int y = INT32_MAX;
    assert_false(eyeshine_view_next(fixture->view, &x, &y));
}

static void a_single_cell_is_seen_as_in_the_view(void **state)
{
    struct fixture *fixture = *state;
    for (int i = 0; i < eyeshine_algorithm_count(); i++) {
        const struct eyeshine_algorithm *algorithm = eyeshine_algorithm_get(i);
        assert_true(eyeshine_view_compute(fixture->view, fixture->map, algorithm, 0, 2,
                                          EYESHINE_UNLIMITED));
        for (int y = -1; y <= HEIGHT; y++)
            for (int x = -1; x <= WIDTH; x++)
                assert_int_equal(
                    eyeshine_sees(fixture->map, algorithm, 0, 2, EYESHINE_UNLIMITED, x, y),
                    eyeshine_view_has(fixture->view, x, y));
    }
}

static void views_out_of_range_are_refused(void **state)
{
    struct fixture *fixture = *state;
    static const int requests[][3] = {
        {-1, 0, 1}, {0, -1, 1},  {WIDTH, 0, 1}, {0, HEIGHT, 1}, {INT32_MAX, INT32_MIN, 1},
        {0, 0, -2}, {0, 0, 4097}};
    assert_true(eyeshine_view_compute(fixture->view, fixture->map, fixture->shadowcast, 0, 3, 0));
    for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) {
        const int *r = requests[i];
        const struct eyeshine_colour white = {255, 255, 255};
        assert_false(eyeshine_view_compute(fixture->view, fixture->map, fixture->shadowcast, r[0],
                                           r[1], r[2]));
        assert_false(
            eyeshine_view_add(fixture->view, fixture->map, fixture->shadowcast, r[0], r[1], r[2]));
        assert_false(eyeshine_sees(fixture->map, fixture->shadowcast, r[0], r[1], r[2], 0, 0));
        assert_false(eyeshine_light_add(fixture->light, fixture->map, fixture->shadowcast, r[0],
                                        r[1], r[2], white));
    }
    assert_false(eyeshine_view_compute(fixture->view, fixture->map, NULL, 0, 0, 1));
    assert_false(eyeshine_view_add(fixture->view, fixture->map, NULL, 0, 0, 1));
    assert_false(eyeshine_sees(fixture->map, NULL, 0, 0, 1, 0, 0));
    assert_true(eyeshine_view_has(fixture->view, 0, 3)); /* the view is as it was */
    assert_false(eyeshine_view_has(fixture->view, 0, 0));
}

static void objects_of_other_sizes_are_refused(void **state)
{
    struct fixture *fixture = *state;
    const struct eyeshine_colour white = {255, 255, 255};
    struct eyeshine_colour shown;
    struct eyeshine_map *map = eyeshine_map_init(malloc(eyeshine_map_size(9, 6)), 9, 6);
    assert_non_null(map);
    assert_false(eyeshine_view_compute(fixture->view, map, fixture->shadowcast, 0, 0, 1));
    assert_false(eyeshine_view_add(fixture->view, map, fixture->shadowcast, 0, 0, 1));
    assert_false(eyeshine_light_add(fixture->light, map, fixture->shadowcast, 0, 0, 1, white));
    assert_false(eyeshine_light_shown(fixture->light, map, fixture->view, 0, 0, 0, 0, &shown));
    free(map);
}

static void a_line_goes_from_cell_to_cell(void **state)
{
    struct fixture *fixture = *state;
    struct eyeshine_point cells[WIDTH];
    assert_int_equal(eyeshine_line(fixture->map, 0, 2, 8, 4, cells, WIDTH), 8);
    assert_true(cells[0].x == 1 && cells[0].y == 2);
    assert_true(cells[3].x == 4 && cells[3].y == 3);
    assert_true(cells[7].x == 8 && cells[7].y == 4);
    cells[2].x = 99;
    assert_int_equal(eyeshine_line(fixture->map, 8, 3, 0, 3, cells, 2), 8);
    assert_true(cells[1].x == 6 && cells[1].y == 3);
    assert_int_equal(cells[2].x, 99);
    assert_int_equal(eyeshine_line(fixture->map, 0, 0, 0, 0, cells, WIDTH), 0);
    assert_int_equal(eyeshine_line(fixture->map, -1, 0, 0, 0, cells, WIDTH), -1);
    assert_int_equal(eyeshine_line(fixture->map, 0, 0, 0, HEIGHT, cells, WIDTH), -1);
}

static void check_colour(struct eyeshine_colour colour, int red, int green, int blue)
{
    assert_int_equal(colour.red, red);
    assert_int_equal(colour.green, green);
    assert_int_equal(colour.blue, blue);
}

static void lights_add_up_and_are_cleared(void **state)
{
    struct fixture *fixture = *state;
    const struct eyeshine_colour red = {200, 0, 10};
    assert_true(
        eyeshine_light_add(fixture->light, fixture->map, fixture->shadowcast, 0, 3, 3, red));
    check_colour(eyeshine_light_get(fixture->light, 0, 3), 200, 0, 10);
    assert_true(eyeshine_light_get(fixture->light, 3, 3).red >= EYESHINE_LIGHT_MIN);
    check_colour(eyeshine_light_get(fixture->light, 4, 3), 0, 0, 0);
    check_colour(eyeshine_light_get(fixture->light, 0, 0), 0, 0, 0);
    check_colour(eyeshine_light_get(fixture->light, -1, 3), 0, 0, 0);
    assert_true(
        eyeshine_light_add(fixture->light, fixture->map, fixture->shadowcast, 0, 3, 0, red));
    check_colour(eyeshine_light_get(fixture->light, 0, 3), 255, 0, 20);
    eyeshine_light_clear(fixture->light);
    check_colour(eyeshine_light_get(fixture->light, 0, 3), 0, 0, 0);
}

static void lights_out_of_range_are_refused(void **state)
{
    struct fixture *fixture = *state;
    const struct eyeshine_colour faint = {31, 31, 31};
    const struct eyeshine_colour least = {0, EYESHINE_LIGHT_MIN, 0};
    struct eyeshine_light *light = fixture->light;
    assert_false(eyeshine_light_add(light, fixture->map, fixture->shadowcast, 0, 3, 1, faint));
    assert_false(eyeshine_light_add(light, fixture->map, fixture->shadowcast, 0, 3, 32, least));
    assert_false(eyeshine_light_add(light, fixture->map, fixture->shadowcast, 0, 3,
                                    EYESHINE_UNLIMITED, least));
    for (int i = 0; i < EYESHINE_LIGHT_SOURCES; i++)
        assert_true(eyeshine_light_add(light, fixture->map, fixture->shadowcast, 0, 3, 1, least));
    assert_false(eyeshine_light_add(light, fixture->map, fixture->shadowcast, 0, 3, 1, least));
    check_colour(eyeshine_light_get(light, 0, 3), 0, 255, 0);
    eyeshine_light_clear(light);
    assert_true(eyeshine_light_add(light, fixture->map, fixture->shadowcast, 0, 3, 1, least));
}

static void a_wall_shows_the_light_on_the_viewers_side(void **state)
{
    struct fixture *fixture = *state;
    const struct eyeshine_colour white = {255, 255, 255};
    struct eyeshine_colour shown;
    assert_true(
        eyeshine_light_add(fixture->light, fixture->map, fixture->shadowcast, 0, 0, 3, white));
    assert_true(eyeshine_light_get(fixture->light, 0, 1).red > 0);
    assert_true(eyeshine_view_compute(fixture->view, fixture->map, fixture->shadowcast, 0, 3, 8));
    assert_true(
        eyeshine_light_shown(fixture->light, fixture->map, fixture->view, 0, 3, 0, 1, &shown));
    check_colour(shown, 0, 0, 0);
    assert_true(eyeshine_view_compute(fixture->view, fixture->map, fixture->shadowcast, 0, 0, 8));
    assert_true(
        eyeshine_light_shown(fixture->light, fixture->map, fixture->view, 0, 0, 0, 1, &shown));
    check_colour(shown, 255, 255, 255);
    assert_false(
        eyeshine_light_shown(fixture->light, fixture->map, fixture->view, 0, 0, 0, -1, &shown));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(objects_need_memory_and_sides_in_range),
        cmocka_unit_test_setup_teardown(a_map_knows_its_walls, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_map_is_read_from_bits, set_up, tear_down),
        cmocka_unit_test(algorithms_are_found_by_name),
        cmocka_unit_test_setup_teardown(a_view_holds_what_is_seen, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_walk_through_a_view_starts_anywhere, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_single_cell_is_seen_as_in_the_view, set_up, tear_down),
        cmocka_unit_test_setup_teardown(views_out_of_range_are_refused, set_up, tear_down),
        cmocka_unit_test_setup_teardown(objects_of_other_sizes_are_refused, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_line_goes_from_cell_to_cell, set_up, tear_down),
        cmocka_unit_test_setup_teardown(lights_add_up_and_are_cleared, set_up, tear_down),
        cmocka_unit_test_setup_teardown(lights_out_of_range_are_refused, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_wall_shows_the_light_on_the_viewers_side, set_up,
                                        tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
