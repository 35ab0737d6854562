/* The lines near the origin, and the search of a quadrant from its beginning to its end. */
#include "sight/axis.h"

#include "base/integer.h"
#include "sight/axis_scan.h"
#include "sight/bit_window.h"
#include "sight/opacity_lines.h"

#define MIDDLE RADIUS_MASK_NEAR_MIDDLE

/* Fills the next near line. */
static inline void fill_line(struct axis_scan *scan, struct axis_line *line)
{
    int start = scan->axis->origin.x - MIDDLE + 64; /* in bits from the word before the line */
    int depth = ++scan->reach.near_depth;
    scan->walls += scan->walls_stride;
    line->walls = bit_window(scan->walls, start / 8) >> (start % 8);
    line->within = scan->axis->radius_mask->near[depth] & scan->near_level;
    line->seen = 0;
}

/* Follows a sector from its next line on, at that depth. */
static inline void follow(struct axis_scan *scan, int step, struct sector sector, int depth)
{
    for (; depth <= scan->near_depth; depth++) {
        struct axis_line *line = &scan->axis->lines[MIDDLE + step * depth];
        if (depth > scan->reach.near_depth)
            fill_line(scan, line);
        uint64_t seen;
        bool is_left =
            axis_scan_look(scan, &sector, depth, MIDDLE, line->walls, line->within, &seen);
        line->seen |= seen;
        if (!is_left)
            return;
    }
    if (depth <= scan->depth)
        axis_scan_far(scan, step, (struct axis_waiting){sector, depth});
}

/* Up to the first line that has a wall all is seen, as one sector, which is then followed. */
static inline void follow_whole(struct axis_scan *scan, int step)
{
    struct axis_line *line = &scan->axis->lines[MIDDLE];
    uint64_t blocking = 0;
    while (!blocking && scan->reach.near_depth < scan->near_depth) {
        line += step;
        fill_line(scan, line);
        line->seen = line->within;
        blocking = line->within & line->walls;
    }
    int depth = scan->reach.near_depth;
    struct sector sector = sector_whole(MIDDLE, depth);
    if (!blocking)
        sector_advance(&sector);
    else if (blocking == line->within)
        return;
    else
        axis_scan_split(scan, &sector, depth, MIDDLE, line->within, line->within ^ blocking);
    follow(scan, step, sector, depth + 1);
}

/* Follows all slopes of the quadrant behind the origin's line for step 1, before it for -1. */
static inline struct axis_reach scan_quadrant(struct axis *axis, int step)
{
    struct axis_scan scan;
    int lines = step < 0 ? axis->origin.y : axis->seen->grid.height - 1 - axis->origin.y;
    int last = MIDDLE + axis->seen->grid.width - 1 - axis->origin.x;
    scan.axis = axis;
    scan.depth = int_min(axis->radius_mask->radius, lines);
    scan.near_depth = int_min(scan.depth, RADIUS_MASK_NEAR_DEPTH);
    scan.walls = opacity_line(axis->walls, axis->origin.y) - 1;
    scan.walls_stride = step * (ptrdiff_t)axis->walls->stride;
    scan.near_level = bit_run(int_max(MIDDLE - axis->origin.x, 0), int_min(last, 2 * MIDDLE));
    scan.reach = (struct axis_reach){.far_first = axis->seen->grid.width, .far_last = -1};
    scan.waiting_count = 0;
    follow_whole(&scan, step);
    while (scan.waiting_count > 0) {
        const struct axis_waiting *waiting = &scan.waiting[--scan.waiting_count];
        if (waiting->depth <= RADIUS_MASK_NEAR_DEPTH)
            follow(&scan, step, waiting->sector, waiting->depth);
        else
            axis_scan_far(&scan, step, *waiting);
    }
    return scan.reach;
}

void axis_scan(struct axis *axis, const struct opacity_lines *walls, struct bit_grid *seen,
               struct point origin, const struct radius_mask *radius_mask)
{
    axis->walls = walls;
    axis->seen = seen;
    axis->origin = origin;
    axis->radius_mask = radius_mask;
    axis->lines[MIDDLE].seen = 0;
    axis->before = scan_quadrant(axis, -1);
    axis->behind = scan_quadrant(axis, 1);
}
