/* Lines of cells on a grid. */
#ifndef SIGHT_LINE_H
#define SIGHT_LINE_H

#include "sight/opacity.h"

/* The k-th cell of the Bresenham line from a to b, 0 <= k <= point_steps(a, b). Sorted by its ends,
 * so that its cells are the same from either end: swap x and y if steep, and from the smaller end,
 * after k steps, the minor coordinate has moved floor((2*k*dy + dx) / (2*dx)) steps. */
struct point line_bresenham(struct point a, struct point b, int k);

/* The line of a missile from one cell to another, without its start, with its end: along the major
 * axis, at each step the cell nearest to the straight ray; at an exact half the non-blocking of the
 * two, then the one with the smaller index. Writes at most `capacity` cells and returns how many
 * the line has, point_steps(from, to). */
int line_missile(const struct opacity *opacity, struct point from, struct point to,
                 struct point *cells, int capacity);

#endif
