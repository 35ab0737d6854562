/* Exact symmetric shadowcasting. The level is cut into four quadrants. In one of them a cell is (depth d >= 1,
 * column c, |c| <= d), and a ray of slope s, |s| <= 1, crosses row d at s * d.
 *  - The walls of row d block the open interval of slopes between (2*c1 - 1) / (2*d) and (2*c2 + 1) / (2*d)
 *    for each maximal run c1..c2 of blocking cells. What is left of [-1, 1] after rows 1..d is a set of
 *    closed intervals, here called sectors; one of no width is dropped.
 *  - A non-blocking cell is seen when its slope c / d lies in a sector left by the rows before it.
 *  - A blocking cell is seen when the open interval that it blocks meets such a sector.
 *  - With radius r, a cell is kept when dx*dx + dy*dy <= r*r + r.
 * So of two non-blocking cells both see each other or neither does.
 *
 * A row is 64 cells in one word, a window on a row of the level (on a column, for east and west). Rows up to
 * NEAR_DEPTH fit in a window about the origin; behind it each sector has one of its own. */
#include "sight/bit_window.h"
#include "sight/fov_algorithms.h"
#include "sight/opacity_lines.h"
#include "sight/view_columns.h"

#include <assert.h>

#define NEAR_DEPTH 31
#define NEAR_MIDDLE 32 /* the origin's cell in the near window */

/* Places in a window are in fixed point, CELL to a cell, and slopes in CELL a row. The edge of a wall has the
 * slope n / (2*d): its places are multiples of 1 / (2*d) >= 1 / 2046 of a cell, and known exactly as long as
 * the error is smaller. The reciprocal of d is rounded, so a slope is up to 2047 units off, and a place 2^21
 * units after 1023 rows. ERROR is added to every place: it is then 0 to 2^22 units (a 2^18th of a cell) too
 * great, never too small, and less than TIE above a tie means the tie itself. */
#define CELL_BITS 40
#define CELL (UINT64_C(1) << CELL_BITS)
#define ERROR (UINT64_C(1) << 21)
#define TIE (CELL >> 14)

/* Half a CELL over the depths d .. d + n - 1. */
#define RECIPROCALS_1(d) (CELL / 2 + (d) / 2) / (d)
#define RECIPROCALS_4(d)                                                                              \
    RECIPROCALS_1(d), RECIPROCALS_1(d + 1), RECIPROCALS_1(d + 2), RECIPROCALS_1(d + 3)
#define RECIPROCALS_16(d)                                                                             \
    RECIPROCALS_4(d), RECIPROCALS_4(d + 4), RECIPROCALS_4(d + 8), RECIPROCALS_4(d + 12)
#define RECIPROCALS_64(d)                                                                             \
    RECIPROCALS_16(d), RECIPROCALS_16(d + 16), RECIPROCALS_16(d + 32), RECIPROCALS_16(d + 48)
#define RECIPROCALS_256(d)                                                                            \
    RECIPROCALS_64(d), RECIPROCALS_64(d + 64), RECIPROCALS_64(d + 128), RECIPROCALS_64(d + 192)

static const uint64_t reciprocals[GRID_SIDE_MAX] = {RECIPROCALS_256(1), RECIPROCALS_256(257),
                                                    RECIPROCALS_256(513), RECIPROCALS_256(769)};

struct sector {
    uint64_t low; /* the slopes of its edges; negative ones wrap round */
    uint64_t high;
    int depth; /* of its next row */
};

/* No more sectors than this ever wait: they do not meet, and between two of them was a wall, of a width of
 * 1 / d in slopes, of which there are 2 at d < GRID_SIDE_MAX; or one was cut from the other in a row, but of
 * those each is at least 16 cells wide. */
#define SECTORS_MAX (2 * GRID_SIDE_MAX + 2 * GRID_SIDE_MAX / 16)

struct quadrant {
    const struct opacity_lines *walls;
    struct bit_grid *seen;
    int line;         /* the line that the origin is on, a row of the level or a column */
    int step;         /* to the line of the next row: 1 or -1 */
    int middle;       /* the origin's cell in its line */
    int length;       /* cells in a line */
    int depth;        /* the last row within the radius and the level */
    int radius;
    uint64_t within[NEAR_DEPTH + 1]; /* the cells in each near window within the radius and the level */
    uint64_t touched; /* what was reached: cells in the near windows, */
    int deepest;      /* the last row, */
    int first;        /* and the first and last cell in a line */
    int last;
    int waiting;
    struct sector sectors[SECTORS_MAX];
};

