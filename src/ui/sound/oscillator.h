/* Oscillators with a variable frequency, and filtered noise: the raw material of sounds. Integers only. */
#ifndef UI_SOUND_OSCILLATOR_H
#define UI_SOUND_OSCILLATOR_H

#include "ui/sound/sound.h"

/* A full swing of a wave. */
#define OSCILLATOR_FULL 32767

/* Made by oscillator_make. */
struct oscillator {
    enum wave wave;
    uint32_t phase; /* a full turn is 2^32 */
    uint32_t step;  /* phase added for each sample */
    uint32_t seed;  /* of the noise */
    int low;        /* low-pass output of the filter */
    int band;       /* band-pass output */
    int tuning;     /* frequency of the filter, in 32768ths */
    int makeup;     /* gain in 256ths: narrow noise is amplified more */
};

/* Returns an oscillator at its start, without a frequency; the seed is for noise. */
struct oscillator oscillator_make(enum wave wave, uint32_t seed);

/* Sets the frequency, in turns of 2^32 a sample; for noise up to 3400 Hz. */
void oscillator_tune(struct oscillator *oscillator, uint32_t step);

/* Writes samples from number `index` on; ask for each once, in order. Waves stay within OSCILLATOR_FULL, noise may
 * rarely exceed it. */
void oscillator_run(struct oscillator *oscillator, uint32_t index, int *samples, int count);

/* The sine of a phase, where a turn is 2^32: -OSCILLATOR_FULL .. OSCILLATOR_FULL. */
int oscillator_sine(uint32_t phase);

/* The square root, rounded down. */
uint32_t oscillator_root(uint64_t square);

#endif
