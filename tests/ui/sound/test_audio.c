/* The device: with a silent driver, with one that writes a file, and without one. */
#include "support/check.h"
#include "support/scratch_folder.h"

#include "ui/sound/audio.h"

#include <stdio.h>
#include <stdlib.h>

#define WAIT_MS 20000

static struct audio audio;

static void use_driver(const char *name)
{
    SDL_setenv("SDL_AUDIODRIVER", name, 1);
}

static int set_up(void **unused)
{
    (void)unused;
    use_driver("dummy");
    return 0;
}

static int tear_down(void **unused)
{
    (void)unused;
    audio_finish(&audio);
    SDL_Quit();
    return 0;
}

static const struct sound_cue cue = {.sound = SOUND_STEP_STONE,
                                     .left = MIXER_GAIN_FULL,
                                     .right = MIXER_GAIN_FULL,
                                     .pitch = MIXER_PITCH};

static bool is_paused(void)
{
    return SDL_GetAudioDeviceStatus(audio.device) == SDL_AUDIO_PAUSED;
}

static bool pauses(void)
{
    for (int waited = 0; waited < WAIT_MS; waited += 10, SDL_Delay(10))
        if (is_paused())
            return true;
    return false;
}

/* Ambiences are made by another thread. */
static bool is_made(enum ambience ambience)
{
    SDL_LockAudioDevice(audio.device);
    bool has_loop = mixer_has_loop(&audio.mixer, (int)ambience - 1);
    SDL_UnlockAudioDevice(audio.device);
    return has_loop;
}

static bool comes(enum ambience ambience)
{
    for (int waited = 0; waited < WAIT_MS; waited += 10, SDL_Delay(10))
        if (is_made(ambience) && !is_paused())
            return true;
    return false;
}

static void test_before_the_start_no_device_is_opened(void **unused)
{
    (void)unused;
    audio_set_volumes(&audio, 6, 4);
    audio_set_ambience(&audio, AMBIENCE_CELLARS);
    audio_play(&audio, &cue, 1);
    assert_false(audio_is_on(&audio));
}

static void test_without_a_driver_nothing_fails(void **unused)
{
    (void)unused;
    use_driver("there-is-none");
    audio_start(&audio, 6, 4);
    assert_false(audio_is_on(&audio));
    audio_set_ambience(&audio, AMBIENCE_CISTERNS);
    audio_play(&audio, &cue, 1);
    audio_set_volumes(&audio, 3, 0);
    assert_false(audio_is_on(&audio));
}

static void test_at_volume_zero_there_is_no_device(void **unused)
{
    (void)unused;
    audio_start(&audio, 0, 0);
    assert_false(audio_is_on(&audio));
    audio_set_volumes(&audio, 1, 0);
    assert_true(audio_is_on(&audio));
    audio_play(&audio, &cue, 1);
    audio_set_volumes(&audio, 0, 0);
    assert_false(audio_is_on(&audio));
    audio_set_volumes(&audio, 0, 3);
    assert_true(audio_is_on(&audio));
}

static void test_at_volume_zero_no_sound_is_synthesised_besides_an_ambience(void **unused)
{
    (void)unused;
    audio_start(&audio, 0, 4);
    assert_true(audio_is_on(&audio));
    audio_play(&audio, &cue, 1);
    assert_null(audio.bank.sounds[cue.sound]);
    assert_true(is_paused());
    audio_set_volumes(&audio, 1, 4);
    audio_play(&audio, &cue, 1);
    assert_non_null(audio.bank.sounds[cue.sound]);
}

static void test_the_device_is_paused_while_nothing_plays(void **unused)
{
    (void)unused;
    audio_start(&audio, 6, 0);
    assert_true(is_paused());
    audio_set_ambience(&audio, AMBIENCE_CELLARS);
    assert_true(is_paused());
    struct sound_cue bell = cue; /* long enough on a busy machine */
    bell.sound = SOUND_BELL;
    audio_play(&audio, &bell, 1);
    assert_false(is_paused());
    assert_true(pauses());
}

static void test_an_ambience_keeps_the_device_going_until_its_volume_is_zero(void **unused)
{
    (void)unused;
    audio_start(&audio, 6, 4);
    assert_true(is_paused());
    audio_set_ambience(&audio, AMBIENCE_CELLARS);
    assert_true(comes(AMBIENCE_CELLARS));
    SDL_Delay(100);
    assert_false(is_paused());
    audio_set_volumes(&audio, 6, 0);
    assert_true(pauses());
    audio_set_volumes(&audio, 6, 1);
    assert_false(is_paused());
}

