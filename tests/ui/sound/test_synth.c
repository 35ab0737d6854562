/* The samples of sounds, checked by numbers: none clicks, hums, shrieks or is much louder than the rest. */
#include "support/check.h"

#include "ui/sound/echo.h"
#include "ui/sound/oscillator.h"
#include "ui/sound/synth.h"

#include <stdlib.h>
#include <string.h>

/* The longest allowed sound. */
#define LONGEST_MS 3000
/* The maximum jump between samples at a start, an end or a seam, unless the sound itself has larger ones. */
#define CLICK 700

static int16_t *make(enum sound sound, int *length)
{
    const struct sound_kind *kind = sound_get(sound);
    *length = synth_length(kind);
    int16_t *samples = synth_make(kind);
    assert_non_null(samples);
    return samples;
}

static int16_t *make_loop(enum ambience ambience, int *length)
{
    const struct ambience_kind *kind = ambience_get(ambience);
    *length = synth_loop_length(kind);
    int16_t *samples = synth_make_loop(kind);
    assert_non_null(samples);
    return samples;
}

static int peak_of(const int16_t *samples, int length)
{
    int peak = 0;
    for (int i = 0; i < length; i++)
        peak = abs(samples[i]) > peak ? abs(samples[i]) : peak;
    return peak;
}

/* The perceived loudness of samples (SYNTH_LOUDNESS_MAX) in the loudest of windows of that length. Slow shifts are
 * inaudible and don't count. */
static int loudness_of(const int16_t *samples, int length, int window)
{
    int64_t deep = 0;
    uint64_t loudest = 0;
    uint64_t sum = 0;
    for (int i = 0; i < length; i++) {
        deep += ((int64_t)samples[i] * 256 - deep) / 14;
        int64_t edge = samples[i] - deep / 256;
        sum += (uint64_t)(edge * edge);
        if ((i + 1) % window == 0) {
            loudest = sum > loudest ? sum : loudest;
            sum = 0;
        }
    }
    return (int)oscillator_root(loudest / (uint64_t)window);
}

static int mean_of(const int16_t *samples, int length)
{
    int64_t sum = 0;
    for (int i = 0; i < length; i++)
        sum += samples[i];
    return (int)(sum / length);
}

static void test_the_sine_is_accurate(void **unused)
{
    (void)unused;
    assert_int_equal(oscillator_sine(0), 0);
    assert_int_equal(oscillator_sine(0x40000000), OSCILLATOR_FULL);
    assert_int_equal(oscillator_sine(0xc0000000), -OSCILLATOR_FULL);
    for (uint32_t i = 0; i < 4096; i++) {
        int64_t sine = oscillator_sine(i << 20);
        int64_t cosine = oscillator_sine((i << 20) + 0x40000000);
        int64_t radius = (int64_t)oscillator_root((uint64_t)(sine * sine + cosine * cosine));
        assert_in_range(radius, OSCILLATOR_FULL - 24, OSCILLATOR_FULL);
    }
}

static void test_roots_are_rounded_down(void **unused)
{
    (void)unused;
    assert_int_equal(oscillator_root(0), 0);
    assert_int_equal(oscillator_root(99), 9);
    assert_int_equal(oscillator_root(100), 10);
    assert_int_equal(oscillator_root(UINT64_MAX), UINT32_MAX);
}

static void test_noise_around_a_frequency_has_no_offset(void **unused)
{
    (void)unused;
    for (int frequency = 100; frequency <= 3400; frequency += 300) {
        struct oscillator oscillator = oscillator_make(WAVE_BREEZE, 7);
        int64_t sum = 0;
        oscillator_tune(&oscillator, (uint32_t)(((uint64_t)frequency << 32) / SYNTH_RATE));
        for (uint32_t i = 0; i < SYNTH_RATE; i++) {
            int sample;
            oscillator_run(&oscillator, i, &sample, 1);
            assert_in_range(sample + 400000, 0, 800000);
            sum += sample;
        }
        assert_in_range(llabs(sum / SYNTH_RATE), 0, 60);
    }
}

