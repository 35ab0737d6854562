/* Integers held within limits. */
#ifndef BASE_INTEGER_H
#define BASE_INTEGER_H

/* The value, or the limit beyond which it would be: the greater of two numbers, and the lesser. */
static inline int int_max(int value, int min)
{
    return value > min ? value : min;
}

static inline int int_min(int value, int max)
{
    return value < max ? value : max;
}

/* -1, 0 or 1. */
static inline int integer_sign(int value)
{
    return (value > 0) - (value < 0);
}

#endif
