#include "ui/sound/synth.h"

#include "ui/sound/echo.h"
#include "ui/sound/oscillator.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Samples between two computations of a part's frequency and loudness; values in between are interpolated. */
#define BLOCK 32
#define ATTACK_MS 2
/* Samples until a filter has forgotten its initial state. */
#define RUN_UP 2048
/* Weight of the filter that removes frequencies below about 14 Hz, which are inaudible. */
#define SHIFT_PARTS 256
#define ECHO_MS 180    /* with the weakest echo */
#define ECHO_MORE_MS 9 /* more for each percent of room */
#define FULL 32768
#define WINDOW_MS 40 /* over which loudness is perceived */
/* Weight of the filter that discounts frequencies below about 250 Hz, which seem quieter. */
#define DEEP_PARTS 14

/* A part while it is added to the sum. */
struct partial {
    const struct sound_part *part;
    int *sum;
    int length;      /* samples of the part */
    bool is_endless; /* fills the loop, and its end joins its beginning */
};

/* Phase step of a frequency in eighths of 1 Hz. */
static uint32_t step_of(int eighths)
{
    return (uint32_t)(((uint64_t)(uint32_t)eighths << 29) / SYNTH_RATE);
}

/* `at` / `length` as 0 .. FULL. */
static int share(int at, int length)
{
    return length > 0 ? (int)((int64_t)at * FULL / length) : 0;
}

/* One smooth cycle from 0 to FULL and back, repeated `times` as `at` goes from 0 to FULL. */
static int wave_round(int at, int times)
{
    uint32_t phase = (uint32_t)(at * times) << 17;
    return (OSCILLATOR_FULL - oscillator_sine(phase + 0x40000000)) / 2;
}

/* In eighths of 1 Hz. */
static int frequency_at(const struct partial *partial, int at)
{
    const struct sound_part *part = partial->part;
    int to = part->to > 0 ? part->to : part->from;
    int done = share(at, partial->length);
    if (partial->is_endless)
        done = wave_round(done, 1);
    return part->from * 8 + (int)((int64_t)(to - part->from) * 8 * done / FULL);
}

/* Rounds to whole turns in a loop, so that it closes. */
static uint32_t endless_step(const struct partial *partial)
{
    int64_t turns = ((int64_t)partial->part->from * partial->length + SYNTH_RATE / 2) / SYNTH_RATE;
    return (uint32_t)(((uint64_t)turns << 32) / (uint64_t)partial->length);
}

static uint32_t step_at(const struct partial *partial, int at)
{
    bool is_tone = partial->part->wave != WAVE_RUSH && partial->part->wave != WAVE_BREEZE;
    if (partial->is_endless && is_tone)
        return endless_step(partial);
    return step_of(frequency_at(partial, at));
}

static int attack_of(const struct partial *partial)
{
    int attack = partial->part->attack;
    return synth_samples(attack > 0 ? attack : ATTACK_MS);
}

/* Loudness of a part at a sample, 0 .. FULL: rises linearly and falls by a power. */
static int envelope_at(const struct partial *partial, int at)
{
    const struct sound_part *part = partial->part;
    int attack = attack_of(partial);
    int value = FULL;
    if (!partial->is_endless && at < attack) {
        value = share(at, attack);
    } else if (!partial->is_endless) {
        int left = share(partial->length - at, partial->length - attack);
        value = left;
        for (int i = 1; i < part->decay; i++)
            value = (int)((int64_t)value * left / FULL);
    }
    int quieter = wave_round(share(at, partial->length), part->tremolo) * part->depth / 100;
    return (int)((int64_t)value * (FULL - quieter) / FULL) * part->volume / 100;
}

/* Runs an endless part's filter ahead, so that the loop starts with the state it ends with. */
static void run_up(const struct partial *partial, struct oscillator *oscillator)
{
    oscillator_tune(oscillator, step_at(partial, 0));
    int unheard[BLOCK];
    for (int i = partial->length - RUN_UP; i < partial->length; i += BLOCK)
        oscillator_run(oscillator, (uint32_t)i, unheard, BLOCK);
    oscillator->phase = 0;
}

static void add_strand(const struct partial *partial, uint32_t seed)
{
    struct oscillator oscillator = oscillator_make(partial->part->wave, seed);
    int before = envelope_at(partial, 0);
    int samples[BLOCK];
    if (partial->is_endless)
        run_up(partial, &oscillator);
    for (int start = 0; start < partial->length; start += BLOCK) {
        int end = start + BLOCK < partial->length ? start + BLOCK : partial->length;
        int after = envelope_at(partial, end);
        oscillator_tune(&oscillator, step_at(partial, start));
        oscillator_run(&oscillator, (uint32_t)start, samples, end - start);
        for (int i = start; i < end; i++) {
            int loudness = before + (after - before) * (i - start) / BLOCK;
            partial->sum[i] += (int)((int64_t)samples[i - start] * loudness / FULL);
        }
        before = after;
    }
}

static void add_parts(const struct sound_part *parts, int max, int *sum, int length)
{
    for (int p = 0; p < max && parts[p].volume > 0; p++) {
        struct partial partial = {.part = &parts[p], .length = length, .sum = sum};
        partial.is_endless = parts[p].lasts == 0;
        if (!partial.is_endless) {
            partial.sum = sum + synth_samples(parts[p].begins);
            partial.length = synth_samples(parts[p].lasts);
        }
        add_strand(&partial, (uint32_t)p * 7919u + (uint32_t)parts[p].from);
    }
}