static void test_echoes_die_away(void **unused)
{
    (void)unused;
    struct echo echo;
    int loudest = 0;
    echo_clear(&echo);
    echo_next(&echo, 1 << 20);
    for (int i = 0; i < SYNTH_RATE / 4; i++)
        loudest = abs(echo_next(&echo, 0)) > loudest ? 1 : loudest;
    assert_int_equal(loudest, 1);
    for (int i = 0; i < 3 * SYNTH_RATE; i++)
        echo_next(&echo, 0);
    for (int i = 0; i < SYNTH_RATE; i++)
        assert_in_range(abs(echo_next(&echo, 0)), 0, 300);
}

static void test_every_row_is_within_its_bounds(void **unused)
{
    (void)unused;
    for (int s = SOUND_NONE + 1; s < SOUND_COUNT; s++) {
        const struct sound_kind *kind = sound_get((enum sound)s);
        assert_in_range(kind->level, 1, SOUND_LEVEL_MAX);
        assert_true(kind->parts[0].volume > 0);
        for (int p = 0; p < SOUND_PARTS_MAX && kind->parts[p].volume > 0; p++) {
            const struct sound_part *part = &kind->parts[p];
            if (part->from < 20 || part->from > 3400 || part->to < 0 || part->to > 3400 ||
                part->lasts < 10 || part->attack >= part->lasts || part->volume > 100 ||
                part->depth > 100)
                fail_msg("%s, part %d", kind->key, p);
        }
        for (int other = SOUND_NONE + 1; other < s; other++)
            assert_string_not_equal(kind->key, sound_get((enum sound)other)->key);
    }
}

static void test_every_sound_is_short_and_ends_in_silence(void **unused)
{
    (void)unused;
    for (int s = SOUND_NONE + 1; s < SOUND_COUNT; s++) {
        int length;
        int16_t *samples = make((enum sound)s, &length);
        const char *key = sound_get((enum sound)s)->key;
        if (length > synth_samples(LONGEST_MS))
            fail_msg("%s lasts %d samples", key, length);
        if (abs(samples[0]) > CLICK || abs(samples[1] - samples[0]) > CLICK ||
            peak_of(samples + length - 40, 40) > CLICK / 2 || samples[length - 1] != 0)
            fail_msg("%s clicks", key);
        free(samples);
    }
}

static void test_every_sound_is_as_loud_as_its_row_says(void **unused)
{
    (void)unused;
    for (int s = SOUND_NONE + 1; s < SOUND_COUNT; s++) {
        int length;
        int16_t *samples = make((enum sound)s, &length);
        const struct sound_kind *kind = sound_get((enum sound)s);
        int wanted = kind->level * SYNTH_LOUDNESS_MAX / SOUND_LEVEL_MAX;
        int window = length < synth_samples(40) ? length : synth_samples(40);
        int loudness = loudness_of(samples, length, window);
        int peak = peak_of(samples, length);
        /* Low or short sounds may reach the peak first. */
        if (loudness > wanted + 20 ||
            loudness < (peak < SYNTH_PEAK_MAX - 2 ? wanted - 20 : wanted * 3 / 4))
            fail_msg("%s: %d, not %d", kind->key, loudness, wanted);
        assert_in_range(peak, 2000, SYNTH_PEAK_MAX);
        assert_in_range(abs(mean_of(samples, length)), 0, 2);
        free(samples);
    }
}

/* The change between samples relative to their size: 2 for white noise or a tone at a quarter of the rate. */
static int sharpness_of(const int16_t *samples, int length)
{
    uint64_t power = 1;
    uint64_t change = 0;
    for (int i = 1; i < length; i++) {
        int64_t step = samples[i] - samples[i - 1];
        power += (uint64_t)((int64_t)samples[i] * samples[i]);
        change += (uint64_t)(step * step);
    }
    return (int)(change * 100 / power);
}

