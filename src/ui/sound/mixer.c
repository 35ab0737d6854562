#include "ui/sound/mixer.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#define CHUNK 256 /* frames mixed at a time */
#define FULL 32768
#define SLIDE 50   /* of FULL: how much a gain may change in a frame */
#define MUFFLED 56 /* of 256: weight of a new sample in the low-pass filter, about 900 Hz */

void mixer_init(struct mixer *mixer)
{
    memset(mixer, 0, sizeof *mixer);
    mixer->loop = -1;
    mixer->mood = -1;
}

/* Returns a free voice, or the oldest one: its sound goes on as a tail. */
static struct mixer_voice *claim_voice(struct mixer *mixer)
{
    struct mixer_voice *oldest = &mixer->voices[0];
    for (int i = 0; i < MIXER_VOICES; i++) {
        struct mixer_voice *voice = &mixer->voices[i];
        if (!voice->sound.samples)
            return voice;
        if (voice->age < oldest->age)
            oldest = voice;
    }
    struct mixer_voice *tail = &mixer->tails[oldest->age % MIXER_TAILS];
    *tail = *oldest;
    tail->tail = MIXER_TAIL_FRAMES;
    return oldest;
}

void mixer_play(struct mixer *mixer, const struct mixer_sound *sound)
{
    assert(sound->samples && sound->length > 0 && sound->pitch > 0 && sound->delay >= 0);
    struct mixer_voice *voice = claim_voice(mixer);
    *voice = (struct mixer_voice){.sound = *sound, .age = mixer->begun++};
}

void mixer_give_loop(struct mixer *mixer, int loop, const int16_t *samples, int length)
{
    assert(loop >= 0 && loop < MIXER_LOOPS && samples && length > 0);
    mixer->loops[loop] = (struct mixer_loop){.samples = samples, .length = length};
}

bool mixer_has_loop(const struct mixer *mixer, int loop)
{
    return mixer->loops[loop].samples != NULL;
}

void mixer_choose_loop(struct mixer *mixer, int loop)
{
    assert(loop < 0 || mixer_has_loop(mixer, loop));
    mixer->loop = loop;
}

void mixer_choose_mood(struct mixer *mixer, int loop)
{
    assert(loop < 0 || mixer_has_loop(mixer, loop));
    mixer->mood = loop;
}

/* The gain is quadratic in the volume, which matches perceived loudness. */
static int gain_of(int volume)
{
    return volume * volume * FULL / (MIXER_VOLUME_MAX * MIXER_VOLUME_MAX);
}

static int approach(int from, int to, int by)
{
    if (from < to)
        return from + by < to ? from + by : to;
    return from - by > to ? from - by : to;
}

static int sample_of(const struct mixer_voice *voice)
{
    uint32_t at = voice->at / MIXER_PITCH;
    int part = (int)(voice->at % MIXER_PITCH);
    int here = voice->sound.samples[at];
    int next = at + 1 < (uint32_t)voice->sound.length ? voice->sound.samples[at + 1] : 0;
    return here + (next - here) * part / MIXER_PITCH;
}

/* The voice's next sample. A sound that ends frees its voice. */
static int voice_next(struct mixer_voice *voice)
{
    struct mixer_sound *sound = &voice->sound;
    int sample = sample_of(voice);
    voice->at += (uint32_t)sound->pitch;
    if (voice->at / MIXER_PITCH >= (uint32_t)sound->length)
        sound->samples = NULL;
    if (sound->is_muffled) {
        voice->dull += (sample * 256 - voice->dull) / 256 * MUFFLED;
        sample = voice->dull / 256;
    }
    if (voice->tail > 0) {
        sample = sample * voice->tail / MIXER_TAIL_FRAMES;
        if (--voice->tail == 0)
            sound->samples = NULL;
    }
    return sample;
}

static void add_voice(struct mixer_voice *voice, int *sum, int count)
{
    int waits = voice->sound.delay < count ? voice->sound.delay : count;
    voice->sound.delay -= waits;
    for (int i = waits; i < count && voice->sound.samples; i++) {
        int sample = voice_next(voice);
        int left = i * MIXER_CHANNELS;
        sum[left] += sample * voice->sound.left / MIXER_GAIN_FULL;
        sum[left + 1] += sample * voice->sound.right / MIXER_GAIN_FULL;
    }
}

