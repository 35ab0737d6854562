/* Mixes the sounds that are heard at once, and an ambience that fades into the next: pure, so that it is tested without a
 * device. It keeps pointers to samples, which must outlive it, and frees nothing. */
#ifndef UI_SOUND_MIXER_H
#define UI_SOUND_MIXER_H

#include <stdbool.h>
#include <stdint.h>

#define MIXER_CHANNELS 2 /* left, right */
#define MIXER_VOICES 12
#define MIXER_TAILS 4 /* voices that had to make way, and die away quickly */
#define MIXER_LOOPS 8
#define MIXER_VOLUME_MAX 10
#define MIXER_GAIN_FULL 256
#define MIXER_PITCH 4096      /* as it was made */
#define MIXER_FADE 44100      /* frames that an ambience takes to come or go */
#define MIXER_TAIL_FRAMES 256 /* and a tail */

/* A sound to be heard once. */
struct mixer_sound {
    const int16_t *samples;
    int length;
    int delay; /* frames until it begins */
    int left;  /* 0 .. MIXER_GAIN_FULL */
    int right;
    int pitch;       /* of MIXER_PITCH; more is higher and shorter */
    bool is_muffled; /* heard from behind walls */
};

/* A sound that is heard now. */
struct mixer_voice {
    struct mixer_sound sound; /* without samples: none */
    uint32_t at;              /* of its samples, in parts of MIXER_PITCH */
    int dull;                 /* the last sample as it was muffled, in 256ths */
    int tail;                 /* frames that are left of a tail */
    uint32_t age;             /* the lower, the older */
};

/* An ambience; without samples: none. */
struct mixer_loop {
    const int16_t *samples;
    int length;
    int at;
    int gain; /* 0 .. MIXER_FADE */
};

/* Made by mixer_init. */
struct mixer {
    struct mixer_voice voices[MIXER_VOICES];
    struct mixer_voice tails[MIXER_TAILS];
    struct mixer_loop loops[MIXER_LOOPS];
    int loop;          /* that is to be heard; -1: none */
    int sound_gain;    /* 0 .. 32768, on its way to what the volume asks for */
    int ambience_gain; /* the same */
    int sound_volume;  /* 0 .. MIXER_VOLUME_MAX */
    int ambience_volume;
    uint32_t begun; /* voices so far */
};

/* Silent, and at volume 0. */
void mixer_init(struct mixer *mixer);

/* Begins a sound. Where all voices are taken, the oldest makes way. */
void mixer_play(struct mixer *mixer, const struct mixer_sound *sound);

/* Gives a loop its samples, whose end must meet their beginning; once for each loop. */
void mixer_give_loop(struct mixer *mixer, int loop, const int16_t *samples, int length);

/* Whether it has them. */
bool mixer_has_loop(const struct mixer *mixer, int loop);

/* Fades to a loop that was given samples; -1: to none. */
void mixer_choose_loop(struct mixer *mixer, int loop);

/* 0 .. MIXER_VOLUME_MAX; reached softly, within 30 ms, if anything sounds. */
void mixer_set_volumes(struct mixer *mixer, int sound, int ambience);

/* Writes so many frames of MIXER_CHANNELS samples. What is too loud is cut off. */
void mixer_fill(struct mixer *mixer, int16_t *frames, int count);

/* Whether nothing but zeros would be written until something is played, chosen or made louder. */
bool mixer_is_silent(const struct mixer *mixer);

#endif
