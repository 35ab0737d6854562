/* Compares sets of cells. */
#ifndef SUPPORT_BIT_GRID_CHECK_H
#define SUPPORT_BIT_GRID_CHECK_H

#include "base/bit_grid.h"

/* Whether two sets over the same grid hold the same cells. */
bool bit_grid_check_equal(const struct bit_grid *a, const struct bit_grid *b);

#endif
