/* The claims of every algorithm about its views, and common properties of all views, on random levels. A new row of the
 * registry needs no line here. */
#include "support/bit_grid_check.h"
#include "support/check.h"
#include "support/seeds.h"
#include "support/sight_random.h"

#include <string.h>

typedef void trial(const struct fov_algorithm *algorithm, struct random *random, unsigned seed);

/* Tests all algorithms that have these properties. */
static void try_each(unsigned properties, int count, trial *try_once)
{
    for (int i = 0; i < fov_count(); i++) {
        const struct fov_algorithm *algorithm = fov_get(i);
        for (struct seeds seeds = SEEDS(0, count - 1); seeds_next(&seeds);) {
            int seed = seeds.seed;
            struct random random = random_make(seed);
            if ((algorithm->properties & properties) == properties)
                try_once(algorithm, &random, seed);
        }
    }
}

static void look(const struct fov_algorithm *algorithm, struct sight_level *level,
                 struct point origin, int radius)
{
    fov_compute(algorithm, &level->opacity, origin, radius, &level->view);
}

static void fail_at(const struct fov_algorithm *algorithm, unsigned seed, struct point origin,
                    int radius, struct point p, const char *what)
{
    fail_msg("%s, seed %u, from %d,%d, radius %d: %d,%d %s", algorithm->name, seed, origin.x,
             origin.y, radius, p.x, p.y, what);
}

/* --- symmetry --- */

static void check_seen_back(const struct fov_algorithm *algorithm, struct sight_level *level,
                            struct point a, struct point b, int radius, unsigned seed)
{
    look(algorithm, level, a, radius);
    bool a_sees_b = view_has(&level->view, b);
    look(algorithm, level, b, radius);
    if (view_has(&level->view, a) != a_sees_b)
        fail_at(algorithm, seed, a, radius, b, "is seen one way only");
}

static void try_symmetry(const struct fov_algorithm *algorithm, struct random *random,
                         unsigned seed)
{
    struct sight_level level = sight_random_level(random, 300);
    int radius = sight_random_radius(random);
    for (int pairs = 0; pairs < 20; pairs++) {
        struct point a = sight_random_floor(random, &level.opacity);
        struct point b = sight_random_floor(random, &level.opacity);
        if (!opacity_blocks(&level.opacity, a) && !opacity_blocks(&level.opacity, b))
            check_seen_back(algorithm, &level, a, b, radius, seed);
    }
    sight_level_destroy(&level);
}

static void symmetric_algorithms_see_both_ways(void **state)
{
    (void)state;
    try_each(FOV_SYMMETRIC, 20000, try_symmetry);
}

static void try_symmetry_of_all_pairs(const struct fov_algorithm *algorithm, struct random *random,
                                      unsigned seed)
{
    struct sight_level level = sight_random_level(random, 10);
    size_t cells = grid_cells(level.opacity.grid);
    int radius = sight_random_radius(random);
    for (size_t i = 0; i < cells; i++)
        for (size_t j = 0; j < i; j++) {
            struct point a = grid_point(level.opacity.grid, i);
            struct point b = grid_point(level.opacity.grid, j);
            if (!opacity_blocks(&level.opacity, a) && !opacity_blocks(&level.opacity, b))
                check_seen_back(algorithm, &level, a, b, radius, seed);
        }
    sight_level_destroy(&level);
}

static void symmetric_algorithms_see_both_ways_between_all_pairs(void **state)
{
    (void)state;
    try_each(FOV_SYMMETRIC, 600, try_symmetry_of_all_pairs);
}

/* --- walls --- */

static bool is_on_edge(struct grid grid, struct point p)
{
    return p.x == 0 || p.y == 0 || p.x == grid.width - 1 || p.y == grid.height - 1;
}

static void try_room(const struct fov_algorithm *algorithm, struct random *random, unsigned seed)
{
    struct grid grid = {random_between(random, 3, 150), random_between(random, 3, 30)};
    struct sight_level level = sight_level_create(grid);
    for (size_t i = 0; i < grid_cells(grid); i++)
        opacity_set(&level.opacity, grid_point(grid, i), is_on_edge(grid, grid_point(grid, i)));
    struct point origin = {random_between(random, 1, grid.width - 2),
                           random_between(random, 1, grid.height - 2)};
    int radius = grid.width + grid.height;
    look(algorithm, &level, origin, radius);
    for (size_t i = 0; i < grid_cells(grid); i++)
        if (!view_has(&level.view, grid_point(grid, i)))
            fail_at(algorithm, seed, origin, radius, grid_point(grid, i), "is not seen");
    sight_level_destroy(&level);
}

static void expansive_algorithms_see_all_of_a_room(void **state)
{
    (void)state;
    try_each(FOV_EXPANSIVE_WALLS, 500, try_room);
}

