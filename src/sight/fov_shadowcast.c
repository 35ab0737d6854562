/* Exact symmetric shadowcasting.
 *
 * What it is. The level is cut into four quadrants, north, south, west and east of the origin. In
 * one of them a cell is (depth d >= 1, column c, |c| <= d), the line at depth d being a row of the
 * level, or for west and east a column, and a ray of slope s, |s| <= 1, crosses it at s * d.
 *  - The walls of a line block the open interval of slopes from (2*c1 - 1) / (2*d) to
 *    (2*c2 + 1) / (2*d) for each maximal run c1..c2 of blocking cells. What is left of [-1, 1]
 *    after lines 1..d is a set of closed intervals; one of no width is dropped.
 *  - A non-blocking cell is seen when c / d lies in an interval left by the lines before it.
 *  - A blocking cell is seen when the open interval that it blocks meets such an interval.
 *  - With radius r, a cell is kept when dx*dx + dy*dy <= r*r + r.
 * So of two non-blocking cells both see each other or neither does.
 *
 * How it is found. An interval that some lines have left is a sector (sector.h). One is taken, and
 * followed from line to line (axis_scan.h). It touches a run of cells and sees the blocking ones
 * and those with their centres in it. Blocking cells split the sector: it becomes the last part, and
 * the other parts wait. When it ends, or the level or the radius mask (radius_mask.h) does, one of
 * the waiting sectors is taken. Throughout,
 *  - a sector is what all lines before its next one left of it: they block nothing between its
 *    edges;
 *  - it has a width: a cell that it meets in a single ray is not touched, and a part is made of
 *    touched cells alone;
 *  - no two sectors meet, except those cut in two because a word is 64 cells long (axis_scan_far.c);
 *  - their order changes nothing, because each only adds to what is seen.
 *
 * Cells are bits. What a sector touches of a line, what of that is walls, and what is seen of it
 * are words; near the origin lines are words altogether (axis.h). The opacity is kept by rows and
 * by columns, so that all four quadrants read lines of words. West and east are found column by
 * column, and turned into rows at the end, in blocks (bit_block.h).
 *
 * Why it is exact in integers. The edge before a cell, in a line at depth d, has the slope
 * (2*k - 1) / (2*d) for a whole k, and the places where it crosses other lines are multiples of
 * 1 / (2*d). What is asked of a place is only on which side of the edges and centres of cells it
 * lies: it is on one (a tie), or at least 1 / (2*d) >= 1 / 2046 of a cell away. That is over 2^21
 * of the units of 2^-32 that places are counted in. In the line where an edge is made its place is
 * exact. Its slope is a rounded reciprocal, up to half a unit off, times |2*k - 1| <= 2*d + 1. So
 * in line D >= d the place is off by up to (D - d) * (d + 1/2) units, which is below
 * 512^2 = 2^18. That much is added to every place as it is made (PLACE_ERROR): from then on it is
 * 0 to 2^19 units too great, and never too small. Rounding down then finds the cell as if the place were exact, a tie
 * counting upwards; and after 2^20 units were taken away (PLACE_TIE), which is more than the error
 * and less than the next place, a tie counting downwards. */
#include "sight/fov_shadowcast.h"
#include "base/integer.h"
#include "sight/axis.h"
#include "sight/bit_block.h"
#include "sight/bit_window.h"

#include <string.h>

#define MIDDLE RADIUS_MASK_NEAR_MIDDLE

/* The four quadrants of a view, and how far each sees. */
struct cast {
    struct view *view;
    struct axis rows;
    struct axis columns;
};

/* The rows of the view near the origin, as windows that hold the same cells as near lines. */
struct near_rows {
    uint64_t *words; /* of the origin's row */
    ptrdiff_t stride;
    int byte;
    int shift;
};

static struct near_rows near_rows_make(const struct view *view, struct point origin)
{
    int start = origin.x - MIDDLE + 64; /* in bits from the word before the row */
    return (struct near_rows){bit_grid_row(&view->cells, origin.y) - 1,
                              (ptrdiff_t)view->cells.row_words, start / 8, start % 8};
}

static inline void near_rows_add(const struct near_rows *rows, int dy, uint64_t bits)
{
    bit_window_add(rows->words + dy * rows->stride, rows->byte, bits << rows->shift);
}

static void add_near_rows(struct cast *cast)
{
    const struct near_rows rows = near_rows_make(cast->view, cast->rows.origin);
    int north = cast->rows.before.near_depth;
    int south = cast->rows.behind.near_depth;
    for (int dy = -north; dy <= south; dy++)
        near_rows_add(&rows, dy, cast->rows.lines[MIDDLE + dy].seen);
    view_touch_rows(cast->view, cast->rows.origin.y - north, cast->rows.origin.y + south);
}

/* Clears the near columns of first .. end - 1 that were not reached. */
static inline void clear_unreached(struct axis *columns, int first, int end)
{
    for (int x = first; x < MIDDLE - columns->before.near_depth; x++)
        columns->lines[x].seen = 0;
    for (int x = MIDDLE + columns->behind.near_depth + 1; x < end; x++)
        columns->lines[x].seen = 0;
}

#define LINE_WORDS (sizeof(struct axis_line) / sizeof(uint64_t))

