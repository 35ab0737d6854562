/* Filling over sets is filling with the step that the sets stand for: the same steps, reached in the same order. */
#include "support/check.h"
#include "support/seeds.h"

#include "base/array.h"
#include "base/integer.h"
#include "base/random.h"
#include "path/distance_map.h"

#include <stdlib.h>

#define ROUNDS 60

struct ground {
    struct bit_grid free;
    struct bit_grid shut;
};

/* The definition, cell by cell. */
static bool may_step(const void *context, struct point from, enum direction direction)
{
    const struct ground *ground = context;
    struct point to = point_step(from, direction);
    if (!bit_grid_has(&ground->free, to) && !bit_grid_has(&ground->shut, to))
        return false;
    return !direction_is_diagonal(direction) ||
           (bit_grid_has(&ground->free, point_make(to.x, from.y)) &&
            bit_grid_has(&ground->free, point_make(from.x, to.y)));
}

/* Where a walker steps on the same sets, if it keeps out of every third column. */
static bool may_enter(const void *context, struct point to)
{
    (void)context;
    return to.x % 3 != 2 || to.y % 4 == 0;
}

static bool is_open(const struct ground *ground, struct point p)
{
    return bit_grid_has(&ground->free, p) || bit_grid_has(&ground->shut, p);
}

static bool may_walk(const void *context, struct point from, enum direction direction)
{
    const struct ground *ground = context;
    struct point to = point_step(from, direction);
    if (!may_enter(NULL, to))
        return false;
    if (!direction_is_diagonal(direction))
        return is_open(ground, from) && is_open(ground, to);
    return bit_grid_has(&ground->free, from) && bit_grid_has(&ground->free, to) &&
           may_step(context, from, direction);
}

struct fixture {
    void *memory;
    struct ground ground;
    struct bit_grid asked[2];     /* where may_enter may be false, */
    struct bit_grid asked_around; /* or around here */
    struct distance_map slow;
    struct distance_map fast;
};

static void lay_out(struct fixture *fixture, struct arena *arena, struct grid grid)
{
    fixture->ground.free = bit_grid_alloc(arena, grid);
    fixture->ground.shut = bit_grid_alloc(arena, grid);
    fixture->asked[0] = bit_grid_alloc_any(arena, grid);
    fixture->asked[1] = bit_grid_alloc_any(arena, grid);
    fixture->asked_around = bit_grid_alloc_any(arena, grid);
    fixture->slow = distance_map_alloc(arena, grid);
    fixture->fast = distance_map_alloc(arena, grid);
}

static struct fixture fixture_create(struct grid grid)
{
    struct fixture fixture;
    struct arena arena = arena_measuring();
    lay_out(&fixture, &arena, grid);
    fixture.memory = calloc(1, arena.used);
    assert_non_null(fixture.memory);
    arena = arena_over(fixture.memory, arena.used);
    lay_out(&fixture, &arena, grid);
    return fixture;
}

/* Most cells are free, some shut, up to the grid's edge. */
static void draw(struct ground *ground, struct random *random, struct grid grid)
{
    int free_percent = random_between(random, 40, 95);
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct point p = grid_point(grid, cell);
        bool is_free = random_chance(random, free_percent, 100);
        bit_grid_put(&ground->free, p, is_free);
        bit_grid_put(&ground->shut, p, !is_free && random_chance(random, 1, 3));
    }
}

static void compare_order(const struct fixture *fixture, int seed, struct grid grid)
{
    size_t count = distance_map_count(&fixture->slow);
    if (distance_map_count(&fixture->fast) != count)
        fail_msg("seed %d, %d x %d: %zu cells are reached, not %zu", seed, grid.width, grid.height,
                 distance_map_count(&fixture->fast), count);
    for (size_t i = 0; i < count; i++) {
        struct point p = distance_map_cell(&fixture->slow, i);
        if (!point_is_equal(distance_map_cell(&fixture->fast, i), p) ||
            distance_map_get(&fixture->fast, p) != distance_map_get(&fixture->slow, p))
            fail_msg("seed %d, %d x %d: the cell (%d, %d) is reached otherwise", seed, grid.width,
                     grid.height, p.x, p.y);
    }
}

typedef void fill_both(struct fixture *fixture, struct random *random);
typedef void compare_both(const struct fixture *fixture, int seed, struct grid grid);

static void fill_over(struct fixture *fixture, struct random *random)
{
    distance_map_fill(&fixture->slow, may_step, &fixture->ground, DISTANCE_UNREACHED);
    distance_map_fill_over(&fixture->fast, &fixture->ground.free, &fixture->ground.shut);
    (void)random;
}

/* Puts a cell into one of the sets, or one around it into the last. */
static void note_asked(struct fixture *fixture, struct point p, struct random *random)
{
    struct area about = area_around(p, 1, fixture->asked_around.grid);
    struct point beside = {random_between(random, about.first.x, about.last.x),
                           random_between(random, about.first.y, about.last.y)};
    int set = random_below(random, 3);
    if (set < 2)
        bit_grid_put(&fixture->asked[set], p, true);
    else
        bit_grid_put(&fixture->asked_around, beside, true);
}

