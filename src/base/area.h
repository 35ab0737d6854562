/* Rectangles of cells. */
#ifndef BASE_AREA_H
#define BASE_AREA_H

#include "base/grid.h"
#include "base/integer.h"

/* The cells from `first` to `last`; empty when last.x < first.x. */
struct area {
    struct point first;
    struct point last;
};

#define AREA_EMPTY ((struct area){{0, 0}, {-1, -1}})

static inline struct area area_of_grid(struct grid grid)
{
    return (struct area){{0, 0}, {grid.width - 1, grid.height - 1}};
}

static inline bool area_is_empty(struct area area)
{
    return area.last.x < area.first.x;
}

/* Whether two areas that are not empty have cells in common. */
static inline bool area_intersects(struct area a, struct area b)
{
    return a.first.x <= b.last.x && b.first.x <= a.last.x && a.first.y <= b.last.y &&
           b.first.y <= a.last.y;
}

/* Whether p lies in an area that is not empty. */
static inline bool area_contains(struct area area, struct point p)
{
    return area_intersects(area, (struct area){p, p});
}

/* The cells in both; empty when they don't meet. */
static inline struct area area_intersect(struct area a, struct area b)
{
    if (!area_intersects(a, b))
        return AREA_EMPTY;
    return (struct area){{int_max(a.first.x, b.first.x), int_max(a.first.y, b.first.y)},
                         {int_min(a.last.x, b.last.x), int_min(a.last.y, b.last.y)}};
}

/* The smallest area that holds both. */
static inline struct area area_unite(struct area a, struct area b)
{
    if (area_is_empty(a) || area_is_empty(b))
        return area_is_empty(a) ? b : a;
    return (struct area){{int_min(a.first.x, b.first.x), int_min(a.first.y, b.first.y)},
                         {int_max(a.last.x, b.last.x), int_max(a.last.y, b.last.y)}};
}

/* The cells of the grid within `steps` of a non-empty area. */
static inline struct area area_expand(struct area area, int steps, struct grid grid)
{
    return area_intersect((struct area){{area.first.x - steps, area.first.y - steps},
                                        {area.last.x + steps, area.last.y + steps}},
                          area_of_grid(grid));
}

/* The cells of the grid within `steps` of p. */
static inline struct area area_around(struct point p, int steps, struct grid grid)
{
    return area_expand((struct area){p, p}, steps, grid);
}

/* Where a search of the area in reading order starts: before its first cell. */
static inline struct point area_before(struct area area)
{
    return point_make(area.first.x - 1, area.first.y);
}

/* Moves p on to the next cell of the area in reading order; false after the last:
 * for (struct point p = area_before(area); area_next(area, &p);) visits every cell. */
static inline bool area_next(struct area area, struct point *p)
{
    *p = p->x < area.last.x ? point_make(p->x + 1, p->y) : point_make(area.first.x, p->y + 1);
    return !area_is_empty(area) && p->y <= area.last.y;
}

#endif
