#include "world/trail.h"

#include <string.h>

void trail_add(struct trail *trail, struct point p)
{
    if (trail->count > 0 && point_is_equal(trail->cells[trail->count - 1], p))
        return;
    if (trail->count == TRAIL_CELLS_MAX) {
        trail->count--;
        memmove(trail->cells, trail->cells + 1, (size_t)trail->count * sizeof *trail->cells);
    }
    trail->cells[trail->count++] = p;
}

bool trail_find_next(const struct trail *trail, struct point p, struct point *next)
{
    int i = trail->count - 1;
    while (i >= 0 && !point_is_equal(trail->cells[i], p))
        i--;
    if (i < 0 || i + 1 == trail->count)
        return false;
    *next = trail->cells[i + 1];
    return point_chebyshev(p, *next) == 1;
}

bool trail_find_nearest(const struct trail *trail, struct point p, struct point *nearest)
{
    for (int i = 0; i < trail->count; i++)
        if (i == 0 || point_chebyshev(trail->cells[i], p) <= point_chebyshev(*nearest, p))
            *nearest = trail->cells[i];
    return trail->count > 0;
}
