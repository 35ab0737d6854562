/* A Bresenham line to every cell of two rings, of radius r and r - 1 (which closes most of the gaps
 * that the first leaves), each up to its first blocking cell, which is seen. */
#include "sight/fov_algorithms.h"
#include "sight/ray.h"

/* Ring r is the cells with r*r - r < dx*dx + dy*dy <= r*r + r. Ring r - 1 (empty if r = 1) ends
 * where that begins, at (r - 1) * (r - 1) + (r - 1) = r*r - r, so both are found as one. */
static void reveal_rings(const struct ray_octant *octant, int radius)
{
    int inner = (radius - 1) * (radius - 1) - (radius - 1);
    int outer = radius * radius + radius;
    int longest = radius;
    for (int side = 0; side <= longest; side++) {
        while (longest * longest + side * side > outer)
            longest--;
        for (int length = longest; length >= side && length * length + side * side > inner;
             length--)
            ray_reveal(octant, length, side, length);
    }
}

void fov_bresenham_circle_compute(const struct opacity *opacity, struct point origin, int radius,
                                  struct view *view)
{
    struct ray_octant octants[RAY_OCTANTS];
    ray_octants_init(octants, opacity, origin, radius, RAY_TIES_BRESENHAM, view);
    for (int i = 0; i < RAY_OCTANTS; i++)
        reveal_rings(&octants[i], radius);
}
