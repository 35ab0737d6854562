/* The device that sounds come out of. Where there is none, everything here does nothing: no sound tells what is not shown too.
 * Sounds are mixed by SDL's thread, under its lock; while nothing sounds it is paused, and at volume 0 there is no device. */
#ifndef UI_SOUND_AUDIO_H
#define UI_SOUND_AUDIO_H

#include "ui/sound/mixer.h"
#include "ui/sound/sound_bank.h"

#include <SDL.h>

/* A sound to be heard: where and when. */
struct sound_cue {
    enum sound sound;
    int delay; /* milliseconds */
    int left;  /* 0 .. MIXER_GAIN_FULL */
    int right;
    int pitch; /* of MIXER_PITCH */
    bool is_muffled;
};

/* Zero is silent: no device. */
struct audio {
    bool is_started;
    bool is_ready; /* SDL's part for sound is begun */
    SDL_AudioDeviceID device;
    int sound_volume;
    int ambience_volume;
    enum ambience ambience;
    struct sound_bank bank;
    SDL_Thread
        *maker; /* makes ambiences, which takes as long as a frame; it alone has bank.loops */
    /* Other threads have these, unless the device is locked. */
    struct mixer mixer;
    enum ambience wanted; /* to be heard now */
    bool is_making;
};

/* Opens the device, if a volume is not 0. This may take some time: better when a frame is shown. */
void audio_start(struct audio *audio, int sound_volume, int ambience_volume);

/* Closes it, and gives all memory back. */
void audio_finish(struct audio *audio);

/* Whether there is a device. */
bool audio_is_on(const struct audio *audio);

/* 0 .. 10, heard at once. Before audio_start they have no effect. */
void audio_set_volumes(struct audio *audio, int sound_volume, int ambience_volume);

/* Begins sounds. */
void audio_play(struct audio *audio, const struct sound_cue *cues, int count);

/* Fades to an ambience, when it is made, or to none. */
void audio_set_ambience(struct audio *audio, enum ambience ambience);

#endif
