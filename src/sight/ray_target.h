/* Private to sight: a cell of which is asked whether rays from an origin meet it. Only rays of its
 * octant can: all that meet a cell on the edge of two go the same way to it. */
#ifndef SIGHT_RAY_TARGET_H
#define SIGHT_RAY_TARGET_H

#include "sight/ray.h"

struct ray_target {
    const struct opacity *opacity;
    struct point origin;
    struct point forward;  /* the step along the longer part of the way to the cell */
    struct point sideways; /* along the shorter part */
    int depth;             /* how many steps forward the cell is away */
    int column;            /* and how many sideways, 0 .. depth */
    bool ties_are_near;
};

/* A target of such rays, another cell than the origin. */
struct ray_target ray_target_make(const struct opacity *opacity, struct point origin,
                                  struct point cell, enum ray_ties ties);

/* Whether a ray of the octant is on the target within its first steps, and on nothing before it
 * that blocks. */
bool ray_target_is_met(const struct ray_target *target, int length, int side, int steps);

/* A ray so long meets the target only if it ends at least so far to the side, */
int ray_target_first_side(const struct ray_target *target, int length);

/* and at most so far. */
int ray_target_last_side(const struct ray_target *target, int length);

#endif
