/* Generated floors for property tests. Failures show the seed and the floor. Uses dungeon. */
#ifndef SUPPORT_FLOOR_SAMPLE_H
#define SUPPORT_FLOOR_SAMPLE_H

#include "support/level_picture.h"

struct floor_sample {
    struct level_picture picture;
    int seed;
};

uint64_t floor_sample_seed_hash(int seed);

/* Released by floor_sample_destroy. */
struct floor_sample floor_sample_build(int seed, int depth, struct grid grid);

/* A floor as a run of that seed has it. */
struct floor_sample floor_sample_of_run(const char *seed, int depth);

void floor_sample_destroy(struct floor_sample *sample);

/* Fails the test, naming the cell, unless it holds. */
void floor_sample_expect(const struct floor_sample *sample, bool holds, const char *what,
                         struct point p);

/* Fails the test, saying why, if dungeon_check finds a fault. */
void floor_sample_expect_sound(struct floor_sample *sample);

/* How many cells of a terrain there are. Writes the last one, if any. */
int floor_sample_count(const struct level *level, enum terrain terrain, struct point *last);

#endif
