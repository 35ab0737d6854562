#include "ui/sound/oscillator.h"

#define QUARTER 64 /* table entries for a quarter turn */

/* A quarter of a sine. */
static const int16_t quarter[QUARTER + 1] = {
    0,     804,   1608,  2410,  3212,  4011,  4808,  5602,  6393,  7179,  7962,  8739,  9512,
    10278, 11039, 11793, 12539, 13279, 14010, 14732, 15446, 16151, 16846, 17530, 18204, 18868,
    19519, 20159, 20787, 21403, 22005, 22594, 23170, 23731, 24279, 24811, 25329, 25832, 26319,
    26790, 27245, 27683, 28105, 28510, 28898, 29268, 29621, 29956, 30273, 30571, 30852, 31113,
    31356, 31580, 31785, 31971, 32137, 32285, 32412, 32521, 32609, 32678, 32728, 32757, 32767,
};

int oscillator_sine(uint32_t phase)
{
    uint32_t within = phase & 0x3fffffff;
    if (phase & 0x40000000)
        within = 0x40000000 - within;
    uint32_t at = within >> 24;
    int part = (int)((within >> 9) & 0x7fff);
    int next = at < QUARTER ? quarter[at + 1] : quarter[QUARTER];
    int value = quarter[at] + (next - quarter[at]) * part / 32768;
    return phase & 0x80000000 ? -value : value;
}

uint32_t oscillator_root(uint64_t square)
{
    uint64_t root = 0;
    for (uint64_t bit = UINT64_C(1) << 31; bit > 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= square)
            root += bit;
    return (uint32_t)root;
}

static bool is_noise(enum wave wave)
{
    return wave == WAVE_RUSH || wave == WAVE_BREEZE;
}

struct oscillator oscillator_make(enum wave wave, uint32_t seed)
{
    return (struct oscillator){.wave = wave, .seed = seed};
}

/* Compensates for the power that the filter removes: it passes a share of the noise, and loses strength by the root. */
static int makeup_of(uint32_t step)
{
    uint64_t share = UINT64_C(0x40000000) * 65536 / (step > 0 ? step : 1);
    uint32_t makeup = oscillator_root(share);
    return (int)(makeup < 256 ? 256 : makeup);
}

void oscillator_tune(struct oscillator *oscillator, uint32_t step)
{
    if (step == oscillator->step)
        return;
    oscillator->step = step;
    if (!is_noise(oscillator->wave))
        return;
    oscillator->tuning = 2 * oscillator_sine(step / 2);
    oscillator->makeup = makeup_of(step);
}

static int triangle(uint32_t phase)
{
    int at = (int)((phase + 0x40000000) >> 15); /* 0 .. 131071 */
    return at < 65536 ? at - 32768 : 98303 - at;
}

/* Each edge takes an eighth of a turn. */
static int square(uint32_t phase)
{
    int value = triangle(phase) * 4;
    return value > OSCILLATOR_FULL ? OSCILLATOR_FULL
                                   : (value < -OSCILLATOR_FULL ? -OSCILLATOR_FULL : value);
}

/* Evenly distributed within half a full swing; depends only on the seed and the index. */
static int noise(uint32_t seed, uint32_t index)
{
    uint32_t hash = (index + seed) * 0x9e3779b1u;
    hash = (hash ^ (hash >> 15)) * 0x85ebca6bu;
    hash = (hash ^ (hash >> 13)) * 0xc2b2ae35u;
    return (int)(hash >> 17) - 16384;
}

/* A state-variable filter; `damping` is in 32768ths. */
static void run_noise(struct oscillator *oscillator, uint32_t index, int *samples, int count)
{
    bool is_low = oscillator->wave == WAVE_RUSH;
    const int64_t damping = is_low ? 40000 : 12000;
    const int64_t tuning = oscillator->tuning;
    int low = oscillator->low;
    int band = oscillator->band;
    for (int i = 0; i < count; i++) {
        low += (int)(tuning * band / 32768);
        int high = noise(oscillator->seed, index + (uint32_t)i) - low;
        high -= (int)(damping * band / 32768);
        band += (int)(tuning * high / 32768);
        samples[i] = (is_low ? low : band / 2) * oscillator->makeup / 256;
    }
    oscillator->low = low;
    oscillator->band = band;
}

static int tone(enum wave wave, uint32_t phase)
{
    if (wave == WAVE_SINE)
        return oscillator_sine(phase);
    return wave == WAVE_TRIANGLE ? triangle(phase) : square(phase);
}

void oscillator_run(struct oscillator *oscillator, uint32_t index, int *samples, int count)
{
    if (is_noise(oscillator->wave)) {
        run_noise(oscillator, index, samples, count);
        return;
    }
    for (int i = 0; i < count; i++) {
        samples[i] = tone(oscillator->wave, oscillator->phase);
        oscillator->phase += oscillator->step;
    }
}
