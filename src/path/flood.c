#include "path/flood.h"

#include "base/integer.h"

#include <assert.h>
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
    memset(flood->columns, 0, sizeof flood->columns);
    flood->columns[from.x >> 6] = UINT64_C(1) << (from.x & 63);
    flood->first_row = flood->last_row = from.y;
    flood->rows_used_first = flood->rows_used_last = from.y;
    flood->steps = 0;
    flood->slow_count = 0;
}

/* One step over a column of words: word `word` of every row. */
struct sweep {
    struct flood *flood;
    const struct bit_grid *open;
    const struct bit_grid *slow;
    int delay;
    size_t word;
    bool has_edges; /* in a row of the news */
    int first;      /* the rows that it has added cells to */
    int last;
    uint64_t added; /* the union of these cells */
};

/* The last cell of the word before one and the first of the word after it, as its own first and last bit. */
static inline uint64_t edges_at(const uint64_t *at, size_t word, size_t words)
{
    uint64_t before = word > 0 ? at[-1] >> 63 : 0;
    return word + 1 < words ? before | at[1] << 63 : before;
}

/* The cells left or right of those of a word and its edges. */
static inline uint64_t beside(uint64_t cells, uint64_t edges)
{
    return cells << 1 | cells >> 1 | edges;
}

/* A word of the last news with its edges. `across` is where it leads in the rows above and below, past open cells of its own
 * row. */
struct front {
    uint64_t cells;
    uint64_t edges;
    uint64_t across;
};

/* The front of row y, where the word has the index i in its grid. It is empty outside the rows of the news. */
static inline struct front front_at(const struct sweep *sweep, int y, size_t i)
{
    const struct bit_grid *news = &sweep->flood->news;
    if (y < sweep->flood->first_row || y > sweep->flood->last_row)
        return (struct front){0, 0, 0};
    uint64_t cells = news->words[i];
    uint64_t edges = sweep->has_edges ? edges_at(&news->words[i], sweep->word, news->row_words) : 0;
    return (struct front){cells, edges, cells | (beside(cells, edges) & sweep->open->words[i])};
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
        flood->columns[flood->slow[i].x >> 6] |= UINT64_C(1) << (flood->slow[i].x & 63);
        *first = y < *first ? y : *first;
        *last = y > *last ? y : *last;
        flood->slow[i] = flood->slow[--flood->slow_count];
        flood->slow_due[i] = flood->slow_due[flood->slow_count];
    }
}

/* Adds cells of row y that are a step from the last news to the next, as far as they can be passed. */
static inline void add_next(struct sweep *sweep, int y, size_t i, uint64_t cells)
{
    struct flood *flood = sweep->flood;
    uint64_t *reached = &flood->reached.words[i];
    uint64_t slow = cells & sweep->slow->words[i];
    if (slow)
        delay_cells(flood, y, sweep->word, slow & ~*reached, flood->steps + sweep->delay);
    cells &= sweep->open->words[i] & ~*reached;
    *reached |= cells;
    flood->next.words[i] = cells;
    if (!cells)
        return;
    sweep->first = int_min(y, sweep->first);
    sweep->last = int_max(y, sweep->last);
    sweep->added |= cells;
}

/* A cell S of the news reaches d straight, and c diagonally if one of the corners, b or d, is open:
 *     b S
 *     c d */
static void sweep_rows(struct sweep *sweep, int first, int last)
{
    const struct bit_grid *open = sweep->open;
    size_t i = (size_t)first * open->row_words + sweep->word;
    struct front above = {0, 0, 0};
    struct front here = front_at(sweep, first, i);
    for (int y = first; y <= last; y++, i += open->row_words) {
        struct front below = front_at(sweep, y + 1, i + open->row_words);
        uint64_t edges = above.edges | below.edges;
        uint64_t cells = beside(here.cells, here.edges) | above.across | below.across;
        if (edges)
            edges &= edges_at(&open->words[i], sweep->word, open->row_words);
        cells |= beside((above.cells | below.cells) & open->words[i], edges);
        if (cells)
            add_next(sweep, y, i, cells);
        above = here;
        here = below;
    }
}

bool flood_step(struct flood *flood, const struct bit_grid *open, const struct bit_grid *slow,
                int delay)
{
    int first = int_max(flood->first_row - 1, 0);
    int last = int_min(flood->last_row + 1, open->grid.height - 1);
    struct sweep sweep = {.flood = flood,
                          .open = open,
                          .slow = slow,
                          .delay = delay,
                          .first = open->grid.height,
                          .last = -1};
    uint64_t before = 0; /* the last column as it was */
    assert(flood->news.row_words == open->row_words && slow->row_words == open->row_words);
    flood->steps++;
    for (; sweep.word < open->row_words; sweep.word++) {
        uint64_t *column = &flood->columns[sweep.word];
        uint64_t after = sweep.word + 1 < open->row_words ? column[1] : 0;
        sweep.added = 0;
        sweep.has_edges = before >> 63 | (after & 1);
        if (sweep.has_edges || *column)
            sweep_rows(&sweep, first, last);
        before = *column;
        *column = sweep.added;
    }
    clear_rows(&flood->news, flood->first_row, flood->last_row);
    release(flood, &sweep.first, &sweep.last);
    struct bit_grid old = flood->news;
    flood->news = flood->next;
    flood->next = old;
    flood->first_row = sweep.first <= sweep.last ? sweep.first : first;
    flood->last_row = sweep.first <= sweep.last ? sweep.last : first - 1;
    flood->rows_used_first = int_min(first, flood->rows_used_first);
    flood->rows_used_last = int_max(last, flood->rows_used_last);
    return sweep.first <= sweep.last || flood->slow_count > 0;
}
