/* Private to sight: a walk from a cell towards another, one cell a step along the longer axis,
 * always on the cell nearest to the straight line. */
#ifndef SIGHT_RAY_H
#define SIGHT_RAY_H

#include "sight/opacity.h"
#include "sight/view.h"

/* Where the line passes exactly between two cells. */
enum ray_ties {
    RAY_TIES_FAR, /* the cell further from the start's row or column */
    RAY_TIES_NEAR,
};

struct ray {
    struct point at;
    struct point forward;  /* the step along the longer axis */
    struct point sideways; /* the step that the shorter axis takes now and then */
    int slip; /* in 1 / (2 * length): how far the line is from the last sideways step */
    int slip_a_step;
    int slip_full;
};

/* A walk that starts on `from` and is on from + offset after as many steps as the offset is
 * long. */
struct ray ray_make(struct point from, struct point offset, enum ray_ties ties);

static inline void ray_step(struct ray *ray)
{
    ray->at = point_add(ray->at, ray->forward);
    ray->slip += ray->slip_a_step;
    if (ray->slip >= ray->slip_full) {
        ray->slip -= ray->slip_full;
        ray->at = point_add(ray->at, ray->sideways);
    }
}

/* Walks `steps` steps and adds each cell to the view, up to the level's edge or the first blocking
 * cell, which is still seen. */
void ray_reveal(struct ray ray, int steps, const struct opacity *opacity, struct view *view);

/* Reveals the whole Bresenham line (see line.h) from the origin to origin + offset. */
void ray_reveal_bresenham(const struct opacity *opacity, struct point origin, struct point offset,
                          struct view *view);

#endif
