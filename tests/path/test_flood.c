#include "support/check.h"

#include "path/flood.h"

#include <stdlib.h>
#include <string.h>

#define DELAY 5

/* A drawn floor: '.' is open, '+' slow, anything else closed. */
struct fixture {
    void *memory;
    struct grid grid;
    struct bit_grid open;
    struct bit_grid slow;
    struct flood flood;
};

static void lay_out(struct fixture *fixture, struct arena *arena)
{
    fixture->open = bit_grid_alloc(arena, fixture->grid);
    fixture->slow = bit_grid_alloc(arena, fixture->grid);
    fixture->flood = flood_alloc(arena, fixture->grid);
}

static struct fixture fixture_create(const char *picture)
{
    int width = (int)strcspn(picture, "\n");
    struct fixture fixture = {.grid = {width, (int)strlen(picture) / (width + 1)}};
    struct arena arena = arena_measuring();
    lay_out(&fixture, &arena);
    fixture.memory = calloc(1, arena.used);
    assert_non_null(fixture.memory);
    arena = arena_over(fixture.memory, arena.used);
    lay_out(&fixture, &arena);
    for (size_t cell = 0; cell < grid_cells(fixture.grid); cell++) {
        struct point p = grid_point(fixture.grid, cell);
        char sign = picture[p.y * (width + 1) + p.x];
        bit_grid_put(&fixture.open, p, sign == '.');
        bit_grid_put(&fixture.slow, p, sign == '+');
    }
    return fixture;
}

static bool step(struct fixture *fixture)
{
    return flood_step(&fixture->flood, &fixture->open, &fixture->slow, DELAY);
}

/* After how many steps the flood comes to a cell; -1: never. */
static int steps_to(struct fixture *fixture, struct point from, struct point to)
{
    flood_start(&fixture->flood, fixture->grid, from);
    do
        if (bit_grid_has(&fixture->flood.news, to))
            return fixture->flood.steps;
    while (step(fixture));
    return -1;
}

static void at_the_start_one_cell_is_reached(void **unused)
{
    struct fixture fixture = fixture_create("...\n...\n...\n");
    flood_start(&fixture.flood, fixture.grid, point_make(1, 1));
    assert_int_equal(fixture.flood.steps, 0);
    assert_int_equal(bit_grid_count(&fixture.flood.reached), 1);
    assert_true(bit_grid_has(&fixture.flood.news, point_make(1, 1)));
    free(fixture.memory);
    (void)unused;
}

static void a_step_reaches_all_eight_about_and_only_they_are_news(void **unused)
{
    struct fixture fixture = fixture_create(".....\n.....\n.....\n.....\n.....\n");
    flood_start(&fixture.flood, fixture.grid, point_make(2, 2));
    assert_true(step(&fixture));
    assert_int_equal(fixture.flood.steps, 1);
    assert_int_equal(bit_grid_count(&fixture.flood.reached), 9);
    assert_int_equal(bit_grid_count(&fixture.flood.news), 8);
    assert_int_equal(fixture.flood.first_row, 1);
    assert_int_equal(fixture.flood.last_row, 3);
    free(fixture.memory);
    (void)unused;
}

static void it_comes_to_an_end_when_all_is_reached(void **unused)
{
    struct fixture fixture = fixture_create("...#.\n");
    flood_start(&fixture.flood, fixture.grid, point_make(0, 0));
    assert_true(step(&fixture));
    assert_true(step(&fixture));
    assert_false(step(&fixture));
    assert_int_equal(bit_grid_count(&fixture.flood.reached), 3);
    free(fixture.memory);
    (void)unused;
}

static void it_goes_round_walls(void **unused)
{
    struct fixture fixture = fixture_create("..#..\n"
                                            "..#..\n"
                                            ".....\n");
    assert_int_equal(steps_to(&fixture, point_make(1, 0), point_make(3, 0)), 4);
    free(fixture.memory);
    (void)unused;
}

static void it_goes_from_one_word_into_the_next(void **unused)
{
    char picture[140];
    memset(picture, '.', sizeof picture);
    picture[130] = '\n';
    picture[131] = '\0';
    struct fixture fixture = fixture_create(picture);
    assert_int_equal(steps_to(&fixture, point_make(0, 0), point_make(129, 0)), 129);
    assert_int_equal(steps_to(&fixture, point_make(129, 0), point_make(0, 0)), 129);
    assert_int_equal(steps_to(&fixture, point_make(64, 0), point_make(63, 0)), 1);
    free(fixture.memory);
    (void)unused;
}

static void a_slow_cell_takes_its_delay_longer(void **unused)
{
    struct fixture fixture = fixture_create("..+..\n");
    assert_int_equal(steps_to(&fixture, point_make(0, 0), point_make(1, 0)), 1);
    assert_int_equal(steps_to(&fixture, point_make(0, 0), point_make(2, 0)), 2 + DELAY);
    assert_int_equal(steps_to(&fixture, point_make(0, 0), point_make(4, 0)), 4 + DELAY);
    free(fixture.memory);
    (void)unused;
}

