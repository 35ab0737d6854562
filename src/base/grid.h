/* The shape of a flat array of cells: the cell (x, y) has the index y * width + x. */
#ifndef BASE_GRID_H
#define BASE_GRID_H

#include "base/integer.h"
#include "base/point.h"

#include <stddef.h>

#define GRID_SIDE_MAX 1024

struct grid {
    int width;
    int height;
};

static inline bool grid_contains(struct grid grid, struct point p)
{
    return p.x >= 0 && p.y >= 0 && p.x < grid.width && p.y < grid.height;
}

static inline size_t grid_index(struct grid grid, struct point p)
{
    return (size_t)p.y * (size_t)grid.width + (size_t)p.x;
}

static inline struct point grid_point(struct grid grid, size_t index)
{
    return (struct point){(int)(index % (size_t)grid.width), (int)(index / (size_t)grid.width)};
}

static inline size_t grid_cells(struct grid grid)
{
    return (size_t)grid.width * (size_t)grid.height;
}

static inline int grid_longer_side(struct grid grid)
{
    return int_max(grid.width, grid.height);
}

#endif
