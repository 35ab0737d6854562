/* Makes samples of the rows of sound.h: pure, in integers, so that they are the same on every machine. */
#ifndef UI_SOUND_SYNTH_H
#define UI_SOUND_SYNTH_H

#include "ui/sound/sound.h"

/* Samples a second; there is one channel. */
#define SYNTH_RATE 22050

/* No sample is farther from 0. */
#define SYNTH_PEAK_MAX 24000

/* Samples in so many milliseconds. */
static inline int synth_samples(int milliseconds)
{
    return milliseconds * (SYNTH_RATE / 50) / 20;
}

/* How many samples a sound has, with what the walls give back. */
int synth_length(const struct sound_kind *kind);

/* Makes them. False, and nothing made, when memory is short. */
bool synth_make(const struct sound_kind *kind, int16_t *samples);

/* The same of an ambience: a loop, whose last sample is followed by its first. */
int synth_loop_length(const struct ambience_kind *kind);
bool synth_make_loop(const struct ambience_kind *kind, int16_t *samples);

/* The loudness of what has the level SOUND_LEVEL_MAX: the root of the mean of the samples' squares, deep notes counting
 * less, in the loudest 40 ms of a sound, or in all of a loop. */
#define SYNTH_LOUDNESS_MAX 10000

#endif
