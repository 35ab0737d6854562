/* fov_sees for single cells against the whole view, for every algorithm, on random levels. */
#include "support/check.h"
#include "support/seeds.h"
#include "support/sight_random.h"

static void check_cell(const struct fov_algorithm *algorithm, const struct sight_level *level,
                       int radius, struct point p, unsigned seed)
{
    struct grid grid = level->opacity.grid;
    bool is_seen = fov_sees(algorithm, &level->opacity, level->origin, radius, p);
    bool is_in_view = grid_contains(grid, p) && view_has(&level->view, p);
    if (is_seen != is_in_view)
        fail_msg("%s, seed %u, %d x %d, from %d,%d, radius %d: the cell %d,%d is said to be %s",
                 algorithm->name, seed, grid.width, grid.height, level->origin.x, level->origin.y,
                 radius, p.x, p.y, is_seen ? "seen" : "unseen");
}

/* Every cell of a level, and those around it. */
static void check_all_cells(const struct fov_algorithm *algorithm, struct sight_level *level,
                            int radius, unsigned seed)
{
    struct grid grid = level->opacity.grid;
    fov_compute(algorithm, &level->opacity, level->origin, radius, &level->view);
    for (int y = -1; y <= grid.height; y++)
        for (int x = -1; x <= grid.width; x++)
            check_cell(algorithm, level, radius, point_make(x, y), seed);
}

/* Random cells of the whole level, and of the cells near the origin. */
static void check_some_cells(const struct fov_algorithm *algorithm, struct sight_level *level,
                             int radius, struct random *random, unsigned seed)
{
    fov_compute(algorithm, &level->opacity, level->origin, radius, &level->view);
    for (int i = 0; i < 100; i++) {
        int near = random_between(random, 1, 40);
        int x = level->origin.x + random_between(random, -near, near);
        int y = level->origin.y + random_between(random, -near, near);
        check_cell(algorithm, level, radius, sight_random_cell(random, level->opacity.grid), seed);
        check_cell(algorithm, level, radius, point_make(x, y), seed);
    }
}

static void every_cell_of_small_levels_is_seen_as_in_the_view(void **state)
{
    (void)state;
    for (int i = 0; i < fov_count(); i++)
        for (struct seeds seeds = SEEDS(0, 3999); seeds_next(&seeds);) {
            int seed = seeds.seed;
            struct random random = random_make(seed);
            struct sight_level level = sight_random_level(&random, 40);
            check_all_cells(fov_get(i), &level, sight_random_radius(&random), seed);
            sight_level_destroy(&level);
        }
}

static void cells_of_large_levels_are_seen_as_in_the_view(void **state)
{
    (void)state;
    for (int i = 0; i < fov_count(); i++)
        for (struct seeds seeds = SEEDS(0, 3999); seeds_next(&seeds);) {
            int seed = seeds.seed;
            struct random random = random_make(seed);
            struct sight_level level = sight_random_level(&random, 300);
            level.origin = sight_random_floor(&random, &level.opacity);
            check_some_cells(fov_get(i), &level, sight_random_radius(&random), &random, seed);
            sight_level_destroy(&level);
        }
}

/* As deep as possible, where slopes differ least: nearly open strips. */
static struct sight_level random_strip(struct random *random)
{
    int length = random_between(random, 1000, GRID_SIDE_MAX);
    int breadth = random_between(random, 1, 60);
    struct grid grid = {length, breadth};
    if (random_chance(random, 1, 2))
        grid = (struct grid){breadth, length};
    struct sight_level level = sight_level_create(grid);
    for (size_t i = grid_cells(grid) * (size_t)random_below(random, 5) / 500; i > 0; i--)
        opacity_set(&level.opacity, sight_random_cell(random, grid), true);
    level.origin = random_chance(random, 1, 2) ? sight_random_cell(random, grid) : level.origin;
    return level;
}

static void cells_of_the_longest_strips_are_seen_as_in_the_view(void **state)
{
    (void)state;
    for (int i = 0; i < fov_count(); i++)
        for (struct seeds seeds = SEEDS(0, 39); seeds_next(&seeds);) {
            int seed = seeds.seed;
            struct random random = random_make(seed);
            struct sight_level level = random_strip(&random);
            int radius =
                random_chance(&random, 1, 3) ? random_between(&random, 32, 1200) : FOV_UNLIMITED;
            for (int times = 0; times < 10; times++)
                check_some_cells(fov_get(i), &level, radius, &random, seed);
            sight_level_destroy(&level);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_cell_of_small_levels_is_seen_as_in_the_view),
        cmocka_unit_test(cells_of_large_levels_are_seen_as_in_the_view),
        cmocka_unit_test(cells_of_the_longest_strips_are_seen_as_in_the_view),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