static void test_samples_are_synthesised_on_demand(void **unused)
{
    (void)unused;
    audio_start(&audio, 6, 0);
    audio_set_ambience(&audio, AMBIENCE_BLACK);
    assert_null(audio.bank.sounds[SOUND_STEP_STONE]);
    assert_false(is_made(AMBIENCE_BLACK));
    audio_play(&audio, &cue, 1);
    assert_non_null(audio.bank.sounds[SOUND_STEP_STONE]);
    audio_set_volumes(&audio, 6, 1);
    assert_true(comes(AMBIENCE_BLACK));
    assert_false(is_made(AMBIENCE_CELLARS));
    assert_null(audio.bank.sounds[SOUND_BELL]);
}

static void test_the_ambience_asked_for_last_is_heard(void **unused)
{
    (void)unused;
    audio_start(&audio, 0, 4);
    for (int i = 0; i < 20; i++)
        audio_set_ambience(&audio, i % 2 ? AMBIENCE_CISTERNS : AMBIENCE_GALLERIES);
    assert_true(comes(AMBIENCE_CISTERNS));
    SDL_LockAudioDevice(audio.device);
    assert_int_equal(audio.mixer.loop, (int)AMBIENCE_CISTERNS - 1);
    SDL_UnlockAudioDevice(audio.device);
}

static void test_audio_may_finish_while_an_ambience_is_made(void **unused)
{
    (void)unused;
    for (int i = 0; i < 4; i++) {
        audio_start(&audio, 0, 4);
        audio_set_ambience(&audio, (enum ambience)(1 + i));
        audio_finish(&audio);
    }
    assert_false(audio_is_on(&audio));
}

/* Two threads at once: the device's, and this one, which starts, changes and stops sounds. */
static void test_many_calls_at_once_do_no_harm(void **unused)
{
    (void)unused;
    audio_start(&audio, 6, 4);
    for (int i = 0; i < 300; i++) {
        struct sound_cue some = cue;
        some.sound = (enum sound)(1 + i % (SOUND_COUNT - 1));
        audio_play(&audio, &some, 1);
        audio_set_ambience(&audio, (enum ambience)(i / 20 % AMBIENCE_COUNT));
        if (i % 10 == 0)
            audio_set_volumes(&audio, 1 + i % 9, i / 10 % 5);
        SDL_Delay(i % 16 == 0);
    }
    assert_true(audio_is_on(&audio));
    for (int sound = 1; sound < SOUND_COUNT; sound++)
        assert_non_null(audio.bank.sounds[sound]);
    audio_set_volumes(&audio, 6, 4);
    audio_set_ambience(&audio, AMBIENCE_CISTERNS);
    assert_true(comes(AMBIENCE_CISTERNS));
}

/* SDL's driver that writes the output to a file. */
static void test_a_played_sound_comes_out_of_the_device(void **unused)
{
    (void)unused;
    struct scratch_folder folder = scratch_folder_make();
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "heard.raw", path);
    use_driver("disk");
    SDL_setenv("SDL_DISKAUDIOFILE", path, 1);
    audio_start(&audio, 10, 0);
    if (!audio_is_on(&audio)) /* not every SDL has this driver */
        skip();
    audio_play(&audio, &cue, 1);
    assert_true(pauses());
    audio_finish(&audio);
    FILE *file = fopen(path, "rb");
    int loudest = 0;
    int16_t sample;
    assert_non_null(file);
    while (fread(&sample, sizeof sample, 1, file) == 1)
        loudest = abs(sample) > loudest ? abs(sample) : loudest;
    fclose(file);
    scratch_folder_remove(&folder);
    assert_in_range(loudest, 3000, INT16_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_before_the_start_no_device_is_opened),
        TEST(test_without_a_driver_nothing_fails),
        TEST(test_at_volume_zero_there_is_no_device),
        TEST(test_at_volume_zero_no_sound_is_synthesised_besides_an_ambience),
        TEST(test_the_device_is_paused_while_nothing_plays),
        TEST(test_an_ambience_keeps_the_device_going_until_its_volume_is_zero),
        TEST(test_samples_are_synthesised_on_demand),
        TEST(test_the_ambience_asked_for_last_is_heard),
        TEST(test_audio_may_finish_while_an_ambience_is_made),
        TEST(test_many_calls_at_once_do_no_harm),
        TEST(test_a_played_sound_comes_out_of_the_device),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
