/* A set of cells: one bit per cell, in rows of 64-bit words. Bit x % 64 of word x / 64 of a row is
 * the cell x; bits past the width are always zero. */
#ifndef BASE_BIT_GRID_H
#define BASE_BIT_GRID_H

#include "base/area.h"
#include "base/arena.h"
#include "base/grid.h"

#include <assert.h>
#include <stdint.h>

/* How many bits of a word are set. (Compilers call a function for it where not every processor has an instruction.) */
static inline int bit_count(uint64_t word)
{
    word -= word >> 1 & UINT64_C(0x5555555555555555);
    word = (word & UINT64_C(0x3333333333333333)) + (word >> 2 & UINT64_C(0x3333333333333333));
    word = (word + (word >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int)(word * UINT64_C(0x0101010101010101) >> 56);
}

/* The index of the lowest set bit of a word that is not zero. */
static inline int bit_lowest(uint64_t word)
{
    assert(word != 0);
#if defined(__GNUC__)
    return __builtin_ctzll(word);
#else
    int index = 0;
    for (; !(word & 1); word >>= 1)
        index++;
    return index;
#endif
}

/* The index of the highest set bit of a word that is not zero. */
static inline int bit_highest(uint64_t word)
{
    assert(word != 0);
#if defined(__GNUC__)
    return 63 - __builtin_clzll(word);
#else
    int index = 63;
    for (; !(word >> 63); word <<= 1)
        index--;
    return index;
#endif
}

/* The bits first .. last of a word, both 0 .. 63; none when first = last + 1. */
static inline uint64_t bit_run(int first, int last)
{
    assert(first >= 0 && first < 64 && last >= first - 1 && last >= 0 && last < 64);
    return (UINT64_C(2) << last) - (UINT64_C(1) << first);
}

/* Of the bits first .. last of a row, those in its word of that index; first <= last, and
 * the word is one that holds some of them. */
static inline uint64_t bit_run_in_word(int word, int first, int last)
{
    uint64_t from_first = word == first >> 6 ? UINT64_MAX << (first & 63) : UINT64_MAX;
    uint64_t to_last = word == last >> 6 ? UINT64_MAX >> (63 - (last & 63)) : UINT64_MAX;
    return from_first & to_last;
}

struct bit_grid {
    struct grid grid;
    size_t row_words;
    uint64_t *words; /* row_words * height of them, row after row */
};

/* An empty set over the grid's cells, its words taken from the arena (which holds zeros). */
struct bit_grid bit_grid_alloc(struct arena *arena, struct grid grid);

/* The same with room for every grid of no more cells than this one; the words that it takes of the arena. */
#define BIT_GRID_ANY_WORDS(cells) \
    ((cells) / 64 + GRID_SIDE_MAX) /* each row begins with a new one */
struct bit_grid bit_grid_alloc_any(struct arena *arena, struct grid grid);

/* Changes the grid of an empty set to another that it has room for. */
void bit_grid_reshape(struct bit_grid *bits, struct grid grid);

static inline uint64_t *bit_grid_row(const struct bit_grid *bits, int y)
{
    return bits->words + (size_t)y * bits->row_words;
}

/* Whether the cell is in the set; false outside the grid. */
/* Whether a cell of the grid is in the set. */
static inline bool bit_grid_at(const struct bit_grid *bits, struct point p)
{
    return bit_grid_row(bits, p.y)[p.x >> 6] >> (p.x & 63) & 1;
}

static inline bool bit_grid_has(const struct bit_grid *bits, struct point p)
{
    return grid_contains(bits->grid, p) && bit_grid_at(bits, p);
}

/* The cells to the left of one, itself and to its right as bits 0, 1, 2; none outside the grid. */
static inline unsigned bit_grid_three(const struct bit_grid *bits, struct point p)
{
    if (p.y < 0 || p.y >= bits->grid.height)
        return 0;
    const uint64_t *row = bit_grid_row(bits, p.y);
    size_t word = (size_t)(p.x >> 6);
    int bit = p.x & 63;
    if (bit > 0 && bit < 63)
        return (unsigned)(row[word] >> (bit - 1)) & 7;
    if (bit == 0)
        return (unsigned)(row[word] << 1 & 6) | (word > 0 ? (unsigned)(row[word - 1] >> 63) : 0);
    bool has_next = word + 1 < bits->row_words;
    return (unsigned)(row[word] >> 62) | (has_next ? (unsigned)(row[word + 1] & 1) << 2 : 0);
}

static inline void bit_grid_put(struct bit_grid *bits, struct point p, bool on)
{
    uint64_t bit = UINT64_C(1) << (p.x & 63);
    uint64_t *word = &bit_grid_row(bits, p.y)[p.x >> 6];
    *word = on ? *word | bit : *word & ~bit;
}

/* Adds the cells first .. last of row y, 0 <= first <= last < width. */
void bit_grid_put_run(struct bit_grid *bits, int y, int first, int last);

/* Removes the cells first .. last of row y, 0 <= first <= last < width. */
void bit_grid_remove_run(struct bit_grid *bits, int y, int first, int last);

/* Adds cells of a row: bit i of `cells` is the cell p.x + i of row p.y, p.x > -64. All set bits are
 * on the grid. */
void bit_grid_put_window(struct bit_grid *bits, struct point p, uint64_t cells);

/* Removes cells of a row, given as for bit_grid_put_window. */
void bit_grid_remove_window(struct bit_grid *bits, struct point p, uint64_t cells);

/* The cells p.x .. p.x + 63 of row p.y, p.x > -64, as bits; none outside the grid. */
uint64_t bit_grid_window(const struct bit_grid *bits, struct point p);

void bit_grid_clear(struct bit_grid *bits);

/* Adds the cells of another set over the same grid, within an area. */
void bit_grid_add(struct bit_grid *to, const struct bit_grid *from, struct area area);

/* Moves p to the next cell of the set within an area of the grid, in reading order; false: none. Start
 * at area_before. */
bool bit_grid_next(const struct bit_grid *bits, struct area area, struct point *p);

size_t bit_grid_count(const struct bit_grid *bits);

#endif
