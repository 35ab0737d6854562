/* Private to sight: the bits of an opacity. */
#ifndef SIGHT_OPACITY_LINES_H
#define SIGHT_OPACITY_LINES_H

#include "sight/opacity.h"

/* The words of one line: bit i % 64 of word i / 64 is its cell i. */
static inline uint64_t *opacity_line(const struct opacity_lines *lines, int line)
{
    return lines->words + (size_t)line * lines->stride;
}

/* Whether a cell of the grid blocks sight. */
static inline bool opacity_has(const struct opacity *opacity, struct point p)
{
    return opacity_line(&opacity->rows, p.y)[p.x >> 6] >> (p.x & 63) & 1;
}

#endif
