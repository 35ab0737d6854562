/* The view of an algorithm with rays is what its rays see, on random levels. */
#include "support/check.h"
#include "support/seeds.h"
#include "support/sight_random.h"

#include "sight/fov_rays.h"

#define RADIUS_MAX 60

static struct fov_ray rays[FOV_RAYS_MAX(RADIUS_MAX)];
static struct point cells[RADIUS_MAX];

/* Removes the cells of all rays from a view; fails if one of them is not in it. */
static void take_out(const struct fov_algorithm *algorithm, const struct sight_level *level,
                     int radius, struct bit_grid *left, unsigned seed)
{
    int count = fov_rays(algorithm, radius, rays);
    assert_in_range(count, 1, FOV_RAYS_MAX(radius));
    for (int octant = 0; octant < FOV_RAY_OCTANTS; octant++)
        for (int i = 0; i < count; i++) {
            int length =
                fov_ray_cells(algorithm, &level->opacity, level->origin, octant, rays[i], cells);
            for (int k = 0; k < length; k++) {
                if (!view_has(&level->view, cells[k]))
                    fail_msg("%s, seed %u: a ray sees %d,%d, which is not in view", algorithm->name,
                             seed, cells[k].x, cells[k].y);
                bit_grid_put(left, cells[k], false);
            }
        }
}

static void check(const struct fov_algorithm *algorithm, unsigned seed)
{
    struct random random = random_make(seed);
    struct sight_level level = sight_random_level(&random, 100);
    int radius = random_between(&random, 1, RADIUS_MAX);
    fov_compute(algorithm, &level.opacity, level.origin, radius, &level.view);
    struct sight_level copy = sight_level_create(level.opacity.grid);
    fov_compute(algorithm, &level.opacity, level.origin, radius, &copy.view);
    take_out(algorithm, &level, radius, &copy.view.cells, seed);
    bit_grid_put(&copy.view.cells, level.origin, false);
    for (size_t i = 0; i < grid_cells(level.opacity.grid); i++) {
        struct point p = grid_point(level.opacity.grid, i);
        if (view_has(&copy.view, p))
            fail_msg("%s, seed %u, radius %d: no ray sees %d,%d, which is in view", algorithm->name,
                     seed, radius, p.x, p.y);
    }
    sight_level_destroy(&copy);
    sight_level_destroy(&level);
}

static void the_rays_of_an_algorithm_see_its_view(void **state)
{
    (void)state;
    int casting = 0;
    for (int i = 0; i < fov_count(); i++) {
        if (!fov_get(i)->rays)
            continue;
        casting++;
        for (struct seeds seeds = SEEDS(0, 1499); seeds_next(&seeds);)
            check(fov_get(i), seeds.seed);
    }
    assert_int_equal(casting, 3);
}

static void an_algorithm_without_rays_has_none(void **state)
{
    (void)state;
    assert_int_equal(fov_rays(fov_default(), 10, rays), 0);
    assert_int_equal(fov_rays(fov_get(fov_find("disc")), 10, rays), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_rays_of_an_algorithm_see_its_view),
        cmocka_unit_test(an_algorithm_without_rays_has_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
