/* Small functions on integers. */
#ifndef BASE_INTEGER_H
#define BASE_INTEGER_H

static inline int int_max(int a, int b)
{
    return a > b ? a : b;
}

static inline int int_min(int a, int b)
{
    return a < b ? a : b;
}

/* -1, 0 or 1. */
static inline int integer_sign(int value)
{
    return (value > 0) - (value < 0);
}

#endif
