/* Integers held within limits. */
#ifndef BASE_INTEGER_H
#define BASE_INTEGER_H

/* The value, or the limit beyond which it would be: the greater of two numbers, and the lesser. */
static inline int int_max(int value, int least)
{
    return value > least ? value : least;
}

static inline int int_min(int value, int most)
{
    return value < most ? value : most;
}

/* -1, 0 or 1. */
static inline int integer_sign(int value)
{
    return (value > 0) - (value < 0);
}

#endif
