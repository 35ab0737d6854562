/* Private to sight: the search of one quadrant, and its part behind the near lines. */
#ifndef SIGHT_AXIS_SCAN_H
#define SIGHT_AXIS_SCAN_H

#include "sight/axis.h"
#include "sight/sector.h"

#include <assert.h>

/* A sector and the depth of its next line. It counts cells as near lines do, behind them too. */
struct axis_waiting {
    struct sector sector;
    int depth;
};

/* Between two sectors that wait was a wall, 1 / d of the slopes at a depth d; or they meet where
 * one was cut from the other, in a line where each touched 16 cells or more. All slopes together
 * are 2. */
#define AXIS_WAITING_MAX (2 * GRID_SIDE_MAX + 2 * GRID_SIDE_MAX / 16)

struct axis_scan {
    struct axis *axis;
    int depth;              /* the last line */
    int near_depth;         /* the last near one */
    const uint64_t *walls;  /* of the last near line that was reached, from the word before it */
    ptrdiff_t walls_stride; /* words to the next */
    uint64_t near_level;    /* the cells of a near line that the level has */
    struct axis_reach reach;
    int waiting_count;
    struct axis_waiting waiting[AXIS_WAITING_MAX];
};

static inline void axis_scan_wait(struct axis_scan *scan, const struct sector *sector, int depth)
{
    assert(scan->waiting_count < AXIS_WAITING_MAX);
    scan->waiting[scan->waiting_count++] = (struct axis_waiting){*sector, depth};
}

/* Splits a sector at the walls of its next line, at that depth. The sector becomes the last part, behind that line; the other
 * parts wait. `touched` are the cells it touches, `open` those that do not block, at least one; the origin's cell is
 * `middle`. */
static inline void axis_scan_split(struct axis_scan *scan, struct sector *sector, int depth,
                                   int middle, uint64_t touched, uint64_t open)
{
    const struct sector whole = *sector;
    const uint64_t half_cell = sector_half_cell(depth);
    for (;;) {
        uint64_t first = open & (0 - open);
        uint64_t behind = open + first; /* the bit behind the first opening, the other openings */
        if (touched & (first - 1))
            sector_cut_low(sector, bit_lowest(first), middle, half_cell);
        sector->high = whole.high;
        sector->high_slope = whole.high_slope;
        if (touched & (0 - behind))
            sector_cut_high(sector, bit_lowest(behind), middle, half_cell);
        sector_advance(sector);
        open &= behind;
        if (!open)
            return;
        axis_scan_wait(scan, sector, depth + 1);
    }
}

/* Looks at the next line of a sector, at that depth, given the cells that are walls and those within level and radius mask.
 * Writes the cells it sees and moves behind the line. False if nothing of the sector is left there. */
static inline bool axis_scan_look(struct axis_scan *scan, struct sector *sector, int depth,
                                  int middle, uint64_t walls, uint64_t within, uint64_t *seen)
{
    uint64_t touched = sector_touched(sector) & within;
    uint64_t blocking = touched & walls;
    *seen = (sector_held(sector) & within) | blocking;
    if (touched == blocking)
        return false;
    if (blocking)
        axis_scan_split(scan, sector, depth, middle, touched, touched ^ blocking);
    else
        sector_advance(sector);
    return true;
}

/* Follows a sector that has left the near lines until it ends. */
void axis_scan_far(struct axis_scan *scan, int step, struct axis_waiting at);

#endif
