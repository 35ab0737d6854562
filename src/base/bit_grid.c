#include "base/bit_grid.h"

#include <assert.h>
#include <string.h>

struct bit_grid bit_grid_take(struct arena *arena, struct grid grid)
{
    struct bit_grid bits = {.grid = grid, .row_words = ((size_t)grid.width + 63) / 64};
    bits.words = arena_take(arena, bits.row_words * (size_t)grid.height * sizeof *bits.words);
    return bits;
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

void bit_grid_clear(struct bit_grid *bits)
{
    memset(bits->words, 0, word_count(bits) * sizeof *bits->words);
}

size_t bit_grid_count(const struct bit_grid *bits)
{
    size_t count = 0;
    for (size_t i = 0; i < word_count(bits); i++)
        count += (size_t)bit_count(bits->words[i]);
    return count;
}

bool bit_grid_is_equal(const struct bit_grid *a, const struct bit_grid *b)
{
    assert(a->grid.width == b->grid.width && a->grid.height == b->grid.height);
    return memcmp(a->words, b->words, word_count(a) * sizeof *a->words) == 0;
}
