/* Bresenham lines, straight from their definition. */
#ifndef SUPPORT_BRESENHAM_REFERENCE_H
#define SUPPORT_BRESENHAM_REFERENCE_H

#include "base/point.h"

/* The k-th cell of the Bresenham line from a to b, 0 <= k <= point_chebyshev(a, b). It is sorted by its ends, so its cells
 * are the same from either end: swap x and y if steep, and from the smaller end, after k steps, the minor coordinate has
 * moved floor((2*k*dy + dx) / (2*dx)) steps. */
struct point bresenham_reference(struct point a, struct point b, int k);

#endif