static inline int at_least(int value, int least)
{
    return value > least ? value : least;
}

static inline int at_most(int value, int most)
{
    return value < most ? value : most;
}

static inline uint64_t bits_from(int first)
{
    return UINT64_MAX << first;
}

static inline uint64_t bits_to(int last)
{
    return UINT64_MAX >> (63 - last);
}

/* The cells of a window that a sector touches, when its edges are at these places. */
static inline uint64_t cells_touched(uint64_t low, uint64_t high)
{
    return bits_from((int)((low + CELL / 2) >> CELL_BITS)) &
           bits_to((int)((high + CELL / 2 - TIE) >> CELL_BITS));
}

/* Those whose centres it holds. */
static inline uint64_t cells_held(uint64_t low, uint64_t high)
{
    return bits_from((int)((low + CELL - TIE) >> CELL_BITS)) & bits_to((int)(high >> CELL_BITS));
}

/* The slope of the edge between the columns c - 1 and c. */
static inline uint64_t edge_slope(int depth, int c)
{
    return (uint64_t)(2 * (int64_t)c - 1) * reciprocals[depth - 1];
}

static inline uint64_t place(int middle, uint64_t slope, int depth)
{
    return (uint64_t)(int64_t)middle * CELL + ERROR + slope * (uint64_t)depth;
}

static inline void push(struct quadrant *q, uint64_t low, uint64_t high, int depth)
{
    assert(q->waiting < SECTORS_MAX);
    q->sectors[q->waiting++] = (struct sector){low, high, depth};
}

/* Makes a sector the last of those that the walls leave of it, and lets the others wait. In the window, in
 * which the origin's cell is `middle`, it touches the `touched` cells, of which the `open` ones do not block. */
static inline void split(struct quadrant *q, struct sector *sector, int depth, int middle,
                         uint64_t touched, uint64_t open)
{
    uint64_t low = sector->low;
    for (;;) {
        uint64_t first = open & (0 - open);
        uint64_t behind = open + first; /* the bit behind the first run of open cells, and the other runs */
        if (touched & (first - 1))
            low = edge_slope(depth, bit_lowest(first) - middle);
        uint64_t high = sector->high;
        if (touched & (0 - behind))
            high = edge_slope(depth, bit_lowest(behind) - middle);
        open &= behind;
        if (!open) {
            sector->low = low;
            sector->high = high;
            return;
        }
        push(q, low, high, depth + 1);
    }
}

static void scan_far(struct quadrant *q, struct sector sector);

static void scan_near(struct quadrant *q, struct sector sector)
{
    int depth = sector.depth;
    int shift = (q->middle + NEAR_MIDDLE) & 63;
    ptrdiff_t word = ((q->middle + NEAR_MIDDLE) >> 6) - 1;
    ptrdiff_t stride = q->step * (ptrdiff_t)q->walls->stride;
    ptrdiff_t seen_stride = q->step * (ptrdiff_t)q->seen->row_words;
    const uint64_t *walls = opacity_line(q->walls, q->line) + word + depth * stride;
    uint64_t *seen = bit_grid_row(q->seen, q->line) + word + depth * seen_stride;
    uint64_t low = place(NEAR_MIDDLE, sector.low, depth);
    uint64_t high = place(NEAR_MIDDLE, sector.high, depth);
    int last = at_most(q->depth, NEAR_DEPTH);
    uint64_t all = 0;
    for (; depth <= last; depth++) {
        uint64_t within = q->within[depth];
        uint64_t touched = cells_touched(low, high) & within;
        uint64_t blocking = touched & (walls[0] >> shift | walls[1] << 1 << (63 - shift));
        uint64_t found = (cells_held(low, high) & within) | blocking;
        seen[0] |= found << shift;
        seen[1] |= found >> 1 >> (63 - shift);
        all |= found;
        if (touched == blocking)
            break;
        low += sector.low;
        high += sector.high;
        if (blocking) {
            split(q, &sector, depth, NEAR_MIDDLE, touched, touched & ~blocking);
            low = place(NEAR_MIDDLE, sector.low, depth + 1);
            high = place(NEAR_MIDDLE, sector.high, depth + 1);
        }
        walls += stride;
        seen += seen_stride;
    }
    q->touched |= all;
    q->deepest = at_least(q->deepest, at_most(depth, last));
    if (depth > last && q->depth > NEAR_DEPTH) {
        sector.depth = depth;
        scan_far(q, sector);
    }
}

