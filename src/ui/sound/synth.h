/* Makes samples from the rows of sound.h: pure, in integers, so that they are the same on every machine. */
#ifndef UI_SOUND_SYNTH_H
#define UI_SOUND_SYNTH_H

#include "ui/sound/sound.h"

/* Samples a second, in one channel. */
#define SYNTH_RATE 22050

/* The greatest absolute value of a sample. */
#define SYNTH_PEAK_MAX 24000

static inline int synth_samples(int milliseconds)
{
    return milliseconds * (SYNTH_RATE / 50) / 20;
}

/* The number of samples of a sound, with its echo. */
int synth_length(const struct sound_kind *kind);

/* The samples, owned by the caller: free them. NULL when out of memory. */
int16_t *synth_make(const struct sound_kind *kind);

/* The same for an ambience: a loop, so its end joins its beginning. */
int synth_loop_length(const struct ambience_kind *kind);
int16_t *synth_make_loop(const struct ambience_kind *kind);

/* The loudness at SOUND_LEVEL_MAX: the root mean square of the samples, low notes discounted, in the loudest 40 ms of
 * a sound or over a whole loop. */
#define SYNTH_LOUDNESS_MAX 10000

#endif
