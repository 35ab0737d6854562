#include "sight/fov_rays.h"

#include "sight/ray.h"

#include <assert.h>

static_assert(FOV_RAY_OCTANTS == RAY_OCTANTS, "rays are of one kind");

int fov_rays(const struct fov_algorithm *algorithm, int radius, struct fov_ray *rays)
{
    assert(radius >= 1 && radius <= FOV_RADIUS_MAX);
    return algorithm->rays ? algorithm->rays(radius, rays) : 0;
}

static struct point forward_of(int octant)
{
    static const struct point ways[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    return ways[octant / 2];
}

int fov_ray_cells(const struct fov_algorithm *algorithm, const struct opacity *opacity,
                  struct point origin, int octant, struct fov_ray ray, struct point *cells)
{
    enum ray_ties ties = algorithm->has_bresenham_ties ? RAY_TIES_BRESENHAM : RAY_TIES_FAR;
    struct point forward = forward_of(octant);
    struct point sideways =
        octant % 2 ? point_make(forward.y, -forward.x) : point_make(-forward.y, forward.x);
    struct ray_walk walk = ray_walk_make(ray.length, ray.side, ray_ties_are_near(ties, forward));
    struct point at = origin;
    for (int i = 0; i < ray.steps; i++) {
        at = point_add(at, forward);
        if (ray_walk_step(&walk))
            at = point_add(at, sideways);
        if (!grid_contains(opacity->grid, at))
            return i;
        cells[i] = at;
        if (opacity_blocks(opacity, at))
            return i + 1;
    }
    return ray.steps;
}
