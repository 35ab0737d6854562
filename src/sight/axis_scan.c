#include "sight/axis.h"
#include "sight/bit_window.h"
#include "sight/integer.h"
#include "sight/opacity_lines.h"

#include <assert.h>

/* Places in a line are in fixed point, CELL to a cell, and slopes in CELL a line. The edge of a wall
 * at depth d has a slope of n / (2*d): its places are multiples of 1 / (2*d) >= 1 / 2046 of a cell,
 * and known exactly as long as the error is smaller. The reciprocal of d is rounded, so a slope is
 * up to 1024 units off, and a place 2^20 units after 1023 lines. ERROR is added to every place: it
 * is then 0 to 2^21 units (a 2^19th of a cell) too great, never too small, and less than TIE above a
 * tie means the tie itself. (All edges at all depths were compared with exact fractions.) */
#define CELL_BITS 40
#define CELL (UINT64_C(1) << CELL_BITS)
#define ERROR (UINT64_C(1) << 20)
#define TIE (CELL >> 14)

/* Half a CELL over the depths d, d + 1, ... */
#define RECIPROCAL(d) ((CELL / 2 + (d) / 2) / (d))
#define RECIPROCALS_4(d) RECIPROCAL(d), RECIPROCAL(d + 1), RECIPROCAL(d + 2), RECIPROCAL(d + 3)
#define RECIPROCALS_16(d) \
    RECIPROCALS_4(d), RECIPROCALS_4(d + 4), RECIPROCALS_4(d + 8), RECIPROCALS_4(d + 12)
#define RECIPROCALS_64(d) \
    RECIPROCALS_16(d), RECIPROCALS_16(d + 16), RECIPROCALS_16(d + 32), RECIPROCALS_16(d + 48)
#define RECIPROCALS_256(d) \
    RECIPROCALS_64(d), RECIPROCALS_64(d + 64), RECIPROCALS_64(d + 128), RECIPROCALS_64(d + 192)

static const uint64_t reciprocals[GRID_SIDE_MAX] = {RECIPROCALS_256(1), RECIPROCALS_256(257),
                                                    RECIPROCALS_256(513), RECIPROCALS_256(769)};

/* What some lines left of the slopes: a closed interval. */
struct sector {
    uint64_t low; /* negative slopes wrap round */
    uint64_t high;
    int64_t depth; /* of its next line */
};

/* Of the sectors that wait, no two meet, and between two was a wall, 1 / d of the slopes at a depth
 * d, or one was cut from the other in a line where each touched 16 cells or more. All slopes
 * together are 2. */
#define WAITING_MAX (2 * GRID_SIDE_MAX + 2 * GRID_SIDE_MAX / 16)

struct scan {
    struct axis *axis;
    int step;  /* from one line to the next */
    int depth; /* the last line */
    struct axis_reach reach;
    int waiting_count;
    struct sector waiting[WAITING_MAX];
};

/* The places where the edges of a sector cross a line, low and half a cell and high. */
struct edges {
    uint64_t low_and_half;
    uint64_t high;
};

/* The edges at a line where the origin is in the cell `middle`. */
static inline struct edges edges_at(const struct sector *sector, int middle, int64_t depth)
{
    uint64_t zero = (uint64_t)(int64_t)middle * CELL + ERROR;
    return (struct edges){zero + CELL / 2 + sector->low * (uint64_t)depth,
                          zero + sector->high * (uint64_t)depth};
}

static inline int cell_at(uint64_t place)
{
    return (int)(place >> CELL_BITS);
}

static inline int first_touched(struct edges edges)
{
    return cell_at(edges.low_and_half);
}

static inline int last_touched(struct edges edges)
{
    return cell_at(edges.high + (CELL / 2 - TIE));
}

/* The cells that a sector touches. */
static inline uint64_t cells_touched(struct edges edges)
{
    return bits_from(first_touched(edges)) & bits_to(last_touched(edges));
}

/* Those whose centres it holds: all, but for one at either end. */
static inline uint64_t centres_held(struct edges edges)
{
    return bits_from(cell_at(edges.low_and_half + (CELL / 2 - TIE))) & bits_to(cell_at(edges.high));
}

/* The slope of the edge between the columns c - 1 and c. */
static inline uint64_t edge_slope(int64_t depth, int c)
{
    return (uint64_t)(2 * (int64_t)c - 1) * reciprocals[depth - 1];
}

