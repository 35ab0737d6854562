/* Private to sight: the two opposite quadrants of a shadowcast that cross the same lines of cells.
 * For north and south the lines are the rows of the level, for west and east its columns; here, y
 * counts lines and x the cells of a line for either. */
#ifndef SIGHT_AXIS_H
#define SIGHT_AXIS_H

#include "base/bit_grid.h"
#include "sight/opacity.h"
#include "sight/radius_mask.h"

/* A line near the origin, as words of bits (see radius_mask.h). */
struct axis_line {
    uint64_t walls;
    uint64_t within; /* the cells in quadrant, radius mask and level */
    uint64_t seen;
    uint64_t spare; /* makes a line 32 bytes, quick to find */
};

/* More than there are near lines, because lines are transposed in blocks of 32. */
#define AXIS_LINES 64

/* How far one quadrant sees. */
struct axis_reach {
    int near_depth; /* the last near line that was reached; 0: none */
    int far_depth;  /* the last line seen; 0: none behind the near ones */
    int far_first;  /* the first and last cell seen in those lines */
    int far_last;
};

struct axis {
    const struct opacity_lines *walls;
    struct bit_grid *seen; /* receives what is seen in lines that are not near */
    struct point origin;
    const struct radius_mask *radius_mask;
    struct axis_reach before; /* the result for the quadrant before the origin's line */
    struct axis_reach behind; /* and for the one behind it */
    /* The origin's is in the middle; filled as far as they are reached. */
    struct axis_line lines[AXIS_LINES];
};

/* Finds what is seen in both quadrants of the axis. */
void axis_scan(struct axis *axis, const struct opacity_lines *walls, struct bit_grid *seen,
               struct point origin, const struct radius_mask *radius_mask);

#endif
