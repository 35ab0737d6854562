/* The line that some algorithms of sight walk, straight from its definition. */
#ifndef SUPPORT_LINE_REFERENCE_H
#define SUPPORT_LINE_REFERENCE_H

#include "base/point.h"

/* The k-th cell of the Bresenham line from a to b, 0 <= k <= point_chebyshev(a, b). Sorted by its ends,
 * so that its cells are the same from either end: swap x and y if steep, and from the smaller end,
 * after k steps, the minor coordinate has moved floor((2*k*dy + dx) / (2*dx)) steps. */
struct point line_reference_bresenham(struct point a, struct point b, int k);

#endif