/* Marks every cell that is connected to `from` by non-blocking cells. */
static void flood(const struct opacity *opacity, struct point from, bool *reached)
{
    struct grid grid = opacity->grid;
    struct point *queue = malloc(grid_cells(grid) * sizeof *queue);
    size_t count = 0;
    assert_non_null(queue);
    reached[grid_index(grid, from)] = true;
    queue[count++] = from;
    for (size_t i = 0; i < count; i++)
        for (int d = 0; d < DIRECTION_COUNT; d++) {
            struct point p = point_step(queue[i], (enum direction)d);
            if (!grid_contains(grid, p) || reached[grid_index(grid, p)])
                continue;
            reached[grid_index(grid, p)] = true;
            if (!opacity_blocks(opacity, p))
                queue[count++] = p;
        }
    free(queue);
}

static void try_stopping(const struct fov_algorithm *algorithm, struct random *random,
                         unsigned seed)
{
    struct sight_level level = sight_random_level(random, 100);
    struct grid grid = level.opacity.grid;
    int radius = sight_random_radius(random);
    bool *reached = calloc(grid_cells(grid), sizeof *reached);
    assert_non_null(reached);
    flood(&level.opacity, level.origin, reached);
    look(algorithm, &level, level.origin, radius);
    for (size_t i = 0; i < grid_cells(grid); i++)
        if (view_has(&level.view, grid_point(grid, i)) && !reached[i])
            fail_at(algorithm, seed, level.origin, radius, grid_point(grid, i), "is walled off");
    free(reached);
    sight_level_destroy(&level);
}

static void algorithms_that_stop_at_walls_do(void **state)
{
    (void)state;
    try_each(FOV_STOPS_AT_WALLS, 5000, try_stopping);
}

/* --- shadows --- */

/* How many cells are hidden in the row (or column) of `p`, which is farther along the axis. */
static int hidden_in_line(const struct sight_level *level, struct point p, bool is_row)
{
    int hidden = 0;
    int length = is_row ? level->opacity.grid.width : level->opacity.grid.height;
    for (int i = 0; i < length; i++)
        hidden += !view_has(&level->view, is_row ? point_make(i, p.y) : point_make(p.x, i));
    return hidden;
}

/* A shadow at t times the depth of its pillar is over t cells wide, so it hides t - 1 or more. They are counted while the
 * whole shadow is in the level. */
static void check_shadow(const struct fov_algorithm *algorithm, const struct sight_level *level,
                         struct point pillar, unsigned seed)
{
    struct grid grid = level->opacity.grid;
    struct point to = point_subtract(pillar, level->origin);
    int depth = point_chebyshev(level->origin, pillar);
    bool is_row = abs(to.y) >= abs(to.x);
    for (int t = 2;; t++) {
        struct point behind = {level->origin.x + t * to.x, level->origin.y + t * to.y};
        struct point side = is_row ? point_make(t, 0) : point_make(0, t);
        if (!grid_contains(grid, point_add(behind, side)) ||
            !grid_contains(grid, point_subtract(behind, side)) || abs(to.x) == abs(to.y))
            return;
        if (hidden_in_line(level, behind, is_row) < t - 1)
            fail_at(algorithm, seed, level->origin, depth, behind, "has too narrow a shadow");
    }
}

/* In each line behind a pillar, the cell nearest to the ray through its centre is hidden. */
static void check_core(const struct fov_algorithm *algorithm, const struct sight_level *level,
                       struct point pillar, unsigned seed)
{
    struct point to = point_subtract(pillar, level->origin);
    int depth = point_chebyshev(level->origin, pillar);
    for (int i = depth + 1;; i++) {
        int away = 1000; /* so that the division rounds down */
        struct point offset = {(2 * i * to.x + depth + 2 * depth * away) / (2 * depth) - away,
                               (2 * i * to.y + depth + 2 * depth * away) / (2 * depth) - away};
        struct point p = point_add(level->origin, offset);
        if (!grid_contains(level->opacity.grid, p))
            return;
        if (view_has(&level->view, p))
            fail_at(algorithm, seed, level->origin, depth, p, "is not in the pillar's shadow");
    }
}

static void try_pillar(const struct fov_algorithm *algorithm, struct random *random, unsigned seed)
{
    struct grid grid = {random_between(random, 2, 200), random_between(random, 2, 60)};
    struct sight_level level = sight_level_create(grid);
    struct point pillar = sight_random_cell(random, grid);
    level.origin = sight_random_cell(random, grid);
    opacity_set(&level.opacity, pillar, true);
    look(algorithm, &level, level.origin, FOV_UNLIMITED);
    if (!point_is_equal(pillar, level.origin)) {
        check_core(algorithm, &level, pillar, seed);
        check_shadow(algorithm, &level, pillar, seed);
    }
    sight_level_destroy(&level);
}

static void shadows_behind_pillars_widen(void **state)
{
    (void)state;
    try_each(FOV_SHADOWS, 8000, try_pillar);
}

/* --- what holds for all --- */

static void check_hidden_behind(const struct fov_algorithm *algorithm,
                                const struct sight_level *level, struct point hidden, unsigned seed)
{
    struct point step = point_subtract(hidden, level->origin);
    for (struct point p = point_add(hidden, step); grid_contains(level->opacity.grid, p);
         p = point_add(p, step))
        if (!opacity_blocks(&level->opacity, p) && view_has(&level->view, p))
            fail_at(algorithm, seed, level->origin, 0, p, "is seen behind a hidden cell");
}

