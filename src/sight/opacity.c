#include "sight/opacity.h"
#include "sight/opacity_lines.h"

#include <assert.h>

static struct opacity_lines lines_alloc(struct arena *arena, int count, int length)
{
    struct opacity_lines lines = {.stride = ((size_t)length + 63) / 64 + 1};
    uint64_t *words = arena_alloc(arena, (1 + lines.stride * (size_t)count) * sizeof *words);
    lines.words = words ? words + 1 : NULL;
    return lines;
}

struct opacity opacity_alloc(struct arena *arena, struct grid grid)
{
    assert(grid.width > 0 && grid.height > 0 && grid_longer_side(grid) <= GRID_SIDE_MAX);
    struct opacity opacity = {.grid = grid};
    opacity.rows = lines_alloc(arena, grid.height, grid.width);
    opacity.columns = lines_alloc(arena, grid.width, grid.height);
    return opacity;
}

static void line_set(struct opacity_lines *lines, int line, int cell, bool blocks)
{
    uint64_t bit = UINT64_C(1) << (cell & 63);
    uint64_t *word = &opacity_line(lines, line)[cell >> 6];
    *word = blocks ? *word | bit : *word & ~bit;
}

void opacity_set(struct opacity *opacity, struct point p, bool blocks)
{
    assert(grid_contains(opacity->grid, p));
    line_set(&opacity->rows, p.y, p.x, blocks);
    line_set(&opacity->columns, p.x, p.y, blocks);
}

static void lines_fill(struct opacity_lines *lines, int count, int length, bool blocks)
{
    for (int line = 0; line < count; line++)
        for (int cell = 0; cell < length; cell += 64) {
            int max = length - cell < 64 ? length - cell : 64;
            uint64_t all = UINT64_MAX >> (64 - max);
            uint64_t *word = &opacity_line(lines, line)[cell >> 6];
            *word = blocks ? *word | all : *word & ~all;
        }
}

void opacity_fill(struct opacity *opacity, bool blocks)
{
    lines_fill(&opacity->rows, opacity->grid.height, opacity->grid.width, blocks);
    lines_fill(&opacity->columns, opacity->grid.width, opacity->grid.height, blocks);
}

bool opacity_blocks(const struct opacity *opacity, struct point p)
{
    return !grid_contains(opacity->grid, p) || opacity_has(opacity, p);
}
