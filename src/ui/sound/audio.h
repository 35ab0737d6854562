/* The sound device. Without one, everything here does nothing: no information is given by sound alone. SDL's thread
 * mixes the sounds, with the device locked; the device is paused while nothing sounds, and closed at volume 0. */
#ifndef UI_SOUND_AUDIO_H
#define UI_SOUND_AUDIO_H

#include "ui/sound/mixer.h"
#include "ui/sound/sound_bank.h"

#include <SDL.h>

/* A sound to play: where and when. */
struct sound_cue {
    enum sound sound;
    int delay; /* milliseconds */
    int left;  /* 0 .. MIXER_GAIN_FULL */
    int right;
    int pitch; /* MIXER_PITCH: as made */
    bool is_muffled;
};

/* Zero has no device and is silent. */
struct audio {
    bool is_started;
    bool is_ready; /* SDL's audio subsystem is initialised */
    SDL_AudioDeviceID device;
    int sound_volume;
    int ambience_volume;
    enum ambience ambience;
    enum ambience mood;
    struct sound_bank bank;
    SDL_Thread *thread; /* makes ambiences, which takes as long as a frame; owns bank.loops */
    /* Shared with other threads; lock the device to use them. */
    struct mixer mixer;
    enum ambience wanted;      /* that should play now, */
    enum ambience wanted_mood; /* and over it */
    bool is_making;
};

/* Opens the device unless both volumes are 0. May take a while: call it after the first frame is shown. */
void audio_start(struct audio *audio, int sound_volume, int ambience_volume);

/* Closes the device and frees all memory. */
void audio_finish(struct audio *audio);

/* Whether there is a device. */
bool audio_is_on(const struct audio *audio);

/* 0 .. 10, effective at once. Do nothing before audio_start. */
void audio_set_volumes(struct audio *audio, int sound_volume, int ambience_volume);

/* Starts sounds. */
void audio_play(struct audio *audio, const struct sound_cue *cues, int count);

/* Fades to an ambience once it is made, or to none. */
void audio_set_ambience(struct audio *audio, enum ambience ambience);

/* The same of a mood over it. */
void audio_set_mood(struct audio *audio, enum ambience mood);

#endif