static void two_slow_cells_delay_twice(void **unused)
{
    struct fixture fixture = fixture_create(".+.+.\n");
    assert_int_equal(steps_to(&fixture, point_make(0, 0), point_make(4, 0)), 4 + 2 * DELAY);
    free(fixture.memory);
    (void)unused;
}

static void a_way_round_a_slow_cell_may_be_shorter(void **unused)
{
    struct fixture fixture = fixture_create("...+...\n"
                                            "...#...\n"
                                            ".......\n");
    assert_int_equal(steps_to(&fixture, point_make(2, 0), point_make(4, 0)), 4);
    free(fixture.memory);
    (void)unused;
}

static void more_slow_cells_at_once_than_there_is_room_for_are_not_passed(void **unused)
{
    char picture[3 * 201 + 1];
    memset(picture, '.', sizeof picture);
    memset(picture + 201, '+', 200);
    for (int y = 0; y < 3; y++)
        picture[y * 201 + 200] = '\n';
    picture[3 * 201] = '\0';
    struct fixture fixture = fixture_create(picture);
    assert_int_equal(steps_to(&fixture, point_make(100, 0), point_make(100, 2)), 2 + DELAY);
    free(fixture.memory);
    (void)unused;
}

static void a_flood_leaves_nothing_behind_for_the_next(void **unused)
{
    struct fixture fixture = fixture_create("....+...\n........\n........\n........\n");
    assert_int_equal(steps_to(&fixture, point_make(0, 0), point_make(3, 0)), 3);
    flood_start(&fixture.flood, (struct grid){5, 3}, point_make(2, 2));
    assert_int_equal(bit_grid_count(&fixture.flood.reached), 1);
    assert_int_equal(bit_grid_count(&fixture.flood.news), 1);
    assert_int_equal(bit_grid_count(&fixture.flood.next), 0);
    free(fixture.memory);
    (void)unused;
}

static void it_goes_round_a_corner_and_not_between_two(void **unused)
{
    static const char *const pictures[] = {".#\n..\n", "..\n#.\n"};
    for (int i = 0; i < 2; i++) {
        struct fixture fixture = fixture_create(pictures[i]);
        assert_int_equal(steps_to(&fixture, point_make(0, 0), point_make(1, 1)), 1);
        free(fixture.memory);
    }
    struct fixture fixture = fixture_create(".#\n#.\n");
    assert_int_equal(steps_to(&fixture, point_make(0, 0), point_make(1, 1)), -1);
    free(fixture.memory);
    (void)unused;
}

static void slow_cells_are_corners_too(void **unused)
{
    struct fixture fixture = fixture_create(".+\n#.\n");
    assert_int_equal(steps_to(&fixture, point_make(0, 0), point_make(1, 1)), 2 + DELAY);
    free(fixture.memory);
    (void)unused;
}

static void corners_at_the_end_of_a_word_count(void **unused)
{
    for (int wall = 63; wall <= 64; wall++) {
        char picture[2 * 131 + 1];
        memset(picture, '.', sizeof picture);
        picture[130] = picture[261] = '\n';
        picture[262] = '\0';
        picture[wall] = picture[131 + 127 - wall] = '#';
        struct fixture fixture = fixture_create(picture);
        struct point a = {wall == 63 ? 64 : 63, 0};
        struct point b = {wall == 63 ? 63 : 64, 1};
        assert_int_equal(steps_to(&fixture, a, b), -1);
        assert_int_equal(steps_to(&fixture, b, a), -1);
        bit_grid_put(&fixture.open, point_make(wall, 0), true);
        assert_int_equal(steps_to(&fixture, a, b), 1);
        assert_int_equal(steps_to(&fixture, b, a), 1);
        free(fixture.memory);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(at_the_start_one_cell_is_reached),
        cmocka_unit_test(a_step_reaches_all_eight_about_and_only_they_are_news),
        cmocka_unit_test(it_comes_to_an_end_when_all_is_reached),
        cmocka_unit_test(it_goes_round_walls),
        cmocka_unit_test(it_goes_from_one_word_into_the_next),
        cmocka_unit_test(a_slow_cell_takes_its_delay_longer),
        cmocka_unit_test(two_slow_cells_delay_twice),
        cmocka_unit_test(a_way_round_a_slow_cell_may_be_shorter),
        cmocka_unit_test(more_slow_cells_at_once_than_there_is_room_for_are_not_passed),
        cmocka_unit_test(a_flood_leaves_nothing_behind_for_the_next),
        cmocka_unit_test(it_goes_round_a_corner_and_not_between_two),
        cmocka_unit_test(slow_cells_are_corners_too),
        cmocka_unit_test(corners_at_the_end_of_a_word_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