/* In two pieces, the second out to where it may end. */
static void fill_ground(struct fixture *fixture, struct random *random)
{
    struct distance_ground ground = {.walked = &fixture->ground.free,
                                     .open = &fixture->ground.free,
                                     .shut = &fixture->ground.shut,
                                     .passes_straight = true,
                                     .may_enter = may_enter,
                                     .asked = {&fixture->asked[0], &fixture->asked[1]},
                                     .asked_around = &fixture->asked_around};
    struct area all = area_of_grid(fixture->asked_around.grid);
    for (struct point p = area_before(all); area_next(all, &p);)
        if (!may_enter(NULL, p) || random_chance(random, 1, 4))
            note_asked(fixture, p, random);
    uint32_t limit = (uint32_t)random_between(random, 0, 40);
    distance_map_fill(&fixture->slow, may_walk, &fixture->ground, limit);
    distance_map_fill_ground(&fixture->fast, &ground, limit / 2);
    distance_map_fill_ground(&fixture->fast, &ground, limit);
}

/* An area outside which every cell may be entered. */
struct guarded {
    struct area area;
};

static bool may_enter_guarded(const void *context, struct point to)
{
    const struct guarded *guarded = context;
    return !area_contains(guarded->area, to) || may_enter(NULL, to);
}

static struct point draw_cell(struct random *random, struct grid grid)
{
    return grid_point(grid, (size_t)random_below(random, (int)grid_cells(grid)));
}

/* A flood that asks only within an area against one that asks everywhere: they list cells in different orders. */
static void flood_within(struct fixture *fixture, struct random *random)
{
    struct grid grid = fixture->asked_around.grid;
    struct point p = draw_cell(random, grid);
    struct point q = draw_cell(random, grid);
    struct guarded guarded = {
        {{int_min(p.x, q.x), int_min(p.y, q.y)}, {int_max(p.x, q.x), int_max(p.y, q.y)}}};
    struct distance_ground ground = {.walked = &fixture->ground.free,
                                     .open = &fixture->ground.free,
                                     .shut = &fixture->ground.shut,
                                     .passes_straight = true,
                                     .may_enter = may_enter_guarded,
                                     .context = &guarded};
    uint32_t limit = (uint32_t)random_between(random, 0, 80);
    distance_map_flood_ground(&fixture->slow, &ground, limit);
    ground.asked[0] = &fixture->asked[0]; /* an empty set */
    ground.asked_within = &guarded.area;
    distance_map_flood_ground(&fixture->fast, &ground, limit);
}

static void compare_steps(const struct fixture *fixture, int seed, struct grid grid)
{
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct point p = grid_point(grid, cell);
        if (distance_map_get(&fixture->fast, p) != distance_map_get(&fixture->slow, p))
            fail_msg("seed %d, %d x %d: the cell (%d, %d) is reached otherwise", seed, grid.width,
                     grid.height, p.x, p.y);
    }
}

static void check_round(int seed, fill_both *fill, compare_both *compare)
{
    static const int widths[] = {1, 2, 62, 63, 64, 65, 66, 80, 127, 128, 129, 130};
    struct random random = random_make((uint64_t)seed);
    int width = widths[seed % (int)ARRAY_LENGTH(widths)];
    struct grid grid = {width, random_between(&random, 1, 40)};
    struct fixture fixture = fixture_create(grid);
    draw(&fixture.ground, &random, grid);
    for (int goals = random_between(&random, 1, 3); goals > 0; goals--) {
        size_t cell = (size_t)random_below(&random, (int)grid_cells(grid));
        distance_map_add_goal(&fixture.slow, grid_point(grid, cell));
        distance_map_add_goal(&fixture.fast, grid_point(grid, cell));
    }
    fill(&fixture, &random);
    compare(&fixture, seed, grid);
    free(fixture.memory);
}

static void filling_over_sets_is_filling_by_steps(void **unused)
{
    for (struct seeds seeds = SEEDS(0, ROUNDS - 1); seeds_next(&seeds);)
        check_round(seeds.seed, fill_over, compare_order);
    (void)unused;
}

static void filling_ground_is_filling_by_steps(void **unused)
{
    for (struct seeds seeds = SEEDS(0, ROUNDS - 1); seeds_next(&seeds);)
        check_round(seeds.seed, fill_ground, compare_order);
    (void)unused;
}

static void a_flood_asked_within_an_area_is_one_asked_everywhere(void **unused)
{
    for (struct seeds seeds = SEEDS(0, 10 * ROUNDS - 1); seeds_next(&seeds);)
        check_round(seeds.seed, flood_within, compare_steps);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(filling_over_sets_is_filling_by_steps),
        cmocka_unit_test(filling_ground_is_filling_by_steps),
        cmocka_unit_test(a_flood_asked_within_an_area_is_one_asked_everywhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
