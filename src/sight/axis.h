/* Private to sight: the two opposite quadrants of a shadowcast that cross the same lines of cells.
 * For north and south the lines are the rows of the level, for west and east its columns; here, y
 * counts lines and x the cells of a line for either. */
#ifndef SIGHT_AXIS_H
#define SIGHT_AXIS_H

#include "base/bit_grid.h"
#include "sight/opacity.h"
#include "sight/radius_mask.h"

/* A line near the origin, as words of bits (see outline.h). */
struct axis_line {
    uint64_t walls;
    uint64_t within; /* the cells in quadrant, outline and level */
    uint64_t seen;
    uint64_t spare; /* makes a line 32 bytes, quick to find */
};

/* With some behind the last, as lines are turned in blocks of 32. */
#define AXIS_LINES 64

/* How far one quadrant sees. */
struct axis_reach {
    int near_depth; /* the last near line that was reached; 0: none */
    int far_depth;  /* no line behind this one is seen; 0: none behind the near ones is */
    int far_first;  /* the first and the last cell of a line that is seen there */
    int far_last;
};

struct axis {
    const struct opacity_lines *walls;
    struct bit_grid *seen; /* in which is marked what is seen in lines that are not near */
    struct point origin;
    const struct radius_mask *radius_mask;
    struct axis_reach before; /* what was found: the quadrant before the origin's line */
    struct axis_reach behind; /* and the one behind it */
    /* The origin's is in the middle; filled as far as they are reached. */
    struct axis_line lines[AXIS_LINES];
};

/* Finds what is seen in both quadrants of the axis. */
void axis_scan(struct axis *axis, const struct opacity_lines *walls, struct bit_grid *seen,
               struct point origin, const struct radius_mask *radius_mask);

#endif
