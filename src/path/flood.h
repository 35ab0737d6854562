/* How far sound carries: the cells reached step by step from one, 64 at a time. Slow cells take longer to pass. Sound goes
 * round corners, but not diagonally between two cells that are not open. */
#ifndef PATH_FLOOD_H
#define PATH_FLOOD_H

#include "base/bit_grid.h"

/* Slow cells that can be passed at a time; the rest are not passed. */
#define FLOOD_SLOW_MAX 64

struct flood {
    struct bit_grid reached;
    struct bit_grid news; /* what the last step reached, in rows first_row .. last_row */
    int first_row;
    int last_row;
    int steps;
    /* private from here */
    struct bit_grid next;                 /* empty between two steps */
    uint64_t columns[GRID_SIDE_MAX / 64]; /* word i: the union of word i of all rows of the news */
    struct point slow[FLOOD_SLOW_MAX];
    int slow_due[FLOOD_SLOW_MAX]; /* the step that reaches it */
    int slow_count;
    int rows_used_first;
    int rows_used_last;
};

/* Room for floods over grids of no more cells in either direction. */
struct flood flood_alloc(struct arena *arena, struct grid grid);

/* Starts from a cell of the grid: it alone is reached, after 0 steps. */
void flood_start(struct flood *flood, struct grid grid, struct point from);

/* Goes one step farther, over `open` cells and, `delay` steps later than those, over `slow` ones, which
 * are none of those, of a grid like that of the start. False when nothing is reached any more. */
bool flood_step(struct flood *flood, const struct bit_grid *open, const struct bit_grid *slow,
                int delay);

#endif
