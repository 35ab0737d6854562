/* Mixing of several sounds and an ambience, sample by sample. */
#include "support/check.h"

#include "base/array.h"
#include "ui/sound/mixer.h"

#include <stdlib.h>
#include <string.h>

enum { LONG = 4000, MANY = 3 * MIXER_FADE };

static int16_t flat[LONG];
static int16_t low_loop[1000];
static int16_t high_loop[1000];
static int16_t out[MANY * MIXER_CHANNELS];

static void set_all(int16_t *samples, int count, int value)
{
    for (int i = 0; i < count; i++)
        samples[i] = (int16_t)value;
}

/* At full volume, with sounds of one value. */
static struct mixer mixer_at(int sound, int ambience, int value)
{
    struct mixer mixer;
    set_all(flat, LONG, value);
    mixer_init(&mixer);
    mixer_set_volumes(&mixer, sound, ambience);
    return mixer;
}

static struct mixer_sound sound_of(int length)
{
    return (struct mixer_sound){.samples = flat,
                                .length = length,
                                .left = MIXER_GAIN_FULL,
                                .right = MIXER_GAIN_FULL,
                                .pitch = MIXER_PITCH};
}

static int left(int frame)
{
    return out[frame * MIXER_CHANNELS];
}

static int right(int frame)
{
    return out[frame * MIXER_CHANNELS + 1];
}

static int largest_step(int frames)
{
    int largest = 0;
    for (int i = 1; i < frames; i++)
        largest = abs(left(i) - left(i - 1)) > largest ? abs(left(i) - left(i - 1)) : largest;
    return largest;
}

static void test_nothing_played_is_silence(void **unused)
{
    (void)unused;
    struct mixer mixer = mixer_at(10, 10, 0);
    memset(out, 1, sizeof out);
    mixer_fill(&mixer, out, 700);
    for (int i = 0; i < 700; i++)
        assert_true(left(i) == 0 && right(i) == 0);
    assert_true(mixer_is_silent(&mixer));
}

static void test_a_sound_plays_once_and_unchanged(void **unused)
{
    (void)unused;
    struct mixer mixer = mixer_at(10, 0, 1000);
    struct mixer_sound sound = sound_of(500);
    mixer_play(&mixer, &sound);
    assert_false(mixer_is_silent(&mixer));
    mixer_fill(&mixer, out, 300);
    mixer_fill(&mixer, out + 300 * MIXER_CHANNELS, 300);
    for (int i = 0; i < 600; i++)
        assert_int_equal(left(i), i < 500 ? 1000 : 0);
    assert_true(mixer_is_silent(&mixer));
}

static void test_a_delayed_sound_begins_at_its_frame(void **unused)
{
    (void)unused;
    struct mixer mixer = mixer_at(10, 0, 1000);
    struct mixer_sound sound = sound_of(100);
    sound.delay = 613;
    mixer_play(&mixer, &sound);
    mixer_fill(&mixer, out, 800);
    assert_int_equal(left(612), 0);
    assert_int_equal(left(613), 1000);
    assert_int_equal(left(712), 1000);
    assert_int_equal(left(713), 0);
}

static void test_each_ear_has_its_own_gain(void **unused)
{
    (void)unused;
    struct mixer mixer = mixer_at(10, 0, 1000);
    struct mixer_sound sound = sound_of(100);
    sound.left = MIXER_GAIN_FULL / 4;
    mixer_play(&mixer, &sound);
    mixer_fill(&mixer, out, 10);
    assert_int_equal(left(3), 250);
    assert_int_equal(right(3), 1000);
}

static void test_a_higher_pitch_is_shorter(void **unused)
{
    (void)unused;
    struct mixer mixer = mixer_at(10, 0, 1000);
    struct mixer_sound sound = sound_of(400);
    sound.pitch = MIXER_PITCH * 2;
    mixer_play(&mixer, &sound);
    mixer_fill(&mixer, out, 400);
    assert_int_equal(left(199), 1000);
    assert_int_equal(left(200), 0);
}

static void test_a_muffled_sound_changes_slowly(void **unused)
{
    (void)unused;
    struct mixer mixer = mixer_at(10, 0, 0);
    struct mixer_sound sound = sound_of(400);
    for (int i = 0; i < 400; i++)
        flat[i] = i % 2 ? 8000 : -8000;
    sound.is_muffled = true;
    mixer_play(&mixer, &sound);
    mixer_fill(&mixer, out, 400);
    for (int i = 100; i < 400; i++)
        assert_in_range(abs(left(i)), 0, 1200);
}

