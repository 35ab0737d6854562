/* Waves of a frequency that changes as they run, and noise: what the parts of sounds begin as. Integers only. */
#ifndef UI_SOUND_OSCILLATOR_H
#define UI_SOUND_OSCILLATOR_H

#include "ui/sound/sound.h"

/* A full swing of a wave. */
#define OSCILLATOR_FULL 32767

/* Made by oscillator_make. */
struct oscillator {
    enum wave wave;
    uint32_t phase; /* of a turn of 2^32 */
    uint32_t step;  /* a sample */
    uint32_t seed;  /* of the noise */
    int low;        /* of the filter: what is below its frequency, */
    int band;       /* and about it */
    int tuning;     /* its frequency, as a part of 32768 */
    int makeup;     /* the narrower the noise, the more it is raised; 256: not at all */
};

/* At its start, with no frequency yet; the seed is that of its noise. */
struct oscillator oscillator_make(enum wave wave, uint32_t seed);

/* Gives it a frequency, in turns of 2^32 a sample; for noise at most 3400 Hz. */
void oscillator_tune(struct oscillator *oscillator, uint32_t step);

/* Writes its samples from number `index` on, each to be asked for once and in order; waves stay within OSCILLATOR_FULL, noise
 * seldom not. */
void oscillator_run(struct oscillator *oscillator, uint32_t index, int *samples, int count);

/* A sine of a phase, a turn being 2^32: -OSCILLATOR_FULL .. OSCILLATOR_FULL. */
int oscillator_sine(uint32_t phase);

/* The root, rounded down. */
uint32_t oscillator_root(uint64_t square);

#endif