/* The cell (of the line) at a place that was counted from 2 * GRID_SIDE_MAX cells before the line. */
static inline int cell_at(uint64_t place)
{
    return (int)(place >> CELL_BITS) - 2 * GRID_SIDE_MAX;
}

static int circle_half_width(int radius, int depth)
{
    if (radius < 0)
        return GRID_SIDE_MAX;
    int64_t rest = (int64_t)radius * radius + radius - (int64_t)depth * depth;
    int root = 0;
    for (int bit = 1 << 12; bit; bit >>= 1)
        if ((int64_t)(root | bit) * (root | bit) <= rest)
            root |= bit;
    return root;
}

/* Cuts off what is outside the level and circle, cuts in two what is too wide; returns the base of a window or
 * GRID_SIDE_MAX if nothing is left. */
static int frame(struct quadrant *q, struct sector *sector)
{
    int depth = sector->depth;
    int half = circle_half_width(q->radius, depth);
    int least = at_least(0, q->middle - half);
    int most = at_most(q->length - 1, q->middle + half);
    int first = cell_at(place(q->middle + 2 * GRID_SIDE_MAX, sector->low, depth) + CELL / 2);
    int last = cell_at(place(q->middle + 2 * GRID_SIDE_MAX, sector->high, depth) + CELL / 2 - TIE);
    if (first > most || last < least)
        return GRID_SIDE_MAX;
    if (first < least) {
        first = least;
        sector->low = edge_slope(depth, first - q->middle);
    }
    if (last > most) {
        last = most;
        sector->high = edge_slope(depth, last + 1 - q->middle);
    }
    if (last - first > 56) {
        int cut = (first + last + 1) / 2;
        uint64_t slope = edge_slope(depth, cut - q->middle);
        push(q, slope, sector->high, depth);
        sector->high = slope;
        last = cut - 1;
    }
    if (first >= q->middle)
        return first - 2;
    if (last <= q->middle)
        return last - 61;
    return (first + last - 63) / 2;
}

static void scan_far(struct quadrant *q, struct sector sector)
{
    while (sector.depth <= q->depth) {
        int base = frame(q, &sector);
        if (base == GRID_SIDE_MAX)
            return;
        int depth = sector.depth;
        int middle = q->middle - base;
        int shift = (base + 64) & 63;
        ptrdiff_t word = ((base + 64) >> 6) - 1;
        ptrdiff_t stride = q->step * (ptrdiff_t)q->walls->stride;
        ptrdiff_t seen_stride = q->step * (ptrdiff_t)q->seen->row_words;
        const uint64_t *walls = opacity_line(q->walls, q->line) + word + depth * stride;
        uint64_t *seen = bit_grid_row(q->seen, q->line) + word + depth * seen_stride;
        uint64_t low = place(middle, sector.low, depth);
        uint64_t high = place(middle, sector.high, depth);
        uint64_t level = bits_from(at_least(-base, 0)) & bits_to(at_most(q->length - 1 - base, 63));
        uint64_t all = 0;
        bool ended = false;
        for (; depth <= q->depth; depth++) {
            if ((low | (high + CELL)) >> (CELL_BITS + 6))
                break;
            uint64_t within = level;
            if (q->radius >= 0) {
                int half = circle_half_width(q->radius, depth);
                int least = at_least(middle - half, 0);
                int most = at_most(middle + half, 63);
                if (least > 63 || most < 0) {
                    ended = true;
                    break;
                }
                within &= bits_from(least) & bits_to(most);
            }
            uint64_t touched = cells_touched(low, high) & within;
            uint64_t blocking = touched & (walls[0] >> shift | walls[1] << 1 << (63 - shift));
            uint64_t found = (cells_held(low, high) & within) | blocking;
            seen[0] |= found << shift;
            seen[1] |= found >> 1 >> (63 - shift);
            all |= found;
            if (touched == blocking) {
                ended = true;
                break;
            }
            low += sector.low;
            high += sector.high;
            if (blocking) {
                split(q, &sector, depth, middle, touched, touched & ~blocking);
                low = place(middle, sector.low, depth + 1);
                high = place(middle, sector.high, depth + 1);
            }
            walls += stride;
            seen += seen_stride;
        }
        q->deepest = at_least(q->deepest, at_most(depth, q->depth));
        if (all) {
            q->first = at_most(q->first, base + bit_lowest(all));
            q->last = at_least(q->last, base + bit_highest(all));
        }
        if (ended)
            return;
        sector.depth = depth;
    }
}

