#include "path/flood.h"

#include "base/integer.h"

#include <string.h>

struct flood flood_alloc(struct arena *arena, struct grid grid)
{
    struct flood flood = {.rows_used_first = 0, .rows_used_last = -1};
    flood.reached = bit_grid_alloc(arena, grid);
    flood.news = bit_grid_alloc(arena, grid);
    flood.next = bit_grid_alloc(arena, grid);
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

/* A row of a set and those above and below it; where there is none, the row itself, which adds nothing. */
struct rows {
    const uint64_t *above;
    const uint64_t *here;
    const uint64_t *below;
};

static struct rows rows_about(const struct bit_grid *bits, int y)
{
    int bottom = bits->grid.height - 1;
    return (struct rows){bit_grid_row(bits, y > 0 ? y - 1 : y), bit_grid_row(bits, y),
                         bit_grid_row(bits, y < bottom ? y + 1 : y)};
}

/* The cells of a word of the three rows, in one. */
static inline uint64_t gathered(const struct rows *rows, size_t word)
{
    return rows->above[word] | rows->here[word] | rows->below[word];
}

/* Where a word stands in its row. */
struct span {
    int y;
    size_t word;
    size_t words;
};

/* The cells of a word that are left or right of one that is in both sets. */
static uint64_t beside(const uint64_t *set, const uint64_t *other, struct span at)
{
    uint64_t here = set[at.word] & other[at.word];
    uint64_t cells = here << 1 | here >> 1;
    if (at.word > 0)
        cells |= (set[at.word - 1] & other[at.word - 1]) >> 63;
    if (at.word + 1 < at.words)
        cells |= (set[at.word + 1] & other[at.word + 1]) << 63;
    return cells;
}

/* The cells of row at.y that are a step from a cell S of the set in `row`, above or below. S reaches d straight, and c
 * diagonally if one of the corners, b or d, is open:
 *     row:   b S
 *     at.y:  c d */
static uint64_t from_row(const struct bit_grid *bits, const struct bit_grid *open, int row,
                         struct span at)
{
    const uint64_t *set = bit_grid_row(bits, row);
    return set[at.word] | (beside(set, set, at) & bit_grid_row(open, row)[at.word]) |
           beside(set, bit_grid_row(open, at.y), at);
}

/* The cells of a word of row y that are a step from one of the set. */
static uint64_t widened(const struct bit_grid *bits, const struct bit_grid *open, int y,
                        size_t word)
{
    struct span at = {y, word, bits->row_words};
    uint64_t cells = beside(bit_grid_row(bits, y), bit_grid_row(bits, y), at);
    if (y > 0)
        cells |= from_row(bits, open, y - 1, at);
    if (y + 1 < bits->grid.height)
        cells |= from_row(bits, open, y + 1, at);
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

/* Adds to the next news what of a word is beside the last news. */
static uint64_t grow_word(struct flood *flood, const struct bit_grid *open,
                          const struct bit_grid *slow, int delay, int y, size_t word)
{
    uint64_t *reached = &bit_grid_row(&flood->reached, y)[word];
    if (!((bit_grid_row(open, y)[word] | bit_grid_row(slow, y)[word]) & ~*reached))
        return 0;
    uint64_t cells = widened(&flood->news, open, y, word) & ~*reached;
    delay_cells(flood, y, word, cells & bit_grid_row(slow, y)[word], flood->steps + delay);
    cells &= bit_grid_row(open, y)[word];
    *reached |= cells;
    bit_grid_row(&flood->next, y)[word] = cells;
    return cells;
}

/* The same for a row, where most words are far from any news; whether there was anything to add. */
static bool grow_row(struct flood *flood, const struct bit_grid *open, const struct bit_grid *slow,
                     int delay, int y)
{
    const struct rows rows = rows_about(&flood->news, y);
    uint64_t added = 0;
    uint64_t left = 0;
    uint64_t here = gathered(&rows, 0);
    for (size_t word = 0; word < open->row_words; word++) {
        uint64_t right = word + 1 < open->row_words ? gathered(&rows, word + 1) : 0;
        if (here | left >> 63 | right << 63)
            added |= grow_word(flood, open, slow, delay, y, word);
        left = here;
        here = right;
    }
    return added != 0;
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
        if (grow_row(flood, open, slow, delay, y)) {
            top = int_min(y, top);
            bottom = y;
        }
    clear_rows(&flood->news, flood->first_row, flood->last_row);
    release(flood, &top, &bottom);
    struct bit_grid old = flood->news;
    flood->news = flood->next;
    flood->next = old;
    flood->first_row = top <= bottom ? top : first;
    flood->last_row = top <= bottom ? bottom : first - 1;
    flood->rows_used_first = int_min(first, flood->rows_used_first);
    flood->rows_used_last = int_max(last, flood->rows_used_last);
    return top <= bottom || flood->slow_count > 0;
}
