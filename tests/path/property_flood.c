/* Floods over random floors against slower ways to find the same steps. */
#include "support/check.h"
#include "support/seeds.h"

#include "base/random.h"
#include "path/distance_map.h"
#include "path/flood.h"

#include <stdlib.h>
#include <string.h>

#define FLOORS 300
#define WIDTH_MAX 150 /* over two words of bits */
#define HEIGHT_MAX 24
#define DOORS_MAX 20
#define NEVER 1000000

struct floor {
    struct grid grid;
    struct bit_grid open;
    struct bit_grid slow;
    struct flood flood;
    struct distance_map map;
};

static int steps[WIDTH_MAX * HEIGHT_MAX]; /* that the flood takes to each cell, or NEVER */
static int min[WIDTH_MAX * HEIGHT_MAX];   /* that it should take */

static struct floor floor_take(struct arena *arena)
{
    struct grid grid = {WIDTH_MAX, HEIGHT_MAX};
    return (struct floor){.grid = grid,
                          .open = bit_grid_alloc(arena, grid),
                          .slow = bit_grid_alloc(arena, grid),
                          .flood = flood_alloc(arena, grid),
                          .map = distance_map_alloc(arena, grid)};
}

static void draw(struct floor *floor, struct random *random, int doors)
{
    int width = random_between(random, 1, WIDTH_MAX);
    floor->grid = (struct grid){width, random_between(random, 1, HEIGHT_MAX)};
    int share = random_between(random, 40, 95);
    struct bit_grid *grids[] = {&floor->open, &floor->slow};
    for (int i = 0; i < 2; i++) {
        memset(grids[i]->words, 0, sizeof(uint64_t) * 3 * HEIGHT_MAX);
        grids[i]->grid = floor->grid;
        grids[i]->row_words = ((size_t)width + 63) / 64;
    }
    for (size_t cell = 0; cell < grid_cells(floor->grid); cell++)
        bit_grid_put(&floor->open, grid_point(floor->grid, cell),
                     random_chance(random, share, 100));
    for (; doors > 0; doors--) {
        struct point p = {random_below(random, width), random_below(random, floor->grid.height)};
        bit_grid_put(&floor->open, p, false);
        bit_grid_put(&floor->slow, p, true);
    }
}

static struct point draw_start(const struct floor *floor, struct random *random)
{
    int x = random_below(random, floor->grid.width);
    return point_make(x, random_below(random, floor->grid.height));
}

static void measure(struct floor *floor, struct point from, int delay)
{
    struct area all = area_of_grid(floor->grid);
    for (size_t cell = 0; cell < grid_cells(floor->grid); cell++)
        steps[cell] = NEVER;
    flood_start(&floor->flood, floor->grid, from);
    do
        for (struct point p = area_before(all); bit_grid_next(&floor->flood.news, all, &p);) {
            assert_in_range(p.y, floor->flood.first_row, floor->flood.last_row);
            assert_int_equal(steps[grid_index(floor->grid, p)], NEVER);
            steps[grid_index(floor->grid, p)] = floor->flood.steps;
        }
    while (flood_step(&floor->flood, &floor->open, &floor->slow, delay));
}

/* Whether one of the cells beside a diagonal step is open. */
static bool is_past_no_corner(const struct floor *floor, struct point from,
                              enum direction direction)
{
    struct point to = point_step(from, direction);
    return !direction_is_diagonal(direction) ||
           (bit_grid_has(&floor->open, point_make(from.x, to.y)) ||
            bit_grid_has(&floor->open, point_make(to.x, from.y)));
}

static bool may_step(const void *context, struct point from, enum direction direction)
{
    const struct floor *floor = context;
    return bit_grid_has(&floor->open, point_step(from, direction)) &&
           is_past_no_corner(floor, from, direction);
}

static void without_slow_cells_it_takes_the_steps_of_a_distance_map(void **unused)
{
    struct floor *floor = *unused;
    for (struct seeds seeds = SEEDS(1, FLOORS); seeds_next(&seeds);) {
        struct random random = random_make((uint64_t)seeds.seed);
        draw(floor, &random, 0);
        struct point from = draw_start(floor, &random);
        distance_map_reset(&floor->map, floor->grid);
        distance_map_add_goal(&floor->map, from);
        distance_map_fill(&floor->map, may_step, floor, DISTANCE_UNREACHED);
        measure(floor, from, 5);
        for (size_t cell = 0; cell < grid_cells(floor->grid); cell++) {
            uint32_t far = distance_map_get(&floor->map, grid_point(floor->grid, cell));
            assert_int_equal(steps[cell], far == DISTANCE_UNREACHED ? NEVER : (int)far);
        }
    }
}

/* The steps of entering a cell. */
static int cost(const struct floor *floor, struct point p, int delay)
{
    if (bit_grid_has(&floor->open, p))
        return 1;
    return bit_grid_has(&floor->slow, p) ? 1 + delay : NEVER;
}

/* Makes the way to a cell shorter if there is a shorter one over a neighbour. */
static bool shorten(const struct floor *floor, struct point p, int delay)
{
    bool is_shorter = false;
    int *way = &min[grid_index(floor->grid, p)];
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if (!grid_contains(floor->grid, beside) || !is_past_no_corner(floor, p, (enum direction)d))
            continue;
        int over = min[grid_index(floor->grid, beside)] + cost(floor, p, delay);
        if (over >= *way)
            continue;
        *way = over;
        is_shorter = true;
    }
    return is_shorter;
}

/* Shortens ways until no way can be shortened. */
static void define_min(const struct floor *floor, struct point from, int delay)
{
    for (size_t cell = 0; cell < grid_cells(floor->grid); cell++)
        min[cell] = NEVER;
    min[grid_index(floor->grid, from)] = 0;
    for (bool is_shorter = true; is_shorter;) {
        is_shorter = false;
        for (size_t cell = 0; cell < grid_cells(floor->grid); cell++)
            is_shorter |= shorten(floor, grid_point(floor->grid, cell), delay);
    }
}

static void slow_cells_take_so_much_longer(void **unused)
{
    struct floor *floor = *unused;
    for (struct seeds seeds = SEEDS(10001, 10000 + FLOORS); seeds_next(&seeds);) {
        struct random random = random_make((uint64_t)seeds.seed);
        draw(floor, &random, random_below(&random, DOORS_MAX));
        struct point from = draw_start(floor, &random);
        int delay = random_between(&random, 1, 9);
        measure(floor, from, delay);
        define_min(floor, from, delay);
        assert_memory_equal(steps, min, grid_cells(floor->grid) * sizeof *steps);
    }
}

static int set_up(void **fixture)
{
    struct arena arena = arena_measuring();
    floor_take(&arena);
    struct floor *floor = calloc(1, sizeof *floor + arena.used);
    assert_non_null(floor);
    arena = arena_over(floor + 1, arena.used);
    *floor = floor_take(&arena);
    *fixture = floor;
    return 0;
}

static int tear_down(void **fixture)
{
    free(*fixture);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_slow_cells_it_takes_the_steps_of_a_distance_map),
        cmocka_unit_test(slow_cells_take_so_much_longer),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
