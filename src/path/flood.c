#include "path/flood.h"

#include <string.h>

struct flood flood_take(struct arena *arena, struct grid grid)
{
    struct flood flood = {.rows_used_first = 0, .rows_used_last = -1};
    flood.reached = bit_grid_take(arena, grid);
    flood.news = bit_grid_take(arena, grid);
    flood.next = bit_grid_take(arena, grid);
    return flood;
}

static void clear_rows(struct bit_grid *bits, int first, int last)
{
    if (first <= last)
        memset(bit_grid_row(bits, first), 0,
               (size_t)(last - first + 1) * bits->row_words * sizeof *bits->words);
}

void flood_start(struct flood *flood, struct grid grid, struct point from)
{
    clear_rows(&flood->reached, flood->rows_used_first, flood->rows_used_last);
    clear_rows(&flood->news, flood->rows_used_first, flood->rows_used_last);
    flood->reached.grid = flood->news.grid = flood->next.grid = grid;
    flood->reached.row_words = flood->news.row_words = flood->next.row_words =
        ((size_t)grid.width + 63) / 64;
    bit_grid_put(&flood->reached, from, true);
    bit_grid_put(&flood->news, from, true);
    flood->first_row = flood->last_row = from.y;
    flood->rows_used_first = flood->rows_used_last = from.y;
    flood->steps = 0;
    flood->slow_count = 0;
}

/* The cells of a word of the row, and of those above and below it, in one. */
static uint64_t gathered(const struct bit_grid *bits, int y, size_t word)
{
    uint64_t cells = bit_grid_row(bits, y)[word];
    if (y > 0)
        cells |= bit_grid_row(bits, y - 1)[word];
    if (y + 1 < bits->grid.height)
        cells |= bit_grid_row(bits, y + 1)[word];
    return cells;
}

/* The cells of a word of the row that are in the set or beside one that is. */
static uint64_t widened(const struct bit_grid *bits, int y, size_t word)
{
    uint64_t here = gathered(bits, y, word);
    uint64_t cells = here | here << 1 | here >> 1;
    if (word > 0)
        cells |= gathered(bits, y, word - 1) >> 63;
    if (word + 1 < bits->row_words)
        cells |= gathered(bits, y, word + 1) << 63;
    return cells;
}

static void delay_cells(struct flood *flood, int y, size_t word, uint64_t cells, int due)
{
    for (; cells && flood->slow_count < FLOOD_SLOW_MAX; cells &= cells - 1) {
        struct point p = {(int)word * 64 + bit_lowest(cells), y};
        bit_grid_put(&flood->reached, p, true);
        flood->slow[flood->slow_count] = p;
        flood->slow_due[flood->slow_count++] = due;
    }
}

/* Moves the slow cells that are due from their list into the next news. */
static void release(struct flood *flood, int *first, int *last)
{
    for (int i = 0; i < flood->slow_count;) {
        if (flood->slow_due[i] > flood->steps) {
            i++;
            continue;
        }
        int y = flood->slow[i].y;
        bit_grid_put(&flood->next, flood->slow[i], true);
        *first = y < *first ? y : *first;
        *last = y > *last ? y : *last;
        flood->slow[i] = flood->slow[--flood->slow_count];
        flood->slow_due[i] = flood->slow_due[flood->slow_count];
    }
}

/* Adds to the next news what of a word lies beside the last news. */
static bool grow_word(struct flood *flood, const struct bit_grid *open, const struct bit_grid *slow,
                      int delay, int y, size_t word)
{
    uint64_t *reached = &bit_grid_row(&flood->reached, y)[word];
    uint64_t cells = widened(&flood->news, y, word) & ~*reached;
    delay_cells(flood, y, word, cells & bit_grid_row(slow, y)[word], flood->steps + delay);
    cells &= bit_grid_row(open, y)[word];
    *reached |= cells;
    bit_grid_row(&flood->next, y)[word] = cells;
    return cells != 0;
}

bool flood_step(struct flood *flood, const struct bit_grid *open, const struct bit_grid *slow,
                int delay)
{
    int first = flood->first_row > 0 ? flood->first_row - 1 : 0;
    int last = flood->last_row < open->grid.height - 1 ? flood->last_row + 1 : flood->last_row;
    int top = open->grid.height;
    int bottom = -1;
    flood->steps++;
    for (int y = first; y <= last; y++)
        for (size_t word = 0; word < open->row_words; word++)
            if (grow_word(flood, open, slow, delay, y, word)) {
                top = y < top ? y : top;
                bottom = y;
            }
    clear_rows(&flood->news, flood->first_row, flood->last_row);
    release(flood, &top, &bottom);
    struct bit_grid old = flood->news;
    flood->news = flood->next;
    flood->next = old;
    flood->first_row = top <= bottom ? top : first;
    flood->last_row = top <= bottom ? bottom : first - 1;
    flood->rows_used_first = first < flood->rows_used_first ? first : flood->rows_used_first;
    flood->rows_used_last = last > flood->rows_used_last ? last : flood->rows_used_last;
    return top <= bottom || flood->slow_count > 0;
}
