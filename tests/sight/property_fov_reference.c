/* Every algorithm against a slow reference that works by its definition, on random levels. */
#include "support/check.h"
#include "support/seeds.h"
#include "support/sight_random.h"
#include "support/sight_reference.h"

static void check_same(const struct sight_level *level, const struct fov_algorithm *algorithm,
                       int radius, const bool *seen, unsigned seed)
{
    struct grid grid = level->opacity.grid;
    for (size_t i = 0; i < grid_cells(grid); i++) {
        struct point p = grid_point(grid, i);
        if (view_has(&level->view, p) != seen[i])
            fail_msg("%s, seed %u, %d x %d, origin %d,%d, radius %d: the cell %d,%d is %s",
                     algorithm->name, seed, grid.width, grid.height, level->origin.x,
                     level->origin.y, radius, p.x, p.y, seen[i] ? "not seen" : "seen");
    }
}

static void compare(const char *name, int count, int side_max)
{
    const struct fov_algorithm *algorithm = fov_get(fov_find(name));
    for (struct seeds seeds = SEEDS(0, count - 1); seeds_next(&seeds);) {
        int seed = seeds.seed;
        struct random random = random_make(seed);
        struct sight_level level = sight_random_level(&random, side_max);
        bool *seen = calloc(grid_cells(level.opacity.grid), sizeof *seen);
        assert_non_null(seen);
        for (int times = 0; times < 3; times++) {
            int radius = sight_random_radius(&random);
            level.origin = times == 0 ? level.origin : sight_random_floor(&random, &level.opacity);
            fov_compute(algorithm, &level.opacity, level.origin, radius, &level.view);
            sight_reference_compute(name, &level.opacity, level.origin, radius, seen);
            check_same(&level, algorithm, radius, seen, seed);
        }
        free(seen);
        sight_level_destroy(&level);
    }
}

static void shadowcast_is_as_defined(void **state)
{
    (void)state;
    compare("shadowcast", 20000, 300);
}

/* As deep as possible, where slopes differ least: long strips, seen from one end. */
static void shadowcast_is_as_defined_at_the_greatest_depth(void **state)
{
    (void)state;
    const struct fov_algorithm *algorithm = fov_default();
    for (struct seeds seeds = SEEDS(0, 59); seeds_next(&seeds);) {
        int seed = seeds.seed;
        struct random random = random_make(seed);
        struct grid grid = {GRID_SIDE_MAX, random_between(&random, 1, 60)};
        if (seed % 2)
            grid = (struct grid){grid.height, grid.width};
        struct sight_level level = sight_level_create(grid);
        bool *seen = calloc(grid_cells(grid), sizeof *seen);
        assert_non_null(seen);
        for (size_t i = 0; i < grid_cells(grid) * (seed % 5) / 500; i++)
            opacity_set(&level.opacity, sight_random_cell(&random, grid), true);
        level.origin = seed % 3 ? sight_random_cell(&random, grid) : point_make(0, 0);
        int radius = seed % 7 ? FOV_UNLIMITED : random_between(&random, 32, 1200);
        fov_compute(algorithm, &level.opacity, level.origin, radius, &level.view);
        sight_reference_compute("shadowcast", &level.opacity, level.origin, radius, seen);
        check_same(&level, algorithm, radius, seen, seed);
        free(seen);
        sight_level_destroy(&level);
    }
}

static void raycast_is_as_defined(void **state)
{
    (void)state;
    compare("raycast", 2000, 100);
}

static void bresenham_box_is_as_defined(void **state)
{
    (void)state;
    compare("bresenham-box", 5000, 100);
}

static void bresenham_circle_is_as_defined(void **state)
{
    (void)state;
    compare("bresenham-circle", 5000, 100);
}

static void disc_is_as_defined(void **state)
{
    (void)state;
    compare("disc", 5000, 300);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shadowcast_is_as_defined),
        cmocka_unit_test(shadowcast_is_as_defined_at_the_greatest_depth),
        cmocka_unit_test(raycast_is_as_defined),
        cmocka_unit_test(bresenham_box_is_as_defined),
        cmocka_unit_test(bresenham_circle_is_as_defined),
        cmocka_unit_test(disc_is_as_defined),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