static void test_nothing_is_shrill(void **unused)
{
    (void)unused;
    for (int s = SOUND_NONE + 1; s < SOUND_COUNT; s++) {
        int length;
        int16_t *samples = make((enum sound)s, &length);
        if (sharpness_of(samples, length) > 65) /* a tone of 2900 Hz */
            fail_msg("%s: %d", sound_get((enum sound)s)->key, sharpness_of(samples, length));
        free(samples);
    }
}

static void test_a_sound_is_the_same_each_time(void **unused)
{
    (void)unused;
    int length;
    int16_t *first = make(SOUND_BLOW, &length);
    int16_t *second = make(SOUND_BLOW, &length);
    assert_memory_equal(first, second, (size_t)length * sizeof *first);
    free(first);
    free(second);
}

static uint32_t hash(uint32_t before, const int16_t *samples, int length)
{
    for (int i = 0; i < length; i++)
        before = (before ^ (uint16_t)samples[i]) * 16777619u;
    return before;
}

/* They are made with integers only, so they don't depend on the compiler or the processor. Renew the number with the
 * tables. */
static void test_samples_are_the_same_on_every_machine(void **unused)
{
    (void)unused;
    static const struct sound_kind kind = {
        .level = 40,
        .room = 20,
        .parts = {
            {WAVE_SINE, .from = 300, .to = 500, .lasts = 60, .volume = 50},
            {WAVE_TRIANGLE, .from = 200, .lasts = 80, .decay = 2, .volume = 30},
            {WAVE_SQUARE, .from = 90, .lasts = 80, .decay = 3, .volume = 20},
            {WAVE_RUSH, .from = 900, .to = 300, .lasts = 90, .volume = 40, .tremolo = 2,
             .depth = 50},
            {WAVE_BREEZE, .from = 3000, .begins = 20, .lasts = 90, .attack = 30, .volume = 40}}};
    int length = synth_length(&kind);
    int16_t *samples = synth_make(&kind);
    assert_non_null(samples);
    assert_int_equal(hash(2166136261u, samples, length), 0x874e7aeb);
    free(samples);
}

static void test_the_end_of_an_ambience_meets_its_start(void **unused)
{
    (void)unused;
    for (int a = AMBIENCE_NONE + 1; a < AMBIENCE_COUNT; a++) {
        int length;
        int largest = 0;
        int16_t *samples = make_loop((enum ambience)a, &length);
        for (int i = 1; i < length; i++)
            largest = abs(samples[i] - samples[i - 1]) > largest ? abs(samples[i] - samples[i - 1])
                                                                 : largest;
        int seam = abs(samples[0] - samples[length - 1]);
        /* The slope continues too. */
        int bend = abs(samples[1] - 2 * samples[0] + samples[length - 1]);
        if (seam > largest || bend > largest)
            fail_msg("%s: %d, %d", ambience_get((enum ambience)a)->key, seam, bend);
        free(samples);
    }
}

/* The quarters of a loop are about equally loud, and all of it is quieter than any sound. */
static void test_an_ambience_is_even_and_quiet(void **unused)
{
    (void)unused;
    for (int a = AMBIENCE_NONE + 1; a < AMBIENCE_COUNT; a++) {
        int length;
        int16_t *samples = make_loop((enum ambience)a, &length);
        int wanted = ambience_get((enum ambience)a)->level * SYNTH_LOUDNESS_MAX / SOUND_LEVEL_MAX;
        int all = loudness_of(samples, length, length);
        assert_in_range(all, wanted - 10, wanted + 10);
        assert_in_range(all, 400, 1200);
        assert_in_range(abs(mean_of(samples, length)), 0, 2);
        for (int part = 0; part < 4; part++) {
            int some = loudness_of(samples + length / 4 * part, length / 4, length / 4);
            assert_in_range(some, all / 2, all * 2);
        }
        assert_in_range(peak_of(samples, length), 0, SYNTH_PEAK_MAX / 2);
        free(samples);
    }
}

