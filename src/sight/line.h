/* Lines of cells on a grid. */
#ifndef SIGHT_LINE_H
#define SIGHT_LINE_H

#include "sight/opacity.h"

/* The line of a missile from one cell to another, without its start, with its end: along the major
 * axis, at each step the cell nearest to the straight ray; at an exact half the non-blocking of the
 * two, then the one with the smaller index. Writes at most `capacity` cells and returns how many
 * the line has, point_chebyshev(from, to). */
int line_missile(const struct opacity *opacity, struct point from, struct point to,
                 struct point *cells, int capacity);

#endif
