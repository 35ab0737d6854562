/* Lines of missiles on random levels, against their definition and promises. */
#include "support/bit_grid_check.h"
#include "support/bresenham_reference.h"
#include "support/check.h"
#include "support/seeds.h"
#include "support/sight_random.h"

#include "sight/missile_line.h"

static struct point cells[GRID_SIDE_MAX];

/* Every non-blocking cell that shadowcast sees can be hit. */
static void missiles_reach_every_cell_that_is_seen(void **state)
{
    (void)state;
    for (struct seeds seeds = SEEDS(0, 7999); seeds_next(&seeds);) {
        int seed = seeds.seed;
        struct random random = random_make(seed);
        struct sight_level level = sight_random_level(&random, 120);
        const struct opacity *opacity = &level.opacity;
        fov_compute(fov_get(0), opacity, level.origin, sight_random_radius(&random), &level.view);
        for (size_t i = 0; i < grid_cells(opacity->grid); i++) {
            struct point to = grid_point(opacity->grid, i);
            if (opacity_blocks(opacity, to) || !view_has(&level.view, to))
                continue;
            int length = missile_line(opacity, level.origin, to, cells, GRID_SIDE_MAX);
            for (int k = 0; k < length; k++)
                if (opacity_blocks(opacity, cells[k]))
                    fail_msg("seed %u: from %d,%d to %d,%d by way of %d,%d", seed, level.origin.x,
                             level.origin.y, to.x, to.y, cells[k].x, cells[k].y);
        }
        sight_level_destroy(&level);
    }
}

/* Twice the distance of a cell from the line along the minor axis, times the line's length. */
static int distance_from_line(struct point from, struct point to, struct point p)
{
    struct point line = point_subtract(to, from);
    struct point here = point_subtract(p, from);
    return 2 * abs(line.x * here.y - line.y * here.x);
}

/* The other cell that is as near to the line, if this one is exactly half a cell away. */
static struct point twin(struct point from, struct point to, struct point p)
{
    bool is_steep = abs(to.y - from.y) > abs(to.x - from.x);
    for (int side = -1; side <= 1; side += 2) {
        struct point other = is_steep ? point_make(p.x + side, p.y) : point_make(p.x, p.y + side);
        if (distance_from_line(from, to, other) == distance_from_line(from, to, p))
            return other;
    }
    fail_msg("a cell half off the line has no twin");
    return p;
}

static void check_missile_cell(const struct opacity *opacity, struct point from, struct point to,
                               int k, unsigned seed)
{
    struct point p = cells[k];
    int length = point_chebyshev(from, to);
    int distance = distance_from_line(from, to, p);
    bool is_good = point_chebyshev(from, p) == k + 1 && point_chebyshev(p, to) == length - k - 1;
    is_good = is_good && distance <= length;
    if (is_good && distance == length) {
        struct point other = twin(from, to, p);
        if (opacity_blocks(opacity, p) != opacity_blocks(opacity, other))
            is_good = !opacity_blocks(opacity, p);
        else
            is_good = grid_index(opacity->grid, p) < grid_index(opacity->grid, other);
    }
    if (!is_good)
        fail_msg("seed %u: from %d,%d to %d,%d, step %d", seed, from.x, from.y, to.x, to.y, k + 1);
}

static void missiles_fly_as_defined(void **state)
{
    (void)state;
    for (struct seeds seeds = SEEDS(0, 4999); seeds_next(&seeds);) {
        int seed = seeds.seed;
        struct random random = random_make(seed);
        struct sight_level level = sight_random_level(&random, 300);
        for (int times = 0; times < 10; times++) {
            struct point from = sight_random_cell(&random, level.opacity.grid);
            struct point to = sight_random_cell(&random, level.opacity.grid);
            int length = missile_line(&level.opacity, from, to, cells, GRID_SIDE_MAX);
            assert_int_equal(length, point_chebyshev(from, to));
            for (int k = 0; k < length; k++)
                check_missile_cell(&level.opacity, from, to, k, seed);
        }
        sight_level_destroy(&level);
    }
}

static void bresenham_lines_are_near_and_the_same_from_either_end(void **state)
{
    (void)state;
    for (struct seeds seeds = SEEDS(1, 20000); seeds_next(&seeds);) {
        struct random random = random_make((uint64_t)seeds.seed);
        int side = seeds.seed % 2 ? 12 : 5000;
        struct point a = {random_between(&random, -side, side),
                          random_between(&random, -side, side)};
        struct point b = {random_between(&random, -side, side),
                          random_between(&random, -side, side)};
        int length = point_chebyshev(a, b);
        int k = random_between(&random, 0, length);
        struct point p = bresenham_reference(a, b, k);
        assert_true(point_is_equal(p, bresenham_reference(b, a, length - k)));
        assert_int_equal(point_chebyshev(a, p), k);
        assert_int_equal(point_chebyshev(p, b), length - k);
        if (side == 12)
            assert_true(distance_from_line(a, b, p) <= length);
        assert_true(point_is_equal(bresenham_reference(a, b, 0), a));
    }
}

/* The rays of fov take the same cells as the formula. */
static void views_of_bresenham_box_are_made_of_these_lines(void **state)
{
    (void)state;
    const struct fov_algorithm *algorithm = fov_get(fov_find("bresenham-box"));
    for (struct seeds seeds = SEEDS(0, 499); seeds_next(&seeds);) {
        int seed = seeds.seed;
        struct random random = random_make(seed);
        struct sight_level level = sight_random_level(&random, 40);
        struct sight_level other = sight_level_create(level.opacity.grid);
        int radius = random_between(&random, 1, 20);
        view_add(&other.view, level.origin);
        for (int i = 0; i < 8 * radius; i++) {
            int along = i % (2 * radius) - radius;
            struct point corner = i < 2 * radius   ? point_make(along, -radius)
                                  : i < 4 * radius ? point_make(radius, along)
                                  : i < 6 * radius ? point_make(-along, radius)
                                                   : point_make(-radius, -along);
            struct point to = point_add(level.origin, corner);
            for (int k = 1; k <= radius; k++) {
                struct point p = bresenham_reference(level.origin, to, k);
                if (!grid_contains(level.opacity.grid, p))
                    break;
                view_add(&other.view, p);
                if (opacity_blocks(&level.opacity, p))
                    break;
            }
        }
        fov_compute(algorithm, &level.opacity, level.origin, radius, &level.view);
        if (!bit_grid_check_equal(&level.view.cells, &other.view.cells))
            fail_msg("seed %u, radius %d", seed, radius);
        sight_level_destroy(&other);
        sight_level_destroy(&level);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(missiles_reach_every_cell_that_is_seen),
        cmocka_unit_test(missiles_fly_as_defined),
        cmocka_unit_test(bresenham_lines_are_near_and_the_same_from_either_end),
        cmocka_unit_test(views_of_bresenham_box_are_made_of_these_lines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
