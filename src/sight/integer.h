/* Private to sight: integers held within limits. */
#ifndef SIGHT_INTEGER_H
#define SIGHT_INTEGER_H

static inline int at_least(int value, int least)
{
    return value > least ? value : least;
}

static inline int at_most(int value, int most)
{
    return value < most ? value : most;
}

static inline int sign_of(int value)
{
    return (value > 0) - (value < 0);
}

#endif
