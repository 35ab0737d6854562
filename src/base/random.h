/* Random streams. Each purpose has a stream of its own in the state and is handed it; none is global.
 * PCG-XSH-RR 64/32: M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good
 * Algorithms for Random Number Generation", 2014. */
#ifndef BASE_RANDOM_H
#define BASE_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

struct random {
    uint64_t state;
};

/* A stream that depends on the seed alone. */
struct random random_make(uint64_t seed);

uint32_t random_next(struct random *random);

/* Uniform in 0 .. bound - 1; the bound is at least 1. */
int random_below(struct random *random, int bound);

/* Uniform in low .. high. */
int random_between(struct random *random, int low, int high);

/* True with a probability of `hits` in `of`. */
bool random_chance(struct random *random, int hits, int of);

#endif