/* The number of ambiences that name the band. */
static int rows_of(const char *band)
{
    int count = 0;
    for (int a = AMBIENCE_NONE + 1; a < AMBIENCE_COUNT; a++)
        for (int i = 0; i < AMBIENCE_BANDS_MAX; i++) {
            const char *named = ambience_get((enum ambience)a)->bands[i];
            count += named && strcmp(named, band) == 0;
        }
    return count;
}

/* Then nobody hears a loop. */
static void test_an_ambience_and_a_mood_together_repeat_only_after_ten_minutes(void **unused)
{
    (void)unused;
    for (int a = AMBIENCE_NONE + 1; a < AMBIENCE_COUNT; a++)
        for (int b = AMBIENCE_NONE + 1; b < AMBIENCE_COUNT; b++) {
            const struct ambience_kind *ambience = ambience_get((enum ambience)a);
            const struct ambience_kind *mood = ambience_get((enum ambience)b);
            int together = ambience->lasts;
            if (!ambience->bands[0] || mood->bands[0])
                continue;
            while (together % mood->lasts != 0)
                together += ambience->lasts;
            if (together < 600000)
                fail_msg("%s and %s: %d ms", ambience->key, mood->key, together);
        }
}

static void test_every_band_has_one_ambience(void **unused)
{
    (void)unused;
    for (int b = 0; b < BAND_COUNT; b++) {
        const char *key = band_get((enum band_id)b)->id;
        if (rows_of(key) != 1)
            fail_msg("%s has %d ambiences", key, rows_of(key));
        assert_true(ambience_of_band((enum band_id)b) != AMBIENCE_NONE);
    }
    assert_int_equal(ambience_of_band(BAND_PORCH), AMBIENCE_CELLARS);
    assert_int_equal(ambience_of_band(BAND_CELLARS), AMBIENCE_CELLARS);
    assert_int_equal(ambience_of_band(BAND_CISTERNS), AMBIENCE_CISTERNS);
    assert_int_equal(ambience_of_band(BAND_GALLERIES), AMBIENCE_GALLERIES);
    assert_int_equal(ambience_of_band(BAND_BLACK), AMBIENCE_BLACK);
}

static bool is_band(const char *key)
{
    for (int b = 0; b < BAND_COUNT; b++)
        if (strcmp(band_get((enum band_id)b)->id, key) == 0)
            return true;
    return false;
}

static void test_every_ambience_names_bands_that_exist(void **unused)
{
    (void)unused;
    for (int a = AMBIENCE_NONE + 1; a < AMBIENCE_COUNT; a++) {
        const struct ambience_kind *kind = ambience_get((enum ambience)a);
        for (int i = 0; i < AMBIENCE_BANDS_MAX && kind->bands[i]; i++)
            if (!is_band(kind->bands[i]))
                fail_msg("%s is heard in %s, which is no band", kind->key, kind->bands[i]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_sine_is_accurate),
        cmocka_unit_test(test_roots_are_rounded_down),
        cmocka_unit_test(test_noise_around_a_frequency_has_no_offset),
        cmocka_unit_test(test_echoes_die_away),
        cmocka_unit_test(test_every_row_is_within_its_bounds),
        cmocka_unit_test(test_every_sound_is_short_and_ends_in_silence),
        cmocka_unit_test(test_every_sound_is_as_loud_as_its_row_says),
        cmocka_unit_test(test_nothing_is_shrill),
        cmocka_unit_test(test_a_sound_is_the_same_each_time),
        cmocka_unit_test(test_samples_are_the_same_on_every_machine),
        cmocka_unit_test(test_the_end_of_an_ambience_meets_its_start),
        cmocka_unit_test(test_an_ambience_is_even_and_quiet),
        cmocka_unit_test(test_an_ambience_and_a_mood_together_repeat_only_after_ten_minutes),
        cmocka_unit_test(test_every_band_has_one_ambience),
        cmocka_unit_test(test_every_ambience_names_bands_that_exist),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
