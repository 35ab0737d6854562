/* A Bresenham line to every cell of two rings, of radius r and r - 1 (which closes most of the gaps
 * that the first leaves), each up to its first blocking cell, which is seen. */
#include "sight/circle.h"
#include "sight/fov_algorithms.h"
#include "sight/ray.h"

/* A ring is the cells with r*r - r < dx*dx + dy*dy <= r*r + r. */
static void reveal_ring(const struct opacity *opacity, struct point origin, int radius,
                        struct view *view)
{
    long square = (long)radius * radius;
    for (int dy = -radius; dy <= radius; dy++) {
        int inside = circle_half_width(square - radius, dy);
        int outermost = circle_half_width(square + radius, dy);
        for (int dx = inside + 1; dx <= outermost; dx++) {
            ray_reveal_bresenham(opacity, origin, point_make(dx, dy), view);
            ray_reveal_bresenham(opacity, origin, point_make(-dx, dy), view);
        }
    }
}

void fov_bresenham_circle_compute(const struct opacity *opacity, struct point origin, int radius,
                                  struct view *view)
{
    reveal_ring(opacity, origin, radius, view);
    if (radius > 1)
        reveal_ring(opacity, origin, radius - 1, view);
}