/* Transposes the near columns if they reach up to 8 to either side, without the origin's own. */
static void transpose_few_columns(struct cast *cast, int above, int below)
{
    const struct near_rows rows = near_rows_make(cast->view, cast->rows.origin);
    uint64_t turned[BIT_BLOCK];
    struct axis_line *lines = cast->columns.lines;
    clear_unreached(&cast->columns, MIDDLE - 8, MIDDLE + 9);
    bit_block_transpose_pair(&lines[MIDDLE - 8].seen, &lines[MIDDLE + 1].seen, LINE_WORDS,
                             MIDDLE - 16, turned);
    for (int dy = -above; dy <= below; dy++) {
        uint64_t west = turned[16 + dy] & 0xff;
        uint64_t east = turned[16 + dy] >> 8;
        near_rows_add(&rows, dy, west << (MIDDLE - 8) | east << (MIDDLE + 1));
    }
}

/* Transposes the near columns first .. end - 1, which are whole blocks. */
static void transpose_columns(struct cast *cast, int first, int end, int above, int below)
{
    const struct near_rows rows = near_rows_make(cast->view, cast->rows.origin);
    uint64_t turned[64] = {0};
    clear_unreached(&cast->columns, first, end);
    for (int x = first; x < end; x += BIT_BLOCK)
        for (int y = first; y < end; y += BIT_BLOCK)
            bit_block_transpose(&cast->columns.lines[x].seen, LINE_WORDS, y, &turned[y], 1, x);
    for (int dy = -above; dy <= below; dy++)
        near_rows_add(&rows, dy, turned[MIDDLE + dy]);
}

static void add_near_columns(struct cast *cast)
{
    struct point origin = cast->rows.origin;
    int depth = int_max(cast->columns.before.near_depth, cast->columns.behind.near_depth);
    int above = int_min(depth, origin.y);
    int below = int_min(depth, cast->view->cells.grid.height - 1 - origin.y);
    if (depth <= 8)
        transpose_few_columns(cast, above, below);
    else if (depth < BIT_BLOCK / 2)
        transpose_columns(cast, MIDDLE - BIT_BLOCK / 2, MIDDLE + BIT_BLOCK / 2, above, below);
    else
        transpose_columns(cast, 0, 64, above, below);
    view_touch_rows(cast->view, origin.y - above, origin.y + below);
}

/* Notes the rows seen far to the north or south; their cells are in the view already. */
static void add_far_rows(struct cast *cast, int step, struct axis_reach reach)
{
    if (reach.far_depth == 0)
        return;
    int nearest = cast->rows.origin.y + step * (RADIUS_MASK_NEAR_DEPTH + 1);
    int furthest = cast->rows.origin.y + step * reach.far_depth;
    view_touch_rows(cast->view, int_min(nearest, furthest), int_max(nearest, furthest));
}

/* Transposes what is seen far to the west or east, and empties the view's columns. */
static void add_far_columns(struct cast *cast, int step, struct axis_reach reach)
{
    if (reach.far_depth == 0)
        return;
    struct view *view = cast->view;
    int nearest = cast->rows.origin.x + step * (RADIUS_MASK_NEAR_DEPTH + 1);
    int furthest = cast->rows.origin.x + step * reach.far_depth;
    int first = int_min(nearest, furthest);
    int last = int_max(nearest, furthest);
    size_t row_words = view->cells.row_words;
    size_t column_words = view->columns.row_words;
    for (int x = first / BIT_BLOCK * BIT_BLOCK; x <= last; x += BIT_BLOCK)
        for (int y = reach.far_first / BIT_BLOCK * BIT_BLOCK; y <= reach.far_last; y += BIT_BLOCK)
            bit_block_transpose(bit_grid_row(&view->columns, x) + y / 64, column_words, y % 64,
                                bit_grid_row(&view->cells, y) + x / 64, row_words, x % 64);
    memset(bit_grid_row(&view->columns, first), 0,
           (size_t)(last - first + 1) * column_words * sizeof(uint64_t));
    view_touch_rows(view, reach.far_first, reach.far_last);
}

void fov_shadowcast_compute_within(const struct opacity *opacity, struct point origin,
                                   const struct radius_mask *radius_mask, struct view *view)
{
    struct cast cast;
    cast.view = view;
    axis_scan(&cast.rows, &opacity->rows, &view->cells, origin, radius_mask);
    axis_scan(&cast.columns, &opacity->columns, &view->columns, point_make(origin.y, origin.x),
              radius_mask);
    add_near_rows(&cast);
    add_near_columns(&cast);
    add_far_rows(&cast, -1, cast.rows.before);
    add_far_rows(&cast, 1, cast.rows.behind);
    add_far_columns(&cast, -1, cast.columns.before);
    add_far_columns(&cast, 1, cast.columns.behind);
}

void fov_shadowcast_compute(const struct opacity *opacity, struct point origin, int radius,
                            struct view *view)
{
    if (view->radius_mask_radius != radius) {
        if (radius == FOV_UNLIMITED)
            radius_mask_unlimited(&view->radius_mask);
        else
            radius_mask_circle(&view->radius_mask, radius * radius + radius);
        view->radius_mask_radius = radius;
    }
    fov_shadowcast_compute_within(opacity, origin, &view->radius_mask, view);
}