static void try_hidden(const struct fov_algorithm *algorithm, struct random *random, unsigned seed)
{
    struct sight_level level = sight_random_level(random, 100);
    look(algorithm, &level, level.origin, sight_random_radius(random));
    for (size_t i = 0; i < grid_cells(level.opacity.grid); i++) {
        struct point p = grid_point(level.opacity.grid, i);
        if (!opacity_blocks(&level.opacity, p) && !view_has(&level.view, p))
            check_hidden_behind(algorithm, &level, p, seed);
    }
    sight_level_destroy(&level);
}

static void hidden_pillars_hide_what_is_behind_them(void **state)
{
    (void)state;
    try_each(0, 3000, try_hidden);
}

/* Every bit of the view is a cell's, within its rows, and scratch space is empty between computations. */
static void check_shape(const struct fov_algorithm *algorithm, const struct view *view,
                        struct point origin, unsigned seed)
{
    size_t cells = 0;
    for (size_t i = 0; i < grid_cells(view->cells.grid); i++) {
        struct point p = grid_point(view->cells.grid, i);
        cells += view_has(view, p);
        if (view_has(view, p) && (p.y < view->first_row || p.y > view->last_row))
            fail_at(algorithm, seed, origin, 0, p, "is outside the view's rows");
    }
    if (!view_has(view, origin) || cells != bit_grid_count(&view->cells) ||
        bit_grid_count(&view->columns) != 0)
        fail_at(algorithm, seed, origin, 0, origin, "has an untidy view");
}

/* One view serves for many levels and never shows old contents. */
static void try_reuse(const struct fov_algorithm *algorithm, struct random *random, unsigned seed)
{
    struct sight_level max = sight_level_create((struct grid){100, 100});
    for (int times = 0; times < 8; times++) {
        struct sight_level level = sight_random_level(random, 100);
        int radius = sight_random_radius(random);
        look(algorithm, &level, level.origin, radius);
        fov_compute(algorithm, &level.opacity, level.origin, radius, &max.view);
        check_shape(algorithm, &max.view, level.origin, seed);
        if (!bit_grid_check_equal(&level.view.cells, &max.view.cells))
            fail_at(algorithm, seed, level.origin, radius, level.origin, "sees what was before");
        sight_level_destroy(&level);
    }
    sight_level_destroy(&max);
}

static void views_are_tidy_and_keep_no_old_cells(void **state)
{
    (void)state;
    try_each(0, 500, try_reuse);
}

static void try_own_cell(const struct fov_algorithm *algorithm, struct random *random,
                         unsigned seed)
{
    struct sight_level level = sight_random_level(random, 100);
    struct sight_level other = sight_level_create(level.opacity.grid);
    int radius = sight_random_radius(random);
    opacity_set(&level.opacity, level.origin, false);
    look(algorithm, &level, level.origin, radius);
    opacity_set(&level.opacity, level.origin, true);
    fov_compute(algorithm, &level.opacity, level.origin, radius, &other.view);
    if (!bit_grid_check_equal(&level.view.cells, &other.view.cells))
        fail_at(algorithm, seed, level.origin, radius, level.origin, "blocks its own view");
    sight_level_destroy(&other);
    sight_level_destroy(&level);
}

static void the_origin_never_blocks_its_own_view(void **state)
{
    (void)state;
    try_each(0, 3000, try_own_cell);
}

static void try_unlimited(const struct fov_algorithm *algorithm, struct random *random,
                          unsigned seed)
{
    struct sight_level level = sight_random_level(random, 100);
    struct sight_level other = sight_level_create(level.opacity.grid);
    int longer_side = grid_longer_side(level.opacity.grid);
    int radius = algorithm->handles_unlimited ? FOV_RADIUS_MAX : longer_side;
    look(algorithm, &level, level.origin, FOV_UNLIMITED);
    fov_compute(algorithm, &level.opacity, level.origin, radius, &other.view);
    if (!bit_grid_check_equal(&level.view.cells, &other.view.cells))
        fail_at(algorithm, seed, level.origin, radius, level.origin, "is limited");
    sight_level_destroy(&other);
    sight_level_destroy(&level);
}

static void unlimited_is_unlimited(void **state)
{
    (void)state;
    try_each(0, 1000, try_unlimited);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(symmetric_algorithms_see_both_ways),
        cmocka_unit_test(symmetric_algorithms_see_both_ways_between_all_pairs),
        cmocka_unit_test(expansive_algorithms_see_all_of_a_room),
        cmocka_unit_test(algorithms_that_stop_at_walls_do),
        cmocka_unit_test(shadows_behind_pillars_widen),
        cmocka_unit_test(hidden_pillars_hide_what_is_behind_them),
        cmocka_unit_test(views_are_tidy_and_keep_no_old_cells),
        cmocka_unit_test(the_origin_never_blocks_its_own_view),
        cmocka_unit_test(unlimited_is_unlimited),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
