/* The hero's trail: the cells of the floor that the hero last stood on in light, in order. Some creatures walk it. */
#ifndef WORLD_TRAIL_H
#define WORLD_TRAIL_H

#include "base/point.h"

#include <stdbool.h>

#define TRAIL_CELLS_MAX 64

struct trail {
    struct point cells[TRAIL_CELLS_MAX]; /* the oldest first */
    int count;
};

/* Adds a cell, unless it is the last one already. A full trail loses its oldest. */
void trail_add(struct trail *trail, struct point p);

/* The cell that was walked after this one, the last time it was; false if the cell is not on the trail, or the trail ends or
 * breaks there. */
bool trail_find_next(const struct trail *trail, struct point p, struct point *next);

/* The cell of the trail nearest to this one, the latest of equals; false if there is none. */
bool trail_find_nearest(const struct trail *trail, struct point p, struct point *nearest);

#endif
