/* Whether one cell is in a view of shadowcast, by the definition in fov_shadowcast.c.
 *  - A blocking cell is seen if the rows before it leave something of the slopes that it blocks
 *    itself. In none of those rows are these slopes as much as a cell wide: they touch one cell or
 *    two, and walls cut from their ends only. So what is left of them is one interval.
 *  - A non-blocking cell is seen if something is left to one side of its centre at least, however
 *    narrow. That is the same question about a cell so thin that no edge of a wall can be in it
 *    but at its very centre. A cell on a diagonal is in two quadrants; but the slopes to it touch
 *    cells of the diagonal only, so that both give the same answer. And no slopes to a cell of the
 *    level touch one outside it. */
#include "sight/fov_algorithms.h"
#include "sight/opacity_lines.h"

/* As an exact fraction. */
struct slope {
    int64_t columns;
    int64_t rows;
};

static bool is_less(struct slope a, struct slope b)
{
    return a.columns * b.rows < b.columns * a.rows;
}

/* Slopes from `low` to `high`. */
struct beam {
    struct slope low;
    struct slope high;
};

/* The beam to the target. The edges of walls in the rows before it are at the slope of its centre,
 * or at least 1 / (2 * depth * (depth - 1)) from it: outside the thin cell, which is 1 / depth as
 * wide as one that blocks. */
static struct beam beam_to(int depth, int column, bool blocks)
{
    int64_t parts = blocks ? 1 : depth;
    int64_t rows = 2 * parts * depth;
    return (struct beam){{2 * parts * column - 1, rows}, {2 * parts * column + 1, rows}};
}

/* Cuts off the slopes that the touched cells of a row block: one on either side of the edge, or the lower one on both.
 * Returns whether something is left. */
static bool beam_cut(struct beam *beam, struct slope edge, bool low_blocks, bool high_blocks)
{
    if (low_blocks && is_less(beam->low, edge))
        beam->low = edge;
    if (high_blocks && is_less(edge, beam->high))
        beam->high = edge;
    return is_less(beam->low, beam->high);
}

/* A line of cells across the beam. */
struct row {
    const uint64_t *walls;
    int cell; /* the one that the beam's low end is in */
};

static bool row_blocks(struct row row, int cell)
{
    return row.walls[cell >> 6] >> (cell & 63) & 1;
}

/* Follows the beam from a row up to the one before the target's. `forward` is the words from one
 * row to the next, `sideways` the sign of the target's column, which `beam` is without. */
static bool beam_arrives(struct beam beam, struct row row, int depth, ptrdiff_t forward,
                         int sideways)
{
    /* Where the beam's low end is in its cell, in units of 1 / full. */
    int full = (int)beam.low.rows;
    int step = (int)beam.low.columns;
    int place = full / 2;
    for (int d = 1, column = 0; d < depth; d++) {
        row.walls += forward;
        place += step;
        if (place >= full) {
            place -= full;
            row.cell += sideways;
            column++;
        }
        bool touches_two = place + 2 * d > full;
        bool low_blocks = row_blocks(row, row.cell);
        bool high_blocks = row_blocks(row, touches_two ? row.cell + sideways : row.cell);
        struct slope edge = {2 * column + 1, 2 * (int64_t)d};
        if ((low_blocks || high_blocks) && !beam_cut(&beam, edge, low_blocks, high_blocks))
            return false;
    }
    return true;
}

bool fov_shadowcast_sees(const struct opacity *opacity, struct point origin, int radius,
                         struct point target)
{
    if (radius != FOV_UNLIMITED && !point_is_within(origin, target, radius))
        return false;
    struct point offset = point_subtract(target, origin);
    bool is_in_rows = abs(offset.y) >= abs(offset.x);
    const struct opacity_lines *lines = is_in_rows ? &opacity->rows : &opacity->columns;
    struct row row = {opacity_line(lines, is_in_rows ? origin.y : origin.x),
                      is_in_rows ? origin.x : origin.y};
    int down = is_in_rows ? offset.y : offset.x;
    int across = is_in_rows ? offset.x : offset.y;
    ptrdiff_t stride = (ptrdiff_t)lines->stride;
    return beam_arrives(beam_to(abs(down), abs(across), opacity_has(opacity, target)), row,
                        abs(down), down < 0 ? -stride : stride, across < 0 ? -1 : 1);
}
