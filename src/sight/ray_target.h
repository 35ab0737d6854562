/* Private to sight: tests whether rays from an origin meet a cell. Only rays of the cell's octant can; all rays that meet a
 * cell on the edge of two octants take the same cells to it. */
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

/* The cell is not the origin. */
struct ray_target ray_target_make(const struct opacity *opacity, struct point origin,
                                  struct point cell, enum ray_ties ties);

/* Whether a ray of the octant meets the target within its first steps, and no blocking cell before it. */
bool ray_target_is_met(const struct ray_target *target, int length, int side, int steps);

/* A ray of this length meets the target only if its side is in first_side .. last_side. */
int ray_target_first_side(const struct ray_target *target, int length);
int ray_target_last_side(const struct ray_target *target, int length);

#endif
