/* Private to sight: circles of cells, row by row. */
#ifndef SIGHT_CIRCLE_H
#define SIGHT_CIRCLE_H

/* The greatest dx with dx*dx + dy*dy <= limit, or -1 when even dx = 0 lies outside. */
static inline int circle_half_width(long limit, int dy)
{
    long rest = limit - (long)dy * dy;
    if (rest < 0)
        return -1;
    int root = 0;
    for (int bit = 1 << 12; bit; bit >>= 1)
        if ((long)(root | bit) * (root | bit) <= rest)
            root |= bit;
    return root;
}

#endif