static void test_samples_that_are_too_loud_are_clipped(void **unused)
{
    (void)unused;
    struct mixer mixer = mixer_at(10, 0, 32000);
    struct mixer_sound sound = sound_of(100);
    for (int i = 0; i < MIXER_VOICES; i++)
        mixer_play(&mixer, &sound);
    mixer_fill(&mixer, out, 100);
    assert_int_equal(left(50), 32767);
    mixer = mixer_at(10, 0, -32000);
    for (int i = 0; i < MIXER_VOICES; i++)
        mixer_play(&mixer, &sound);
    mixer_fill(&mixer, out, 100);
    assert_int_equal(left(50), -32768);
}

static void test_one_sound_too_many_replaces_the_oldest_softly(void **unused)
{
    (void)unused;
    struct mixer mixer = mixer_at(10, 0, 1000);
    static int16_t other[LONG];
    struct mixer_sound sound = sound_of(LONG);
    mixer_play(&mixer, &sound);
    for (int i = 1; i < MIXER_VOICES; i++) {
        struct mixer_sound quiet = sound;
        quiet.samples = other;
        mixer_play(&mixer, &quiet);
    }
    mixer_fill(&mixer, out, 100);
    struct mixer_sound newest = sound;
    newest.samples = other;
    mixer_play(&mixer, &newest);
    mixer_fill(&mixer, out, 600);
    assert_in_range(left(0), 980, 1000);
    assert_in_range(largest_step(600), 0, 8);
    assert_int_equal(left(MIXER_TAIL_FRAMES + 1), 0);
}

static void test_the_gain_is_the_square_of_the_volume(void **unused)
{
    (void)unused;
    static const struct {
        int volume;
        int sample;
    } cases[] = {{0, 0}, {1, 10}, {5, 250}, {6, 360}, {10, 1000}};
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
        struct mixer mixer = mixer_at(cases[i].volume, 0, 1000);
        struct mixer_sound sound = sound_of(100);
        mixer_play(&mixer, &sound);
        mixer_fill(&mixer, out, 50);
        assert_in_range(left(20), cases[i].sample > 0 ? cases[i].sample - 1 : 0, cases[i].sample);
    }
}

static void test_a_volume_changes_without_a_click(void **unused)
{
    (void)unused;
    struct mixer mixer = mixer_at(10, 0, 10000);
    struct mixer_sound sound = sound_of(LONG);
    mixer_play(&mixer, &sound);
    mixer_fill(&mixer, out, 10);
    mixer_set_volumes(&mixer, 1, 0);
    mixer_fill(&mixer, out, 1000);
    assert_in_range(largest_step(1000), 1, 20);
    assert_in_range(left(900), 99, 100);
}

static struct mixer mixer_with_loops(int ambience)
{
    struct mixer mixer = mixer_at(0, ambience, 0);
    set_all(low_loop, 1000, 1000);
    set_all(high_loop, 1000, 3000);
    mixer_give_loop(&mixer, 0, low_loop, 1000);
    mixer_give_loop(&mixer, 1, high_loop, 1000);
    return mixer;
}

static void test_an_ambience_fades_in_and_stays(void **unused)
{
    (void)unused;
    struct mixer mixer = mixer_with_loops(10);
    assert_true(mixer_is_silent(&mixer));
    mixer_choose_loop(&mixer, 0);
    assert_false(mixer_is_silent(&mixer));
    mixer_fill(&mixer, out, MIXER_FADE + 100);
    assert_int_equal(left(0), 0);
    assert_in_range(left(MIXER_FADE / 2), 700, 800);
    assert_in_range(largest_step(MIXER_FADE), 1, 2);
    assert_int_equal(left(MIXER_FADE + 10), 1000);
}

static void test_one_ambience_fades_into_the_other(void **unused)
{
    (void)unused;
    struct mixer mixer = mixer_with_loops(10);
    mixer_choose_loop(&mixer, 0);
    mixer_fill(&mixer, out, MIXER_FADE + 1);
    mixer_choose_loop(&mixer, 1);
    mixer_fill(&mixer, out, MIXER_FADE + 100);
    assert_in_range(largest_step(MIXER_FADE), 1, 2);
    assert_int_equal(left(MIXER_FADE + 50), 3000);
    mixer_choose_loop(&mixer, -1);
    mixer_fill(&mixer, out, MIXER_FADE + 100);
    assert_int_equal(left(MIXER_FADE + 50), 0);
    assert_true(mixer_is_silent(&mixer));
}

static void test_a_mood_plays_over_the_ambience_and_fades_alone(void **unused)
{
    (void)unused;
    struct mixer mixer = mixer_with_loops(10);
    mixer_choose_loop(&mixer, 0);
    mixer_choose_mood(&mixer, 1);
    mixer_fill(&mixer, out, MIXER_FADE + 100);
    assert_int_equal(left(MIXER_FADE + 50), 4000);
    mixer_choose_mood(&mixer, -1);
    mixer_fill(&mixer, out, MIXER_FADE + 100);
    assert_in_range(largest_step(MIXER_FADE), 1, 2);
    assert_int_equal(left(MIXER_FADE + 50), 1000);
}

