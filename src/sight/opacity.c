#include "sight/opacity.h"
#include "base/bit_grid.h"
#include "sight/bit_block.h"
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

/* Transposes up to BIT_BLOCK rows, from `first` on, into the columns, which are empty there. */
static void transpose_rows(struct opacity *opacity, int first)
{
    const struct grid grid = opacity->grid;
    for (int x = 0; x < grid.width; x += BIT_BLOCK) {
        uint64_t rows[BIT_BLOCK] = {0};
        uint64_t columns[BIT_BLOCK] = {0};
        for (int i = 0; i < BIT_BLOCK && first + i < grid.height; i++)
            rows[i] = opacity_line(&opacity->rows, first + i)[x / 64];
        bit_block_transpose(rows, 1, x % 64, columns, 1, first % 64);
        for (int i = 0; i < BIT_BLOCK && x + i < grid.width; i++)
            opacity_line(&opacity->columns, x + i)[first / 64] |= columns[i];
    }
}

void opacity_set_rows(struct opacity *opacity, const uint64_t *rows, size_t row_words)
{
    const struct grid grid = opacity->grid;
    opacity_fill(opacity, false);
    for (int y = 0; y < grid.height; y++)
        for (int word = 0; word <= (grid.width - 1) >> 6; word++)
            opacity_line(&opacity->rows, y)[word] = rows[(size_t)y * row_words + (size_t)word] &
                                                    bit_run_in_word(word, 0, grid.width - 1);
    for (int y = 0; y < grid.height; y += BIT_BLOCK)
        transpose_rows(opacity, y);
}

bool opacity_blocks(const struct opacity *opacity, struct point p)
{
    return !grid_contains(opacity->grid, p) || opacity_has(opacity, p);
}
