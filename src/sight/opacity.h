/* Which cells of a level block sight. Kept current cell by cell as terrain changes, never rebuilt for a view. How it is
 * stored (in both orientations, with spare words) is private to this folder. */
#ifndef SIGHT_OPACITY_H
#define SIGHT_OPACITY_H

#include "base/arena.h"
#include "base/grid.h"

#include <stdint.h>

/* The blocking cells as bits, line after line, with a spare word behind each line and one before the first, so that 64 bits
 * may be read from any place that holds a cell. */
struct opacity_lines {
    uint64_t *words; /* of line 0, after the first spare word */
    size_t stride;   /* words from one line to the next */
};

struct opacity {
    struct grid grid;
    /* private to sight from here */
    struct opacity_lines rows;    /* a line a row, a bit a column */
    struct opacity_lines columns; /* the same transposed: a line a column, a bit a row */
};

/* Opacity of a grid without blocking cells. No side of the grid is over GRID_SIDE_MAX. */
struct opacity opacity_alloc(struct arena *arena, struct grid grid);

/* Sets whether a cell of the grid blocks sight. */
void opacity_set(struct opacity *opacity, struct point p, bool blocks);

void opacity_fill(struct opacity *opacity, bool blocks);

/* Sets every cell: bit x % 64 of rows[y * row_words + x / 64] is the cell x, y. Bits past the width are ignored. */
void opacity_set_rows(struct opacity *opacity, const uint64_t *rows, size_t row_words);

/* Whether the cell blocks sight; a cell outside the grid does. */
bool opacity_blocks(const struct opacity *opacity, struct point p);

#endif
