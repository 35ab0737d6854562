/* A view: the set of cells seen from an origin. It is reused; each computation clears what the last one touched. */
#ifndef SIGHT_VIEW_H
#define SIGHT_VIEW_H

#include "base/bit_grid.h"
#include "sight/radius_mask.h"

struct view {
    struct bit_grid cells;
    /* All cells of the view are in rows first_row .. last_row; the view is empty if last_row < first_row. */
    int first_row;
    int last_row;
    /* private to sight from here */
    struct bit_grid columns; /* scratch, transposed: a row a column; empty between computations */
    /* In words. Each has a spare word before its first and one behind its last, so that 64 bits can be added at any place
     * that holds a cell. */
    size_t cells_capacity;
    size_t columns_capacity;
    /* The mask used last, of this radius; 0: none yet. */
    int radius_mask_radius;
    struct radius_mask radius_mask;
};

/* An empty view over a grid. */
struct view view_alloc(struct arena *arena, struct grid grid);

/* Empties the view. The new grid is no larger, in either direction, than the one of view_alloc: one view serves levels of
 * several sizes. */
void view_reset(struct view *view, struct grid grid);

/* Adds a cell of the grid. */
void view_add(struct view *view, struct point p);

/* Adds the cells first .. last of row y, all of the grid; none if last < first. */
void view_add_run(struct view *view, int y, int first, int last);

/* Widens first_row .. last_row for rows of the grid with bits set without view_add. */
void view_touch_rows(struct view *view, int first, int last);

static inline bool view_has(const struct view *view, struct point p)
{
    return bit_grid_has(&view->cells, p);
}

#endif
