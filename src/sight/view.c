#include "sight/view.h"

#include "base/integer.h"
#include "sight/bit_block.h"

#include <assert.h>
#include <string.h>

static size_t words_of_row(struct grid grid)
{
    return ((size_t)grid.width + 63) / 64;
}

/* With whole blocks of rows, as they are transposed. */
static size_t words_of(struct grid grid)
{
    size_t blocks = ((size_t)grid.height + BIT_BLOCK - 1) / BIT_BLOCK;
    return words_of_row(grid) * blocks * BIT_BLOCK;
}

static struct grid transposed(struct grid grid)
{
    return (struct grid){grid.height, grid.width};
}

static void shape(struct bit_grid *bits, struct grid grid)
{
    bits->grid = grid;
    bits->row_words = words_of_row(grid);
}

static uint64_t *alloc_between_spares(struct arena *arena, size_t count)
{
    uint64_t *words = arena_alloc(arena, (count + 2) * sizeof *words);
    return words ? words + 1 : NULL;
}

static void make_empty(struct view *view, struct grid grid)
{
    shape(&view->cells, grid);
    shape(&view->columns, transposed(grid));
    view->first_row = grid.height;
    view->last_row = -1;
}

struct view view_alloc(struct arena *arena, struct grid grid)
{
    struct view view = {.cells_capacity = words_of(grid),
                        .columns_capacity = words_of(transposed(grid))};
    view.cells.words = alloc_between_spares(arena, view.cells_capacity);
    view.columns.words = alloc_between_spares(arena, view.columns_capacity);
    make_empty(&view, grid);
    return view;
}

void view_reset(struct view *view, struct grid grid)
{
    assert(words_of(grid) <= view->cells_capacity);
    assert(words_of(transposed(grid)) <= view->columns_capacity);
    if (view->first_row <= view->last_row) {
        int rows = view->last_row - view->first_row + 1;
        memset(bit_grid_row(&view->cells, view->first_row), 0,
               (size_t)rows * view->cells.row_words * sizeof(uint64_t));
    }
    make_empty(view, grid);
}

void view_touch_rows(struct view *view, int first, int last)
{
    view->first_row = int_min(view->first_row, first);
    view->last_row = int_max(view->last_row, last);
}

void view_add(struct view *view, struct point p)
{
    assert(grid_contains(view->cells.grid, p));
    view_touch_rows(view, p.y, p.y);
    bit_grid_put(&view->cells, p, true);
}

void view_add_run(struct view *view, int y, int first, int last)
{
    if (first > last)
        return;
    view_touch_rows(view, y, y);
    bit_grid_put_run(&view->cells, y, first, last);
}
