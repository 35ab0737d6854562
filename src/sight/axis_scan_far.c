/* Behind the near lines a sector is looked at through a window: 64 cells at the same place in line
 * after line, until it leaves it for another. */
#include "base/integer.h"
#include "sight/axis_scan.h"
#include "sight/bit_window.h"
#include "sight/opacity_lines.h"

#define MIDDLE RADIUS_MASK_NEAR_MIDDLE

/* A wider sector is cut in two. This many cells, one on either side and up to seven to the next byte fit into a word. */
#define WIDTH_MAX 53

/* The columns first .. last of a line, counted from the origin's. */
struct span {
    int first;
    int last;
};

/* The columns within radius mask and level. */
static inline struct span span_within(const struct axis *axis, int depth)
{
    int half_width = axis->radius_mask->half_widths[depth];
    return (struct span){int_max(-half_width, -axis->origin.x),
                         int_min(half_width, axis->seen->grid.width - 1 - axis->origin.x)};
}

/* Cuts off the parts of a sector outside radius mask and level: they stay outside. Returns the columns that the rest
 * touches, none if nothing is left. */
static inline struct span trim(const struct axis *axis, struct axis_waiting *at)
{
    struct span span = {sector_first(&at->sector) - MIDDLE, sector_last(&at->sector) - MIDDLE};
    struct span within = span_within(axis, at->depth);
    if (span.first < within.first) {
        span.first = within.first;
        sector_cut_low(&at->sector, span.first + MIDDLE, MIDDLE, sector_half_cell(at->depth));
    }
    if (span.last > within.last) {
        span.last = within.last;
        sector_cut_high(&at->sector, span.last + 1 + MIDDLE, MIDDLE, sector_half_cell(at->depth));
    }
    return span;
}

/* Cuts a sector in two if it is too wide for a window; one half waits. */
static inline void halve(struct axis_scan *scan, struct axis_waiting *at, struct span *span)
{
    if (span->last - span->first < WIDTH_MAX)
        return;
    int column = (span->first + span->last + 1) / 2;
    struct sector upper = at->sector;
    sector_cut_low(&upper, column + MIDDLE, MIDDLE, sector_half_cell(at->depth));
    sector_cut_high(&at->sector, column + MIDDLE, MIDDLE, sector_half_cell(at->depth));
    axis_scan_wait(scan, &upper, at->depth);
    span->last = column - 1;
}

/* Where a window begins: a byte of a line, counted from the word before it, and the column there. */
struct window {
    int byte;
    int column;
};

/* A window in which a sector that touches these columns of its next line stays for long: it extends more to the side to
 * which the sector drifts. */
static inline struct window window_about(const struct axis *axis, struct span span)
{
    int x = axis->origin.x + 64;
    int byte = ((span.first + span.last) / 2 - 27 + x) / 8;
    if (span.first >= 0)
        byte = (span.first - 1 + x) / 8;
    else if (span.last <= 0)
        byte = (span.last - 61 + 7 + x) / 8;
    return (struct window){byte, 8 * byte - x};
}

/* The cells of a window that are within radius mask and level. */
static inline uint64_t window_within(const struct axis *axis, struct window window, int depth)
{
    struct span within = span_within(axis, depth);
    int first = int_max(within.first - window.column, 0);
    int last = int_min(within.last - window.column, 63);
    return first > last ? 0 : bit_run(first, last);
}

/* Whether all cells that follow from a sector's places are in the window that it counts from. */
static inline bool is_in_window(const struct sector *sector)
{
    return ((sector->low - PLACE_CELL) | (sector->high + PLACE_CELL)) >> PLACE_BITS < 64;
}

/* Notes that these cells of a window were seen, down to that depth. */
static inline void reach_far(struct axis_scan *scan, struct window window, uint64_t seen, int depth)
{
    struct axis_reach *reach = &scan->reach;
    if (!seen)
        return;
    int first = scan->axis->origin.x + window.column;
    reach->far_depth = int_max(reach->far_depth, depth);
    reach->far_first = int_min(reach->far_first, first + bit_lowest(seen));
    reach->far_last = int_max(reach->far_last, first + bit_highest(seen));
}

/* Follows a sector, in the window's own coordinates, for as long as it stays in the window. False when it ends. */
static inline bool follow_in_window(struct axis_scan *scan, int step, struct window window,
                                    struct axis_waiting *at)
{
    const struct axis *axis = scan->axis;
    const ptrdiff_t walls_stride = step * (ptrdiff_t)axis->walls->stride;
    const ptrdiff_t seen_stride = step * (ptrdiff_t)axis->seen->row_words;
    const bool is_limited = axis->radius_mask->is_limited;
    const uint64_t *walls = opacity_line(axis->walls, axis->origin.y + step * at->depth) - 1;
    uint64_t *seen = bit_grid_row(axis->seen, axis->origin.y + step * at->depth) - 1;
    uint64_t within = window_within(axis, window, at->depth);
    uint64_t all = 0;
    struct sector sector = at->sector;
    int depth = at->depth;
    for (;;) {
        uint64_t found;
        bool is_left = axis_scan_look(scan, &sector, depth++, -window.column,
                                      bit_window(walls, window.byte), within, &found);
        bit_window_add(seen, window.byte, found);
        all |= found;
        if (!is_left || depth > scan->depth || !is_in_window(&sector)) {
            reach_far(scan, window, all, depth - 1);
            *at = (struct axis_waiting){sector, depth};
            return is_left;
        }
        walls += walls_stride;
        seen += seen_stride;
        if (is_limited)
            within = window_within(axis, window, depth);
    }
}

void axis_scan_far(struct axis_scan *scan, int step, struct axis_waiting at)
{
    bool is_left = true;
    while (is_left && at.depth <= scan->depth) {
        struct span span = trim(scan->axis, &at);
        if (span.first > span.last)
            return;
        halve(scan, &at, &span);
        struct window window = window_about(scan->axis, span);
        int first_new = scan->waiting_count;
        sector_shift(&at.sector, -window.column - MIDDLE);
        assert(is_in_window(&at.sector)); /* or the loop would never end */
        is_left = follow_in_window(scan, step, window, &at);
        sector_shift(&at.sector, window.column + MIDDLE);
        for (int i = first_new; i < scan->waiting_count; i++)
            sector_shift(&scan->waiting[i].sector, window.column + MIDDLE);
    }
}
