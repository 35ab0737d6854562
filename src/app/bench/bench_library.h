/* The library of sight (src/app/sight_library), which is loaded while the program runs where it is found: to measure what its
 * calls cost over those inside the game. */
#ifndef APP_BENCH_BENCH_LIBRARY_H
#define APP_BENCH_BENCH_LIBRARY_H

#include "sight/opacity.h"

struct bench_library;

/* NULL where the library is not found, or knows other algorithms. Released by bench_library_close. */
struct bench_library *bench_library_open(void);
void bench_library_close(struct bench_library *library);

/* Gives it a level; false when memory is short. It is given all of the following views. */
bool bench_library_set_level(struct bench_library *library, const struct opacity *opacity);

/* Computes a view by the algorithm of that index in the registry. */
void bench_library_compute(struct bench_library *library, int algorithm, struct point origin,
                           int radius);

/* How many cells the last view has. */
size_t bench_library_count_seen(const struct bench_library *library);

#endif
