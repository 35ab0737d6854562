/* Private to ai: what a thinker can reach, found in the window of cells about it: a breadth-first search that grows
 * 64 cells of a row at once. */
#ifndef AI_REACH_H
#define AI_REACH_H

#include "ai/mind.h"

/* The farthest that a thinker plans, in steps: so many cells to each side of it are in the window. */
#define REACH_STEPS_MAX 24
#define REACH_ROWS (2 * REACH_STEPS_MAX + 1)

/* The thinker's bit in its row: steps to either side stay within the word. Its row is REACH_STEPS_MAX. */
#define REACH_CENTRE_BIT 31

/* Sets of the window's cells, a word a row. */
struct reach_rows {
    uint64_t rows[REACH_ROWS];
};

struct reach {
    struct point origin;      /* the cell of bit 0 of row 0 */
    struct reach_rows open;   /* what may be stepped on */
    struct reach_rows ground; /* walking ground: no corner for diagonal steps */
    struct reach_rows cells;  /* what is reached */
    struct reach_rows before; /* what was reached one step before */
    int first_row;            /* rows first_row .. last_row of `cells` may hold some */
    int last_row;
};

/* Lays the window over the thinker, nothing reached. Open is where terrain lets it stand, but for traps, for the cells
 * that it knows to be bright, where it shuns those, and for those beside it that somebody bars. */
void reach_init(struct reach *reach, struct ai_context *ai, bool shuns_bright);

/* Starts from a cell, open or not; nothing else is reached. The cell is in the window. */
void reach_start(struct reach *reach, struct point p);

/* Adds what one more step reaches; false if that is nothing. */
bool reach_grow(struct reach *reach);

/* Whether a set holds a cell of the level; cells out of the window are in none. */
bool reach_has(const struct reach *reach, const struct reach_rows *set, struct point p);

/* The cell of a row's bit. */
static inline struct point reach_cell(const struct reach *reach, int row, int bit)
{
    return point_add(reach->origin, point_make(bit, row));
}

void reach_put(const struct reach *reach, struct reach_rows *set, struct point p, bool on);

/* How many cells a set holds, and the n-th of them in reading order. */
int reach_count(const struct reach_rows *set);
struct point reach_nth(const struct reach *reach, const struct reach_rows *set, int n);

#endif
