/* Exact symmetric shadowcasting. The level is cut into four quadrants. In one of them a cell is
 * (depth d >= 1, column c, |c| <= d), and a ray of slope s, |s| <= 1, crosses row d at s * d.
 *  - The walls of row d block the open interval of slopes from (2*c1 - 1) / (2*d) to
 *    (2*c2 + 1) / (2*d) for each maximal run c1..c2 of blocking cells. What is left of [-1, 1]
 *    after rows 1..d is a set of closed intervals; one of no width is dropped.
 *  - A non-blocking cell is seen when c / d lies in an interval left by the rows before it.
 *  - A blocking cell is seen when the open interval that it blocks meets such an interval.
 *  - With radius r, a cell is kept when dx*dx + dy*dy <= r*r + r.
 * So of two non-blocking cells both see each other or neither does.
 *
 * North and south are found row by row; west and east column by column in a transposed view, which
 * is then turned. What is near the origin is held in words on the stack, the rest in the view. */
#include "sight/axis.h"
#include "sight/bit_block.h"
#include "sight/bit_window.h"
#include "sight/fov_algorithms.h"
#include "sight/integer.h"

#include <string.h>

static void touch_rows(struct view *view, int first, int last)
{
    view->first_row = at_most(view->first_row, first);
    view->last_row = at_least(view->last_row, last);
}

/* Adds what is seen far to the north or south, which is in the view already. */
static void keep_far_rows(struct view *view, const struct axis *rows, int step,
                          struct axis_reach reach)
{
    if (reach.far_depth == 0)
        return;
    int nearest = rows->origin.y + step * (NEAR_DEPTH + 1);
    int furthest = rows->origin.y + step * reach.far_depth;
    touch_rows(view, at_most(nearest, furthest), at_least(nearest, furthest));
}

/* Turns what is seen far to the west or east, and leaves the view's columns empty. */
static void turn_far_columns(struct view *view, const struct axis *columns, int step,
                             struct axis_reach reach)
{
    if (reach.far_depth == 0)
        return;
    int nearest = columns->origin.y + step * (NEAR_DEPTH + 1);
    int furthest = columns->origin.y + step * reach.far_depth;
    int first = at_most(nearest, furthest);
    int last = at_least(nearest, furthest);
    size_t row_words = view->cells.row_words;
    size_t column_words = view->columns.row_words;
    for (int x = first / BIT_BLOCK * BIT_BLOCK; x <= last; x += BIT_BLOCK)
        for (int y = reach.far_first / BIT_BLOCK * BIT_BLOCK; y <= reach.far_last; y += BIT_BLOCK)
            bit_block_turn(bit_grid_row(&view->columns, x) + y / 64, column_words, y % 64,
                           bit_grid_row(&view->cells, y) + x / 64, row_words, x % 64);
    memset(bit_grid_row(&view->columns, first), 0,
           (size_t)(last - first + 1) * column_words * sizeof(uint64_t));
    touch_rows(view, reach.far_first, reach.far_last);
}

/* Adds to the rows of the near square what is seen of it to the west and east. */
static void turn_near_columns(struct axis *rows, const struct axis *columns, int depth)
{
    const int quarter = NEAR_SIDE / 4;
    if (depth < quarter) {
        bit_block_turn(columns->near_seen + quarter, 1, quarter, rows->near_seen + quarter, 1,
                       quarter);
        return;
    }
    for (int x = 0; x < NEAR_SIDE; x += BIT_BLOCK)
        for (int y = 0; y < NEAR_SIDE; y += BIT_BLOCK)
            bit_block_turn(columns->near_seen + x, 1, y, rows->near_seen + y, 1, x);
}

/* Adds the rows first .. last of the near square to the view. */
static void add_near_rows(struct view *view, const struct axis *rows, int first, int last)
{
    int start = rows->origin.x - NEAR_MIDDLE + 64; /* in bits from the word before the row */
    int top = rows->origin.y - NEAR_MIDDLE;
    for (int i = first; i <= last; i++)
        bit_window_add(bit_grid_row(&view->cells, top + i) + start / 64 - 1, start % 64,
                       rows->near_seen[i]);
    touch_rows(view, top + first, top + last);
}

/* Adds the near square to the view, given what the quadrants reached. */
static void add_near(struct view *view, struct axis *rows, const struct axis *columns,
                     struct axis_reach north, struct axis_reach south, struct axis_reach west,
                     struct axis_reach east)
{
    uint64_t seen_rows =
        bits_from(NEAR_MIDDLE - north.near_depth) & bits_to(NEAR_MIDDLE + south.near_depth);
    for (int x = NEAR_MIDDLE - west.near_depth; x <= NEAR_MIDDLE + east.near_depth; x++)
        seen_rows |= columns->near_seen[x];
    turn_near_columns(rows, columns, at_least(west.near_depth, east.near_depth));
    add_near_rows(view, rows, bit_lowest(seen_rows), bit_highest(seen_rows));
}

void fov_shadowcast_compute(const struct opacity *opacity, struct point origin, int radius,
                            struct view *view)
{
    struct axis_circle circle;
    struct axis rows;
    struct axis columns;
    const struct axis_circle *limit = NULL;
    if (radius != FOV_UNLIMITED) {
        axis_circle_measure(&circle, radius, grid_longer_side(opacity->grid) - 1);
        limit = &circle;
    }
    axis_init(&rows, &opacity->rows, &view->cells, origin, limit);
    axis_init(&columns, &opacity->columns, &view->columns, point_make(origin.y, origin.x), limit);
    struct axis_reach north = axis_scan(&rows, -1);
    struct axis_reach south = axis_scan(&rows, 1);
    struct axis_reach west = axis_scan(&columns, -1);
    struct axis_reach east = axis_scan(&columns, 1);
    keep_far_rows(view, &rows, -1, north);
    keep_far_rows(view, &rows, 1, south);
    turn_far_columns(view, &columns, -1, west);
    turn_far_columns(view, &columns, 1, east);
    add_near(view, &rows, &columns, north, south, west, east);
}
