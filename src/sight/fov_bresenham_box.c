/* A Bresenham line to every cell of the border of the square |dx|, |dy| <= r, each up to its first
 * blocking cell, which is seen. The square's corners are in reach. */
#include "sight/fov_algorithms.h"
#include "sight/ray.h"

void fov_bresenham_box_compute(const struct opacity *opacity, struct point origin, int radius,
                               struct view *view)
{
    struct ray_octant octants[RAY_OCTANTS];
    ray_octants_init(octants, opacity, origin, radius, RAY_TIES_BRESENHAM, view);
    for (int i = 0; i < RAY_OCTANTS; i++)
        for (int side = 0; side <= radius; side++)
            ray_reveal(&octants[i], radius, side, radius);
}
