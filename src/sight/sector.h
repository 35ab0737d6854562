/* Private to sight: sectors of slopes, in fixed point. The cells of a line are [0, 1), [1, 2), ...
 * of it, so that the edge before cell c is the place c and its centre the place c + 1/2. An edge of
 * a sector is known by the place where it crosses the sector's next line, and by its slope, which
 * is how far that place moves from line to line. The head of fov_shadowcast.c says why this is
 * exact. */
#ifndef SIGHT_SECTOR_H
#define SIGHT_SECTOR_H

#include "base/bit_grid.h"

#define PLACE_BITS 32
#define PLACE_CELL (UINT64_C(1) << PLACE_BITS)
#define PLACE_HALF (PLACE_CELL / 2)
#define PLACE_ERROR (UINT64_C(1) << 18)
#define PLACE_TIE (UINT64_C(1) << 20)

/* The slopes that some lines left: a closed interval. Slopes and places below 0 wrap around, and back again as cells (an
 * int). */
struct sector {
    uint64_t low; /* the place of its lower edge in its next line */
    uint64_t high;
    uint64_t low_slope;
    uint64_t high_slope;
};

/* The place of the edge before a cell, any of the line or off it. */
static inline uint64_t sector_edge(int cell)
{
    return (uint64_t)(int64_t)cell * PLACE_CELL + PLACE_ERROR;
}

/* All slopes from -1 to 1, before the line at that depth. */
static inline struct sector sector_whole(int middle, int depth)
{
    return (struct sector){.low = sector_edge(middle - depth) + PLACE_HALF,
                           .high = sector_edge(middle + depth) + PLACE_HALF,
                           .low_slope = 0 - PLACE_CELL,
                           .high_slope = PLACE_CELL};
}

/* The slope of half a cell in a line at that depth, to the nearest unit. */
static inline uint64_t sector_half_cell(int depth)
{
    return ((uint32_t)PLACE_HALF + (uint32_t)depth / 2) / (uint32_t)depth;
}

/* Makes the edge before a cell of the next line the lower edge; the origin is in the cell `middle`. */
static inline void sector_cut_low(struct sector *sector, int cell, int middle, uint64_t half_cell)
{
    sector->low = sector_edge(cell);
    sector->low_slope = (uint64_t)(int64_t)(2 * (cell - middle) - 1) * half_cell;
}

/* The same with the upper edge. */
static inline void sector_cut_high(struct sector *sector, int cell, int middle, uint64_t half_cell)
{
    sector->high = sector_edge(cell);
    sector->high_slope = (uint64_t)(int64_t)(2 * (cell - middle) - 1) * half_cell;
}

/* Goes on to the next line. */
static inline void sector_advance(struct sector *sector)
{
    sector->low += sector->low_slope;
    sector->high += sector->high_slope;
}

/* Moves the cell from which places are counted. */
static inline void sector_shift(struct sector *sector, int cells)
{
    sector->low += (uint64_t)(int64_t)cells * PLACE_CELL;
    sector->high += (uint64_t)(int64_t)cells * PLACE_CELL;
}

/* The first and the last cell of the next line that it touches with more than an edge. */
static inline int sector_first(const struct sector *sector)
{
    return (int)(sector->low >> PLACE_BITS);
}

static inline int sector_last(const struct sector *sector)
{
    return (int)((sector->high - PLACE_TIE) >> PLACE_BITS);
}

/* The cells that it touches; and the cells with their centres in it, edges included, which may lack one at either end. For
 * sectors within the cells 0 .. 62. */
static inline uint64_t sector_touched(const struct sector *sector)
{
    return bit_run(sector_first(sector), sector_last(sector));
}

static inline uint64_t sector_held(const struct sector *sector)
{
    return bit_run((int)((sector->low + PLACE_HALF - PLACE_TIE) >> PLACE_BITS),
                   (int)((sector->high - PLACE_HALF) >> PLACE_BITS));
}

#endif
