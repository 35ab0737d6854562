/* Lines of cells on a grid. */
#ifndef SIGHT_MISSILE_LINE_H
#define SIGHT_MISSILE_LINE_H

#include "sight/opacity.h"

/* The line of a missile from one cell to another, without its start and with its end. At each step along the major axis it
 * takes the cell nearest to the straight ray; at an exact half the non-blocking of the two, then the one with the smaller
 * index. Writes up to `capacity` cells and returns how many the line has, point_chebyshev(from, to). */
int missile_line(const struct opacity *opacity, struct point from, struct point to,
                 struct point *cells, int capacity);

/* One cell of that line, step 1 .. its length. */
struct point missile_line_cell(const struct opacity *opacity, struct point from, struct point to,
                               int step);

#endif
