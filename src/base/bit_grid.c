#include "base/bit_grid.h"

#include <assert.h>
#include <string.h>

struct bit_grid bit_grid_alloc(struct arena *arena, struct grid grid)
{
    struct bit_grid bits = {.grid = grid, .row_words = ((size_t)grid.width + 63) / 64};
    bits.words = arena_alloc(arena, bits.row_words * (size_t)grid.height * sizeof *bits.words);
    return bits;
}

struct bit_grid bit_grid_alloc_any(struct arena *arena, struct grid grid)
{
    struct bit_grid bits = {.grid = grid, .row_words = ((size_t)grid.width + 63) / 64};
    bits.words = arena_alloc(arena, BIT_GRID_ANY_WORDS(grid_cells(grid)) * sizeof *bits.words);
    return bits;
}

void bit_grid_reshape(struct bit_grid *bits, struct grid grid)
{
    bits->grid = grid;
    bits->row_words = ((size_t)grid.width + 63) / 64;
}

static size_t word_count(const struct bit_grid *bits)
{
    return bits->row_words * (size_t)bits->grid.height;
}

void bit_grid_put_run(struct bit_grid *bits, int y, int first, int last)
{
    assert(first >= 0 && first <= last && last < bits->grid.width);
    uint64_t *row = bit_grid_row(bits, y);
    for (int word = first >> 6; word <= last >> 6; word++)
        row[word] |= bit_run_in_word(word, first, last);
}

void bit_grid_remove_run(struct bit_grid *bits, int y, int first, int last)
{
    assert(first >= 0 && first <= last && last < bits->grid.width);
    uint64_t *row = bit_grid_row(bits, y);
    for (int word = first >> 6; word <= last >> 6; word++)
        row[word] &= ~bit_run_in_word(word, first, last);
}

void bit_grid_put_window(struct bit_grid *bits, struct point p, uint64_t cells)
{
    assert(p.x > -64);
    uint64_t *row = bit_grid_row(bits, p.y);
    int word = (p.x + 64) / 64 - 1;
    uint64_t low = cells << (p.x & 63);
    uint64_t high = cells >> 1 >> (63 - (p.x & 63));
    if (low)
        row[word] |= low;
    if (high)
        row[word + 1] |= high;
}

void bit_grid_remove_window(struct bit_grid *bits, struct point p, uint64_t cells)
{
    assert(p.x > -64);
    uint64_t *row = bit_grid_row(bits, p.y);
    int word = (p.x + 64) / 64 - 1;
    uint64_t low = cells << (p.x & 63);
    uint64_t high = cells >> 1 >> (63 - (p.x & 63));
    if (low)
        row[word] &= ~low;
    if (high)
        row[word + 1] &= ~high;
}

uint64_t bit_grid_window(const struct bit_grid *bits, struct point p)
{
    assert(p.x > -64);
    const uint64_t *row = bit_grid_row(bits, p.y);
    int words = (int)bits->row_words;
    int word = (p.x + 64) / 64 - 1;
    uint64_t low = word >= 0 && word < words ? row[word] : 0;
    uint64_t high = word + 1 < words ? row[word + 1] : 0;
    return low >> (p.x & 63) | high << 1 << (63 - (p.x & 63));
}

void bit_grid_clear(struct bit_grid *bits)
{
    memset(bits->words, 0, word_count(bits) * sizeof *bits->words);
}

void bit_grid_add(struct bit_grid *to, const struct bit_grid *from, struct area area)
{
    assert(to->row_words == from->row_words);
    for (int y = area.first.y; y <= area.last.y; y++) {
        uint64_t *row = bit_grid_row(to, y);
        const uint64_t *other = bit_grid_row(from, y);
        for (int word = area.first.x >> 6; word <= area.last.x >> 6; word++)
            row[word] |= other[word] & bit_run_in_word(word, area.first.x, area.last.x);
    }
}

/* bit_grid_next within whole rows up to the last: their words are one run. */
static bool next_in_rows(const struct bit_grid *bits, int last, struct point *p)
{
    int x = p->x + 1;
    size_t word = (size_t)p->y * bits->row_words + (size_t)(x >> 6);
    size_t end = (size_t)(last + 1) * bits->row_words;
    uint64_t cells = word < end ? bits->words[word] & UINT64_MAX << (x & 63) : 0;
    while (!cells && ++word < end)
        cells = bits->words[word];
    if (!cells)
        return false;
    unsigned y = (unsigned)word / (unsigned)bits->row_words;
    unsigned column = (unsigned)word - y * (unsigned)bits->row_words;
    *p = point_make((int)column * 64 + bit_lowest(cells), (int)y);
    return true;
}

/* The same within columns of one word. */
static bool next_in_word(const struct bit_grid *bits, struct area area, struct point *p)
{
    int word = area.first.x >> 6;
    uint64_t columns = bit_run_in_word(word, area.first.x, area.last.x);
    uint64_t left = p->x < area.last.x ? columns & UINT64_MAX << ((p->x + 1) & 63) : 0;
    for (int y = p->y; y <= area.last.y; y++, left = columns) {
        uint64_t cells = bit_grid_row(bits, y)[word] & left;
        if (cells) {
            *p = point_make(word * 64 + bit_lowest(cells), y);
            return true;
        }
    }
    return false;
}

bool bit_grid_next(const struct bit_grid *bits, struct area area, struct point *p)
{
    if (area.first.x == 0 && area.last.x == bits->grid.width - 1)
        return next_in_rows(bits, area.last.y, p);
    if (area.first.x >> 6 == area.last.x >> 6)
        return next_in_word(bits, area, p);
    int x = p->x + 1;
    for (int y = p->y; y <= area.last.y; y++, x = area.first.x) {
        const uint64_t *row = bit_grid_row(bits, y);
        for (int word = x >> 6; word <= area.last.x >> 6; word++) {
            if (row[word] == 0) /* as most are */
                continue;
            uint64_t cells = row[word] & bit_run_in_word(word, x, area.last.x);
            if (cells) {
                *p = point_make(word * 64 + bit_lowest(cells), y);
                return true;
            }
        }
    }
    return false;
}

size_t bit_grid_count(const struct bit_grid *bits)
{
    size_t count = 0;
    for (size_t i = 0; i < word_count(bits); i++)
        if (bits->words[i]) /* most are empty where a large level is little known */
            count += (size_t)bit_count(bits->words[i]);
    return count;
}
