/* Mixes sounds, an ambience that fades into the next, and a mood over it that does the same: pure, so that it is tested
 * without a device. Samples belong to the caller and must outlive the mixer. */
#ifndef UI_SOUND_MIXER_H
#define UI_SOUND_MIXER_H

#include <stdbool.h>
#include <stdint.h>

#define MIXER_CHANNELS 2 /* left, right */
#define MIXER_VOICES 12
#define MIXER_TAILS 4 /* replaced voices that fade out quickly */
#define MIXER_LOOPS 10
#define MIXER_VOLUME_MAX 10
#define MIXER_GAIN_FULL 256
#define MIXER_PITCH 4096      /* pitch as made */
#define MIXER_FADE 44100      /* frames of an ambience's fade */
#define MIXER_TAIL_FRAMES 256 /* frames of a tail */

/* A sound to play once. */
struct mixer_sound {
    const int16_t *samples;
    int length;
    int delay; /* frames until it starts */
    int left;  /* 0 .. MIXER_GAIN_FULL */
    int right;
    int pitch;       /* of MIXER_PITCH; more is higher and shorter */
    bool is_muffled; /* as from behind walls */
};

/* A sound that is playing. */
struct mixer_voice {
    struct mixer_sound sound; /* free if it has no samples */
    uint32_t at;              /* index into its samples, in units of 1 / MIXER_PITCH */
    int dull;                 /* the last muffled sample, in 256ths */
    int tail;                 /* frames left of a tail */
    uint32_t age;             /* order of starting: lower is older */
};

/* An ambience; has no samples if not given yet. */
struct mixer_loop {
    const int16_t *samples;
    int length;
    int at;
    int gain; /* 0 .. MIXER_FADE */
};

/* Initialised by mixer_init. */
struct mixer {
    struct mixer_voice voices[MIXER_VOICES];
    struct mixer_voice tails[MIXER_TAILS];
    struct mixer_loop loops[MIXER_LOOPS];
    int loop;          /* that should play; -1: none */
    int mood;          /* another one that should, too */
    int sound_gain;    /* 0 .. 32768, moving towards the gain of the volume */
    int ambience_gain; /* the same */
    int sound_volume;  /* 0 .. MIXER_VOLUME_MAX */
    int ambience_volume;
    uint32_t begun; /* number of voices started */
};

/* Starts silent, at volume 0. */
void mixer_init(struct mixer *mixer);

/* Starts a sound. If all voices are taken, it replaces the oldest. */
void mixer_play(struct mixer *mixer, const struct mixer_sound *sound);

/* Gives a loop its samples, once; their end must join their beginning. */
void mixer_give_loop(struct mixer *mixer, int loop, const int16_t *samples, int length);

bool mixer_has_loop(const struct mixer *mixer, int loop);

/* Fades to a loop that has samples, or with -1 to none. */
void mixer_choose_loop(struct mixer *mixer, int loop);

/* The same of a second loop, which plays beside the first. */
void mixer_choose_mood(struct mixer *mixer, int loop);

/* 0 .. MIXER_VOLUME_MAX; reached smoothly within 30 ms if anything sounds. */
void mixer_set_volumes(struct mixer *mixer, int sound, int ambience);

/* Writes `count` frames of MIXER_CHANNELS samples. Samples that are too loud are clipped. */
void mixer_fill(struct mixer *mixer, int16_t *frames, int count);

/* Whether it would write only zeros until something is played, chosen or made louder. */
bool mixer_is_silent(const struct mixer *mixer);

#endif
