#include "support/bit_grid_check.h"

#include "support/check.h"

#include <string.h>

bool bit_grid_check_equal(const struct bit_grid *a, const struct bit_grid *b)
{
    assert_true(a->grid.width == b->grid.width && a->grid.height == b->grid.height);
    size_t words = a->row_words * (size_t)a->grid.height;
    return memcmp(a->words, b->words, words * sizeof *a->words) == 0;
}
