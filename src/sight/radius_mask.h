/* How far a view may reach, line by line. A line at depth d of a quadrant has the columns -d .. d; the mask keeps -w .. w. */
#ifndef SIGHT_RADIUS_MASK_H
#define SIGHT_RADIUS_MASK_H

#include "base/grid.h"

#include <stdbool.h>
#include <stdint.h>

/* Lines up to this depth are near: words of 64 cells with the origin's cell at this bit, so that 64 bits from any byte on
 * hold all of a line. */
#define RADIUS_MASK_NEAR_DEPTH 28
#define RADIUS_MASK_NEAR_MIDDLE 28

struct radius_mask {
    bool is_limited;                           /* by more than the quadrants and the level */
    int radius;                                /* the last depth that it reaches */
    uint64_t near[RADIUS_MASK_NEAR_DEPTH + 1]; /* by depth: its cells of a near line */
    uint16_t half_widths[GRID_SIDE_MAX];       /* by depth: w; more than that if not limited */
};

/* No limit: whole quadrants. */
void radius_mask_unlimited(struct radius_mask *mask);

/* The cells with dx*dx + dy*dy <= square, at least 1. */
void radius_mask_circle(struct radius_mask *mask, int square);

/* The cells with |dx| <= radius and |dy| <= radius. */
void radius_mask_square(struct radius_mask *mask, int radius);

#endif
