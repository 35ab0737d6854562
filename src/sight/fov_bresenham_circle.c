/* A Bresenham line to every cell of two rings, of radius r and r - 1 (which closes most of the gaps
 * that the first leaves), each up to its first blocking cell, which is seen. */
#include "sight/fov_algorithms.h"
#include "sight/ray_target.h"

/* The rings of an octant. Its cells are (length, side), taken from side 0 on. */
struct rings {
    int inner; /* length * length + side * side is more than this */
    int outer; /* and no more than this */
    int longest;
};

/* Ring r is the cells with r*r - r < dx*dx + dy*dy <= r*r + r. Ring r - 1 (empty if r = 1) ends
 * where that begins, at (r - 1) * (r - 1) + (r - 1) = r*r - r, so both are found as one. */
static struct rings rings_make(int radius)
{
    return (struct rings){(radius - 1) * (radius - 1) - (radius - 1), radius * radius + radius,
                          radius};
}

/* The greatest length for a side; sides are asked for in ascending order. */
static int rings_longest(struct rings *rings, int side)
{
    while (rings->longest * rings->longest + side * side > rings->outer)
        rings->longest--;
    return rings->longest;
}

/* Whether a length that is not too great is not too small. */
static bool rings_reach_in(const struct rings *rings, int length, int side)
{
    return length >= side && length * length + side * side > rings->inner;
}

static void reveal_rings(const struct ray_octant *octant, int radius)
{
    struct rings rings = rings_make(radius);
    for (int side = 0; side <= rings.longest; side++)
        for (int length = rings_longest(&rings, side); rings_reach_in(&rings, length, side);
             length--)
            ray_reveal(octant, length, side, length);
}

void fov_bresenham_circle_compute(const struct opacity *opacity, struct point origin, int radius,
                                  struct view *view)
{
    struct ray_octant octants[RAY_OCTANTS];
    ray_octants_init(octants, opacity, origin, radius, RAY_TIES_BRESENHAM, view);
    for (int i = 0; i < RAY_OCTANTS; i++)
        reveal_rings(&octants[i], radius);
}

/* No length in a ring is less than 2/3 of its radius. */
bool fov_bresenham_circle_sees(const struct opacity *opacity, struct point origin, int radius,
                               struct point cell)
{
    struct ray_target target = ray_target_make(opacity, origin, cell, RAY_TIES_BRESENHAM);
    struct rings rings = rings_make(radius);
    int last = ray_target_last_side(&target, radius);
    for (int side = ray_target_first_side(&target, 2 * (radius - 1) / 3); side <= last; side++)
        for (int length = rings_longest(&rings, side); rings_reach_in(&rings, length, side);
             length--)
            if (ray_target_is_met(&target, length, side, length))
                return true;
    return false;
}

int fov_bresenham_circle_rays(int radius, struct fov_ray *rays)
{
    struct rings rings = rings_make(radius);
    int count = 0;
    for (int side = 0; side <= rings.longest; side++)
        for (int length = rings_longest(&rings, side); rings_reach_in(&rings, length, side);
             length--)
            rays[count++] = (struct fov_ray){length, side, length};
    return count;
}
