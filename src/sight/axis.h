/* Private to sight: the two opposite quadrants of a shadowcast that cross the same lines of cells.
 * For north and south the lines are the rows of the level, for west and east its columns; here, y
 * counts lines and x the cells of a line for either. */
#ifndef SIGHT_AXIS_H
#define SIGHT_AXIS_H

#include "base/bit_grid.h"
#include "sight/opacity.h"

/* The square near the origin: 64 lines of 64 cells, a word each; the origin is in the middle. */
#define NEAR_SIDE 64
#define NEAR_MIDDLE 32
#define NEAR_DEPTH 31 /* the last depth that is in the square on either side */

/* The cells with dx*dx + dy*dy <= r*r + r. Both arrays are by depth, which counts from 1, and need
 * not be exact where a quadrant, |c| <= d, is narrower than the circle. */
struct axis_circle {
    int radius;
    uint64_t near[NEAR_DEPTH + 1];       /* those cells of a line of the near square */
    uint16_t half_widths[GRID_SIDE_MAX]; /* how many cells they go to either side */
};

/* A circle, measured to this depth; the radius is at least 1. */
void axis_circle_measure(struct axis_circle *circle, int radius, int depth);

struct axis {
    const struct opacity_lines *walls;
    struct bit_grid *seen; /* in which is marked what is seen outside the near square */
    struct point origin;
    const struct axis_circle *circle; /* NULL: no limit */
    int depth_before; /* lines within the circle and the level before the origin's, */
    int depth_behind; /* and behind it */
    uint64_t near_walls[NEAR_SIDE];
    uint64_t near_within[NEAR_SIDE]; /* the cells in circle and level */
    uint64_t near_seen[NEAR_SIDE];
};

/* An axis on which nothing is seen yet. */
void axis_init(struct axis *axis, const struct opacity_lines *walls, struct bit_grid *seen,
               struct point origin, const struct axis_circle *circle);

/* How far one quadrant sees. */
struct axis_reach {
    int near_depth; /* the last line in the near square; 0: none */
    int far_depth;  /* the last one behind it; 0: none */
    int far_first;  /* the first and the last cell of a line that is seen there */
    int far_last;
};

/* Finds what is seen in one quadrant: behind the origin's line for step 1, before it for -1. */
struct axis_reach axis_scan(struct axis *axis, int step);

#endif