static void test_an_ambience_that_comes_back_at_once_does_not_jump(void **unused)
{
    (void)unused;
    struct mixer mixer = mixer_with_loops(10);
    mixer_choose_loop(&mixer, 0);
    mixer_fill(&mixer, out, MIXER_FADE);
    mixer_choose_loop(&mixer, 1);
    mixer_fill(&mixer, out, 5000);
    int before = left(4999);
    mixer_choose_loop(&mixer, 0);
    mixer_fill(&mixer, out, 5000);
    assert_in_range(abs(left(0) - before), 0, 2);
    assert_in_range(largest_step(5000), 0, 2);
}

static void test_a_loop_starts_over_at_its_end(void **unused)
{
    (void)unused;
    struct mixer mixer = mixer_with_loops(10);
    mixer_choose_loop(&mixer, 0);
    mixer_fill(&mixer, out, MIXER_FADE);
    for (int i = 0; i < 1000; i++)
        low_loop[i] = (int16_t)i;
    mixer_fill(&mixer, out, 2500);
    for (int i = 1; i < 2500; i++)
        assert_int_equal((left(i) - left(i - 1) + 1000) % 1000, 1);
    for (int i = 0; i < 2500; i++)
        assert_int_equal(abs(left(i) - right(i)), 500);
}

static void test_at_volume_zero_an_ambience_is_silent(void **unused)
{
    (void)unused;
    struct mixer mixer = mixer_with_loops(0);
    mixer_choose_loop(&mixer, 0);
    assert_true(mixer_is_silent(&mixer));
    mixer_set_volumes(&mixer, 0, 4);
    assert_false(mixer_is_silent(&mixer));
    mixer_fill(&mixer, out, MIXER_FADE);
    mixer_set_volumes(&mixer, 0, 0);
    assert_false(mixer_is_silent(&mixer)); /* not until it has faded out */
    mixer_fill(&mixer, out, 1000);
    assert_true(mixer_is_silent(&mixer));
}

/* The output is the same however many frames are requested at a time. */
static void test_the_output_does_not_depend_on_the_size_of_requests(void **unused)
{
    (void)unused;
    static int16_t whole[2000 * MIXER_CHANNELS];
    struct mixer one = mixer_with_loops(7);
    one.sound_volume = 8;
    for (int i = 0; i < LONG; i++)
        flat[i] = (int16_t)(i * 37 % 2000 - 1000);
    struct mixer_sound sound = sound_of(900);
    sound.delay = 77;
    sound.pitch = MIXER_PITCH * 9 / 10;
    sound.is_muffled = true;
    mixer_choose_loop(&one, 1);
    mixer_play(&one, &sound);
    struct mixer other = one;
    mixer_fill(&one, whole, 2000);
    for (int done = 0, piece = 1; done < 2000; done += piece, piece = (piece * 7 + 3) % 333 + 1) {
        piece = done + piece < 2000 ? piece : 2000 - done;
        mixer_fill(&other, out + done * MIXER_CHANNELS, piece);
    }
    assert_memory_equal(whole, out, sizeof whole);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nothing_played_is_silence),
        cmocka_unit_test(test_a_sound_plays_once_and_unchanged),
        cmocka_unit_test(test_a_delayed_sound_begins_at_its_frame),
        cmocka_unit_test(test_each_ear_has_its_own_gain),
        cmocka_unit_test(test_a_higher_pitch_is_shorter),
        cmocka_unit_test(test_a_muffled_sound_changes_slowly),
        cmocka_unit_test(test_samples_that_are_too_loud_are_clipped),
        cmocka_unit_test(test_one_sound_too_many_replaces_the_oldest_softly),
        cmocka_unit_test(test_the_gain_is_the_square_of_the_volume),
        cmocka_unit_test(test_a_volume_changes_without_a_click),
        cmocka_unit_test(test_an_ambience_fades_in_and_stays),
        cmocka_unit_test(test_one_ambience_fades_into_the_other),
        cmocka_unit_test(test_a_mood_plays_over_the_ambience_and_fades_alone),
        cmocka_unit_test(test_an_ambience_that_comes_back_at_once_does_not_jump),
        cmocka_unit_test(test_a_loop_starts_over_at_its_end),
        cmocka_unit_test(test_at_volume_zero_an_ambience_is_silent),
        cmocka_unit_test(test_the_output_does_not_depend_on_the_size_of_requests),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
