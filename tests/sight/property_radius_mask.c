/* Shadowcasting within a radius mask is the unlimited view, clipped. */
#include "support/check.h"
#include "support/seeds.h"
#include "support/sight_random.h"

#include "sight/fov_shadowcast.h"

static void look_within(struct sight_level *level, const struct radius_mask *radius_mask)
{
    view_reset(&level->view, level->opacity.grid);
    view_add(&level->view, level->origin);
    fov_shadowcast_compute_within(&level->opacity, level->origin, radius_mask, &level->view);
}

typedef bool shape(int dx, int dy, int size);

static bool is_in_square(int dx, int dy, int size)
{
    return abs(dx) <= size && abs(dy) <= size;
}

static bool is_in_circle(int dx, int dy, int size)
{
    return dx * dx + dy * dy <= size;
}

typedef void measure(struct radius_mask *radius_mask, int size);

static void check_clipped(measure *measure_outline, shape *has, int size_max)
{
    for (struct seeds seeds = SEEDS(0, 2999); seeds_next(&seeds);) {
        int seed = seeds.seed;
        struct random random = random_make(seed);
        struct sight_level level = sight_random_level(&random, 300);
        struct sight_level whole = sight_level_create(level.opacity.grid);
        int size = random_between(&random, 1, random_chance(&random, 1, 2) ? 40 : size_max);
        struct radius_mask radius_mask;
        measure_outline(&radius_mask, size);
        look_within(&level, &radius_mask);
        fov_compute(fov_get(0), &level.opacity, level.origin, FOV_UNLIMITED, &whole.view);
        for (size_t i = 0; i < grid_cells(level.opacity.grid); i++) {
            struct point p = grid_point(level.opacity.grid, i);
            struct point offset = point_subtract(p, level.origin);
            bool expected = view_has(&whole.view, p) && has(offset.x, offset.y, size);
            if (view_has(&level.view, p) != expected)
                fail_msg("seed %u, size %d, from %d,%d: %d,%d", seed, size, level.origin.x,
                         level.origin.y, p.x, p.y);
        }
        sight_level_destroy(&whole);
        sight_level_destroy(&level);
    }
}

static void a_square_clips_the_view(void **state)
{
    (void)state;
    check_clipped(radius_mask_square, is_in_square, 400);
}

static void a_circle_of_any_square_clips_the_view(void **state)
{
    (void)state;
    check_clipped(radius_mask_circle, is_in_circle, 100000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_square_clips_the_view),
        cmocka_unit_test(a_circle_of_any_square_clips_the_view),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
