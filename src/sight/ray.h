/* Private to sight: rays from an origin, walked one cell a step along their longer axis, always on
 * the cell nearest to the straight line. A ray belongs to one of the eight octants about the
 * origin, and ends `length` cells away along its longer axis and `side` cells away along the other,
 * 0 <= side <= length, 0 < length. */
#ifndef SIGHT_RAY_H
#define SIGHT_RAY_H

#include "sight/opacity.h"
#include "sight/view.h"

#define RAY_OCTANTS 8

/* Which cell a ray takes where it passes exactly between two. A Bresenham line is sorted by its ends, so its cells are the
 * same from either end: swap x and y if steep, and from the smaller end, after k steps, the minor coordinate has moved
 * floor((2*k*dy + dx) / (2*dx)) steps. */
enum ray_ties {
    RAY_TIES_FAR,       /* the one further from the origin's row or column */
    RAY_TIES_BRESENHAM, /* the one of the Bresenham line */
};

/* Whether a ray with this step along its longer axis takes the cell nearer to the origin's row or column. */
bool ray_ties_are_near(enum ray_ties ties, struct point forward);

/* How a ray walks: it slips from its row or column with every step, and when that makes a full cell, the step is sideways as
 * well. */
struct ray_walk {
    int slip; /* in 1 / (2 * length) of a cell: how far the line is from the last sideways step */
    int slip_a_step;
    int slip_full;
};

static inline struct ray_walk ray_walk_make(int length, int side, bool ties_are_near)
{
    return (struct ray_walk){ties_are_near ? length - 1 : length, 2 * side, 2 * length};
}

/* Takes a step and returns whether it is sideways as well. */
static inline bool ray_walk_step(struct ray_walk *walk)
{
    walk->slip += walk->slip_a_step;
    if (walk->slip < walk->slip_full)
        return false;
    walk->slip -= walk->slip_full;
    return true;
}

/* How many of its first steps are sideways. */
static inline int ray_walk_sideways(struct ray_walk walk, int steps)
{
    return (walk.slip + steps * walk.slip_a_step) / walk.slip_full;
}

/* An octant, as places in the words of the opacity's rows and of the view, counted in bits. */
struct ray_octant {
    const uint64_t *opaque;
    size_t opaque_origin;
    size_t opaque_forward; /* from a cell to the next along the longer axis */
    size_t opaque_sideways;
    uint64_t *seen;
    size_t seen_origin;
    size_t seen_forward;
    size_t seen_sideways;
    int room_forward; /* steps from the origin to the level's edge */
    int room_sideways;
    bool ties_are_near;
    bool has_edges; /* walks the axis and the diagonal, which it shares with its neighbours */
};

/* The octants for rays into a view that are no longer than the radius. */
void ray_octants_init(struct ray_octant octants[RAY_OCTANTS], const struct opacity *opacity,
                      struct point origin, int radius, enum ray_ties ties, struct view *view);

/* Walks the first steps of a ray and adds each cell to the view, up to the level's edge or the
 * first blocking cell, which is still seen. A ray along an edge that is another octant's is left to
 * that one. */
void ray_reveal(const struct ray_octant *octant, int length, int side, int steps);

#endif
