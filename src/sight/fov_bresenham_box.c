/* A Bresenham line to every cell of the border of the square |dx|, |dy| <= r, each up to its first
 * blocking cell, which is seen. The square's corners are in reach. */
#include "sight/fov_algorithms.h"
#include "sight/ray.h"

void fov_bresenham_box_compute(const struct opacity *opacity, struct point origin, int radius,
                               struct view *view)
{
    for (int i = -radius; i <= radius; i++) {
        ray_reveal_bresenham(opacity, origin, point_make(i, -radius), view);
        ray_reveal_bresenham(opacity, origin, point_make(i, radius), view);
        ray_reveal_bresenham(opacity, origin, point_make(-radius, i), view);
        ray_reveal_bresenham(opacity, origin, point_make(radius, i), view);
    }
}