/* The right ear hears a loop half a turn later than the left, so that it has no direction. */
static void add_loop(struct mixer_loop *loop, int wanted, int *sum, int count)
{
    for (int i = 0; i < count; i++) {
        int other = loop->at + loop->length / 2;
        int left = i * MIXER_CHANNELS;
        int64_t gain = loop->gain;
        other -= other < loop->length ? 0 : loop->length;
        /* Keeps the loudness about even in the middle of a cross-fade. */
        gain = gain * (INT64_C(2) * MIXER_FADE - gain) / MIXER_FADE;
        sum[left] += (int)(loop->samples[loop->at] * gain / MIXER_FADE);
        sum[left + 1] += (int)(loop->samples[other] * gain / MIXER_FADE);
        loop->at = loop->at + 1 < loop->length ? loop->at + 1 : 0;
        loop->gain = approach(loop->gain, wanted, 1);
    }
}

static int16_t saturated(int64_t sample)
{
    return (int16_t)(sample > INT16_MAX ? INT16_MAX : (sample < INT16_MIN ? INT16_MIN : sample));
}

static bool is_chosen(const struct mixer *mixer, int loop)
{
    return mixer->loop == loop || mixer->mood == loop;
}

static bool is_loop_heard(const struct mixer *mixer, int loop)
{
    return mixer->loops[loop].samples && (mixer->loops[loop].gain > 0 || is_chosen(mixer, loop));
}

static bool has_ambience(const struct mixer *mixer)
{
    return mixer->ambience_gain > 0 || mixer->ambience_volume > 0;
}

static void add_voices(struct mixer *mixer, int *sounds, int count)
{
    for (int i = 0; i < MIXER_VOICES; i++)
        if (mixer->voices[i].sound.samples)
            add_voice(&mixer->voices[i], sounds, count);
    for (int i = 0; i < MIXER_TAILS; i++)
        if (mixer->tails[i].sound.samples)
            add_voice(&mixer->tails[i], sounds, count);
}

static void fill_chunk(struct mixer *mixer, int16_t *frames, int count)
{
    int sounds[CHUNK * MIXER_CHANNELS] = {0};
    int ambience[CHUNK * MIXER_CHANNELS] = {0};
    add_voices(mixer, sounds, count);
    for (int i = 0; i < MIXER_LOOPS && has_ambience(mixer); i++)
        if (is_loop_heard(mixer, i))
            add_loop(&mixer->loops[i], is_chosen(mixer, i) ? MIXER_FADE : 0, ambience, count);
    for (int i = 0; i < count * MIXER_CHANNELS; i++) {
        int64_t sum = (int64_t)sounds[i] * mixer->sound_gain;
        sum += (int64_t)ambience[i] * mixer->ambience_gain;
        frames[i] = saturated(sum / FULL);
        if (i % MIXER_CHANNELS == 0)
            continue;
        mixer->sound_gain = approach(mixer->sound_gain, gain_of(mixer->sound_volume), SLIDE);
        mixer->ambience_gain =
            approach(mixer->ambience_gain, gain_of(mixer->ambience_volume), SLIDE);
    }
}

void mixer_fill(struct mixer *mixer, int16_t *frames, int count)
{
    for (int done = 0; done < count; done += CHUNK) {
        int part = count - done < CHUNK ? count - done : CHUNK;
        int left = done * MIXER_CHANNELS;
        fill_chunk(mixer, &frames[left], part);
    }
}

bool mixer_is_silent(const struct mixer *mixer)
{
    for (int i = 0; i < MIXER_VOICES; i++)
        if (mixer->voices[i].sound.samples)
            return false;
    for (int i = 0; i < MIXER_TAILS; i++)
        if (mixer->tails[i].sound.samples)
            return false;
    for (int i = 0; i < MIXER_LOOPS; i++)
        if (has_ambience(mixer) && is_loop_heard(mixer, i))
            return false;
    return true;
}

void mixer_set_volumes(struct mixer *mixer, int sound, int ambience)
{
    bool is_silent = mixer_is_silent(mixer);
    mixer->sound_volume = sound;
    mixer->ambience_volume = ambience;
    if (!is_silent)
        return;
    mixer->sound_gain = gain_of(sound);
    mixer->ambience_gain = gain_of(ambience);
}