static inline void let_wait(struct scan *scan, uint64_t low, uint64_t high, int64_t depth)
{
    assert(scan->waiting_count < WAITING_MAX);
    scan->waiting[scan->waiting_count++] = (struct sector){low, high, depth};
}

/* Makes the sector the last of those that the walls of a line leave of it, and lets the others
 * wait. Of the cells `touched`, in which the origin's is `middle`, those `open` do not block, at
 * least one. */
static inline void split(struct scan *scan, struct sector *sector, int middle, uint64_t touched,
                         uint64_t open)
{
    int64_t depth = sector->depth;
    uint64_t whole_high = sector->high;
    for (;;) {
        uint64_t first = open & (0 - open);
        uint64_t behind = open + first; /* the bit behind the first opening, the other openings */
        if (touched & (first - 1))
            sector->low = edge_slope(depth, bit_lowest(first) - middle);
        sector->high = whole_high;
        if (touched & (0 - behind))
            sector->high = edge_slope(depth, bit_lowest(behind) - middle);
        open &= behind;
        if (!open)
            return;
        let_wait(scan, sector->low, sector->high, depth + 1);
    }
}

/* Follows a sector through the near square, line by line; whether it leaves it at the end. */
static inline bool scan_near(struct scan *scan, struct sector *sector)
{
    struct axis *axis = scan->axis;
    int64_t last = at_most(scan->depth, NEAR_DEPTH);
    int line = NEAR_MIDDLE + (int)sector->depth * scan->step;
    struct edges edges = edges_at(sector, NEAR_MIDDLE, sector->depth);
    for (; sector->depth <= last; sector->depth++) {
        uint64_t within = axis->near_within[line];
        uint64_t touched = cells_touched(edges) & within;
        uint64_t blocking = axis->near_walls[line] & touched;
        axis->near_seen[line] |= (centres_held(edges) & within) | blocking;
        if (touched == blocking)
            break;
        if (blocking) {
            split(scan, sector, NEAR_MIDDLE, touched, touched ^ blocking);
            edges = edges_at(sector, NEAR_MIDDLE, sector->depth);
        }
        edges.low_and_half += sector->low;
        edges.high += sector->high;
        line += scan->step;
    }
    int reached = at_most((int)sector->depth, (int)last);
    scan->reach.near_depth = at_least(reached, scan->reach.near_depth);
    return sector->depth > NEAR_DEPTH;
}

/* Cells first .. last of a line. */
struct span {
    int first;
    int last;
};

/* The cells that a sector touches in its next line, whatever of them there are. */
static inline struct span span_touched(const struct axis *axis, const struct sector *sector)
{
    int away = 2 * GRID_SIDE_MAX; /* keeps places positive */
    struct edges edges = edges_at(sector, axis->origin.x + away, sector->depth);
    return (struct span){first_touched(edges) - away, last_touched(edges) - away};
}

/* The cells of a line within the circle and the level. */
static inline struct span span_within(const struct axis *axis, int64_t depth)
{
    if (!axis->circle)
        return (struct span){0, axis->seen->grid.width - 1};
    int half_width = axis->circle->half_widths[depth];
    return (struct span){at_least(axis->origin.x - half_width, 0),
                         at_most(axis->origin.x + half_width, axis->seen->grid.width - 1)};
}

/* Cuts off a sector what touches nothing within circle and level: what is outside goes on
 * outwards. */
static inline struct span trim(const struct axis *axis, struct sector *sector)
{
    struct span span = span_touched(axis, sector);
    struct span within = span_within(axis, sector->depth);
    if (span.first < within.first) {
        span.first = within.first;
        sector->low = edge_slope(sector->depth, span.first - axis->origin.x);
    }
    if (span.last > within.last) {
        span.last = within.last;
        sector->high = edge_slope(sector->depth, span.last + 1 - axis->origin.x);
    }
    return span;
}

/* Cuts a sector in two if it is too wide for a word, or soon would be. */
static inline void halve(struct scan *scan, struct sector *sector, struct span *span)
{
    if (span->last - span->first < 56)
        return;
    int middle = (span->first + span->last + 1) / 2;
    uint64_t slope = edge_slope(sector->depth, middle - scan->axis->origin.x);
    let_wait(scan, slope, sector->high, sector->depth);
    sector->high = slope;
    span->last = middle - 1;
}

/* 64 cells at the same place in line after line. */
struct window {
    int first; /* the cell of a line that is their first */
    int shift; /* the bit of a word in which they begin; that word, in the origin's line: */
    const uint64_t *walls;
    uint64_t *seen;
    ptrdiff_t walls_stride; /* words to the same place in the next line */
    ptrdiff_t seen_stride;
};