static void scan_quadrant(struct quadrant *q, int step, int depth)
{
    q->step = step;
    q->depth = depth;
    q->deepest = 0;
    q->waiting = 0;
    if (depth == 0)
        return;
    push(q, 0 - CELL, CELL, 1);
    while (q->waiting > 0) {
        struct sector sector = q->sectors[--q->waiting];
        if (sector.depth <= NEAR_DEPTH)
            scan_near(q, sector);
        else
            scan_far(q, sector);
    }
}

static void quadrant_init(struct quadrant *q, const struct opacity *opacity, struct view *view, struct point origin, bool is_vertical, const uint64_t circle[NEAR_DEPTH + 1], int radius)
{
    struct grid grid = opacity->grid;
    q->walls = is_vertical ? &opacity->rows : &opacity->columns;
    q->seen = is_vertical ? &view->cells : &view->columns;
    q->line = is_vertical ? origin.y : origin.x;
    q->middle = is_vertical ? origin.x : origin.y;
    q->length = is_vertical ? grid.width : grid.height;
    q->radius = radius;
    q->touched = 0;
    q->first = GRID_SIDE_MAX;
    q->last = -1;
    uint64_t level = bits_from(at_least(NEAR_MIDDLE - q->middle, 0)) &
                     bits_to(at_most(NEAR_MIDDLE + q->length - 1 - q->middle, 63));
    for (int d = 1; d <= at_most(NEAR_DEPTH, radius < 0 ? NEAR_DEPTH : radius); d++)
        q->within[d] = circle[d] & level;
}

static void measure_circle(uint64_t circle[NEAR_DEPTH + 1], int radius)
{
    int half = at_most(radius, 5000);
    int limit = radius * radius + radius;
    for (int d = 1; d <= NEAR_DEPTH && (radius < 0 || d <= radius); d++) {
        while (radius >= 0 && half * half + d * d > limit)
            half--;
        circle[d] = radius < 0 || half >= 32 ? UINT64_MAX : bits_from(NEAR_MIDDLE - half) & bits_to(NEAR_MIDDLE + at_most(half, 31));
    }
}

void fov_shadowcast_compute(const struct opacity *opacity, struct point origin, int radius,
                            struct view *view)
{
    uint64_t circle[NEAR_DEPTH + 1];
    struct quadrant q;
    struct grid grid = opacity->grid;
    int reach = radius == FOV_UNLIMITED ? GRID_SIDE_MAX : radius;
    measure_circle(circle, radius);

    quadrant_init(&q, opacity, view, origin, true, circle, radius);
    scan_quadrant(&q, -1, at_most(reach, origin.y));
    view->first_row = at_most(view->first_row, origin.y - q.deepest);
    scan_quadrant(&q, 1, at_most(reach, grid.height - 1 - origin.y));
    view->last_row = at_least(view->last_row, origin.y + q.deepest);

    quadrant_init(&q, opacity, view, origin, false, circle, radius);
    scan_quadrant(&q, -1, at_most(reach, origin.x));
    int first_column = origin.x - q.deepest;
    scan_quadrant(&q, 1, at_most(reach, grid.width - 1 - origin.x));
    int last_column = origin.x + q.deepest;
    if (q.touched) {
        q.first = at_most(q.first, origin.y - NEAR_MIDDLE + bit_lowest(q.touched));
        q.last = at_least(q.last, origin.y - NEAR_MIDDLE + bit_highest(q.touched));
    }
    view_turn_columns(view, (struct view_area){{first_column, q.first}, {last_column, q.last}});
}
