/* A Bresenham line to every cell of the border of the square |dx|, |dy| <= r, each up to its first
 * blocking cell, which is seen. The square's corners are in reach. */
#include "sight/fov_algorithms.h"
#include "sight/ray_target.h"

void fov_bresenham_box_compute(const struct opacity *opacity, struct point origin, int radius,
                               struct view *view)
{
    struct ray_octant octants[RAY_OCTANTS];
    ray_octants_init(octants, opacity, origin, radius, RAY_TIES_BRESENHAM, view);
    for (int i = 0; i < RAY_OCTANTS; i++)
        for (int side = 0; side <= radius; side++)
            ray_reveal(&octants[i], radius, side, radius);
}

bool fov_bresenham_box_sees(const struct opacity *opacity, struct point origin, int radius,
                            struct point cell)
{
    struct ray_target target = ray_target_make(opacity, origin, cell, RAY_TIES_BRESENHAM);
    int last = ray_target_last_side(&target, radius);
    for (int side = ray_target_first_side(&target, radius); side <= last; side++)
        if (ray_target_is_met(&target, radius, side, radius))
            return true;
    return false;
}

int fov_bresenham_box_rays(int radius, struct fov_ray *rays)
{
    for (int side = 0; side <= radius; side++)
        rays[side] = (struct fov_ray){radius, side, radius};
    return radius + 1;
}