/* Adds the echo; the start of a loop gets the echo of its end too. */
static void add_echo(int *sum, int length, int room, bool is_loop)
{
    struct echo echo;
    if (room == 0)
        return;
    echo_clear(&echo);
    for (int i = is_loop ? length - SYNTH_RATE : length; i < length; i++)
        echo_next(&echo, sum[i]);
    for (int i = 0; i < length; i++)
        sum[i] += (int)((int64_t)echo_next(&echo, sum[i]) * room / 100);
}

/* Removes inaudibly low frequencies from the samples; returns the filter's state after them. */
static int64_t centre(int *sum, int length, int64_t below)
{
    for (int i = 0; i < length; i++) {
        below += ((int64_t)sum[i] * 256 - below) / SHIFT_PARTS;
        sum[i] -= (int)(below / 256);
    }
    return below;
}

/* Centres a loop by its mean, which keeps its ends joined. */
static void centre_loop(int *sum, int length)
{
    int64_t total = 0;
    for (int i = 0; i < length; i++)
        total += sum[i];
    for (int i = 0; i < length; i++)
        sum[i] -= (int)(total / length);
}

/* Fades out the last `faded` samples. */
static void fade_end(int *sum, int length, int faded)
{
    for (int i = 0; i < faded; i++)
        sum[length - 1 - i] = (int)((int64_t)sum[length - 1 - i] * i / faded);
}

/* Measures loudness: squares of the samples, low notes discounted, summed over windows. The result is the greatest
 * mean, or that of all windows. */
struct ear {
    int64_t deep;
    uint64_t sum;
    int heard; /* samples in the window so far */
    uint64_t loudest;
};

static void ear_hear(struct ear *ear, int sample, int window)
{
    ear->deep += ((int64_t)sample * 256 - ear->deep) / DEEP_PARTS;
    int64_t edge = sample - ear->deep / 256;
    ear->sum += (uint64_t)(edge * edge);
    if (++ear->heard < window)
        return;
    uint64_t mean = ear->sum / (uint64_t)window;
    ear->loudest = mean > ear->loudest ? mean : ear->loudest;
    ear->sum = 0;
    ear->heard = 0;
}

static int window_of(int length)
{
    int window = synth_samples(WINDOW_MS);
    return length < window ? length : window;
}

static int loudness_of(const int *sum, int length, int window)
{
    struct ear ear = {0};
    for (int i = 0; i < length; i++)
        ear_hear(&ear, sum[i], window);
    return (int)oscillator_root(ear.loudest);
}

static int peak_of(const int *sum, int length)
{
    int peak = 1;
    for (int i = 0; i < length; i++)
        peak = abs(sum[i]) > peak ? abs(sum[i]) : peak;
    return peak;
}

/* Frees the sum. Returns samples scaled to their level, as far as their peaks allow; NULL when out of memory. */
static int16_t *finish(int *sum, int length, int level, int window)
{
    int16_t *samples = malloc((size_t)length * sizeof *samples);
    int64_t loudness = loudness_of(sum, length, window);
    int64_t wanted = (int64_t)level * SYNTH_LOUDNESS_MAX / SOUND_LEVEL_MAX;
    int64_t peak = peak_of(sum, length);
    int64_t gain = wanted * 65536 / (loudness > 0 ? loudness : 1);
    if (gain * peak > (int64_t)SYNTH_PEAK_MAX * 65536)
        gain = (int64_t)SYNTH_PEAK_MAX * 65536 / peak;
    for (int i = 0; i < length && samples; i++)
        samples[i] = (int16_t)(sum[i] * gain / 65536);
    free(sum);
    return samples;
}

static int echo_length(int room)
{
    return room > 0 ? synth_samples(ECHO_MS + room * ECHO_MORE_MS) : 0;
}

int synth_length(const struct sound_kind *kind)
{
    int last = 0;
    for (int p = 0; p < SOUND_PARTS_MAX && kind->parts[p].volume > 0; p++) {
        int end = kind->parts[p].begins + kind->parts[p].lasts;
        last = end > last ? end : last;
    }
    return synth_samples(last) + echo_length(kind->room);
}

int synth_loop_length(const struct ambience_kind *kind)
{
    return synth_samples(kind->lasts);
}

int16_t *synth_make(const struct sound_kind *kind)
{
    int length = synth_length(kind);
    assert(length > 0);
    int *sum = calloc((size_t)length, sizeof *sum);
    if (!sum)
        return NULL;
    add_parts(kind->parts, SOUND_PARTS_MAX, sum, length);
    add_echo(sum, length, kind->room, false);
    centre(sum, length, 0);
    fade_end(sum, length, kind->room > 0 ? echo_length(kind->room) / 2 : synth_samples(6));
    return finish(sum, length, kind->level, window_of(length));
}

int16_t *synth_make_loop(const struct ambience_kind *kind)
{
    int length = synth_loop_length(kind);
    int *sum = calloc((size_t)length, sizeof *sum);
    if (!sum)
        return NULL;
    add_parts(kind->parts, AMBIENCE_PARTS_MAX, sum, length);
    add_echo(sum, length, kind->room, true);
    centre_loop(sum, length);
    return finish(sum, length, kind->level, length);
}