/* A window that a sector, which touches these cells of its next line, stays in for long. */
static inline struct window window_about(const struct scan *scan, struct span span)
{
    const struct axis *axis = scan->axis;
    int first = (span.first + span.last - 63) / 2;
    if (span.first >= axis->origin.x)
        first = span.first - 1;
    else if (span.last <= axis->origin.x)
        first = span.last - 61;
    int start = first + 64; /* in bits from the word before the line */
    return (struct window){
        .first = first,
        .shift = start % 64,
        .walls = opacity_line(axis->walls, axis->origin.y) + start / 64 - 1,
        .seen = bit_grid_row(axis->seen, axis->origin.y) + start / 64 - 1,
        .walls_stride = scan->step * (ptrdiff_t)axis->walls->stride,
        .seen_stride = scan->step * (ptrdiff_t)axis->seen->row_words,
    };
}

/* The cells of a window that are within the circle and the level. */
static inline uint64_t window_within(const struct axis *axis, int first, int64_t depth)
{
    struct span within = span_within(axis, depth);
    int least = at_least(within.first - first, 0);
    int most = at_most(within.last - first, 63);
    return least > most ? 0 : bits_from(least) & bits_to(most);
}

static inline void reach_far(struct axis_reach *reach, struct window window, uint64_t seen,
                             int depth)
{
    if (!seen)
        return;
    reach->far_depth = at_least(reach->far_depth, depth);
    reach->far_first = at_most(reach->far_first, window.first + bit_lowest(seen));
    reach->far_last = at_least(reach->far_last, window.first + bit_highest(seen));
}

/* Whether edges are at places of 0 to 63 cells, so that all cells that follow from them are in a
 * window. */
static inline bool are_in_window(struct edges edges)
{
    return ((edges.low_and_half - CELL / 2) | (edges.high + CELL)) >> CELL_BITS < 64;
}

/* Follows a sector for as long as it stays in a window; false when it ends there. */
static inline bool scan_window(struct scan *scan, struct sector *sector, struct window window)
{
    const struct axis *axis = scan->axis;
    int middle = axis->origin.x - window.first;
    ptrdiff_t walls_line = sector->depth * window.walls_stride;
    ptrdiff_t seen_line = sector->depth * window.seen_stride;
    struct edges edges = edges_at(sector, middle, sector->depth);
    uint64_t within = window_within(axis, window.first, sector->depth);
    uint64_t all = 0;
    bool is_open = true;
    for (; sector->depth <= scan->depth && are_in_window(edges); sector->depth++) {
        if (axis->circle)
            within = window_within(axis, window.first, sector->depth);
        uint64_t touched = cells_touched(edges) & within;
        uint64_t blocking = bit_window(window.walls + walls_line, window.shift) & touched;
        uint64_t found = (centres_held(edges) & within) | blocking;
        bit_window_add(window.seen + seen_line, window.shift, found);
        all |= found;
        is_open = touched != blocking;
        if (!is_open)
            break;
        if (blocking) {
            split(scan, sector, middle, touched, touched ^ blocking);
            edges = edges_at(sector, middle, sector->depth);
        }
        edges.low_and_half += sector->low;
        edges.high += sector->high;
        walls_line += window.walls_stride;
        seen_line += window.seen_stride;
    }
    reach_far(&scan->reach, window, all, at_most((int)sector->depth, scan->depth));
    return is_open;
}

/* Follows a sector behind the near square until it ends. */
static void scan_far(struct scan *scan, struct sector *sector)
{
    while (sector->depth <= scan->depth) {
        struct span span = trim(scan->axis, sector);
        if (span.first > span.last)
            return;
        halve(scan, sector, &span);
        if (!scan_window(scan, sector, window_about(scan, span)))
            return;
    }
}

struct axis_reach axis_scan(struct axis *axis, int step)
{
    struct scan scan;
    scan.axis = axis;
    scan.step = step;
    scan.depth = step < 0 ? axis->depth_before : axis->depth_behind;
    scan.reach = (struct axis_reach){.far_first = axis->seen->grid.width, .far_last = -1};
    scan.waiting_count = 0;
    struct sector sector = {0 - CELL, CELL, 1};
    for (;;) {
        if (sector.depth > NEAR_DEPTH || scan_near(&scan, &sector))
            scan_far(&scan, &sector);
        if (scan.waiting_count == 0)
            return scan.reach;
        sector = scan.waiting[--scan.waiting_count];
    }
}
