/* The seeds of a property test: its own, or those of EYESHINE_SEEDS=A..B in the environment.
 *
 *     struct seeds seeds = SEEDS(1, 60);
 *     while (seeds_next(&seeds))
 *         check(seeds.seed);
 *
 * A loop must run to its end. A check that fails ends the test; the seed it failed with is printed before the next loop begins
 * or when the program ends. Each fault is a line "fault: TEST: seed N: ...", which cmake/properties.sh counts. */
#ifndef SUPPORT_SEEDS_H
#define SUPPORT_SEEDS_H

#include <stdbool.h>

struct seeds {
    const char *test;
    int seed; /* valid after seeds_next has returned true */
    int last;
    int faults;
};

#if defined(__GNUC__)
#define SEEDS_FORMAT __attribute__((format(printf, 2, 3)))
#else
#define SEEDS_FORMAT
#endif

/* The seeds from first to last, unless the environment names others. */
#define SEEDS(first, last) seeds_begin(__func__, first, last)
struct seeds seeds_begin(const char *test, int first, int last);

/* Goes to the next seed; false after the last one. */
bool seeds_next(struct seeds *seeds);

/* Prints and counts a fault of the current seed; the loop goes on, and the test asserts behind it that there were none. */
void seeds_fault(struct seeds *seeds, const char *format, ...) SEEDS_FORMAT;

/* The number of seeds that a test with `own` seeds of its own runs over. With fewer than these it doesn't check sums and
 * rates over all seeds. */
int seeds_count(int own);

#endif
