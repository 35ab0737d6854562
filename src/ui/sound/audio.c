#include "ui/sound/audio.h"

#include "ui/sound/synth.h"

#include <string.h>

#define BUFFER_FRAMES 512 /* 23 ms */

_Static_assert((int)AMBIENCE_COUNT <= MIXER_LOOPS, "more ambiences than the mixer has loops for");

/* Called on SDL's thread, with the device locked. */
static void fill(void *context, Uint8 *stream, int bytes)
{
    struct audio *audio = context;
    int frames = bytes / (int)(MIXER_CHANNELS * sizeof(int16_t));
    mixer_fill(&audio->mixer, (int16_t *)(void *)stream, frames);
    if (mixer_is_silent(&audio->mixer))
        SDL_PauseAudioDevice(audio->device, 1);
}

/* Without a sound card, ALSA's library prints pages of errors to the terminal, unless it has an error handler. */
static void ignore_complaint(const char *file, int line, const char *function, int code,
                             const char *format, ...)
{
    (void)file, (void)line, (void)function, (void)code, (void)format;
}

static void quieten(void)
{
    typedef void complain(const char *, int, const char *, int, const char *, ...);
    typedef int set_handler(complain *);
    set_handler *set = NULL;
    /* Never unloaded: SDL uses the same library, which keeps the handler. */
    void *library = SDL_LoadObject("libasound.so.2");
    void *address = library ? SDL_LoadFunction(library, "snd_lib_error_set_handler") : NULL;
    if (!address)
        return;
    memcpy(&set, &address, sizeof set);
    set(ignore_complaint);
}

static void open_device(struct audio *audio)
{
    SDL_AudioSpec wanted = {.freq = SYNTH_RATE,
                            .format = AUDIO_S16SYS,
                            .channels = MIXER_CHANNELS,
                            .samples = BUFFER_FRAMES,
                            .callback = fill,
                            .userdata = audio};
    if (!audio->is_ready) {
        quieten();
        SDL_SetHint(SDL_HINT_AUDIO_DEVICE_APP_NAME,
                    "Eyeshine"); /* shown by the desktop's volume control */
        audio->is_ready = SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
    }
    if (audio->is_ready)
        audio->device = SDL_OpenAudioDevice(NULL, 0, &wanted, NULL, 0);
}

bool audio_is_on(const struct audio *audio)
{
    return audio->device != 0;
}

/* Resumes the device if there is something to hear; it pauses itself. */
static void resume(struct audio *audio)
{
    SDL_LockAudioDevice(audio->device);
    bool is_silent = mixer_is_silent(&audio->mixer);
    SDL_UnlockAudioDevice(audio->device);
    if (!is_silent)
        SDL_PauseAudioDevice(audio->device, 0);
}

static int loop_of(enum ambience ambience)
{
    return (int)ambience - 1;
}

/* The loop of an ambience if it is made, else -1; `missing` then receives the ambience. */
static int made_loop(const struct audio *audio, enum ambience ambience, enum ambience *missing)
{
    int loop = loop_of(ambience);
    if (loop < 0 || mixer_has_loop(&audio->mixer, loop))
        return loop;
    *missing = ambience;
    return -1;
}

/* Fades to the wanted ambience and mood, as far as they are made. Returns one that must be made first, or AMBIENCE_NONE. The
 * device must be locked. */
static enum ambience choose_wanted(struct audio *audio)
{
    enum ambience missing = AMBIENCE_NONE;
    mixer_choose_mood(&audio->mixer, made_loop(audio, audio->wanted_mood, &missing));
    mixer_choose_loop(&audio->mixer, made_loop(audio, audio->wanted, &missing));
    return missing;
}

/* Gives the mixer a new loop, and returns the ambience to make next, or AMBIENCE_NONE. */
static enum ambience hand_over(struct audio *audio, enum ambience made, const int16_t *samples,
                               int length)
{
    SDL_LockAudioDevice(audio->device);
    if (samples && !mixer_has_loop(&audio->mixer, loop_of(made)))
        mixer_give_loop(&audio->mixer, loop_of(made), samples, length);
    enum ambience missing = choose_wanted(audio);
    enum ambience next = samples ? missing : AMBIENCE_NONE;
    audio->is_making = next != AMBIENCE_NONE;
    SDL_UnlockAudioDevice(audio->device);
    return next;
}

/* The thread function. What is wanted may change while it works. */
static int make_ambiences(void *context)
{
    struct audio *audio = context;
    SDL_LockAudioDevice(audio->device);
    enum ambience next = choose_wanted(audio);
    audio->is_making = next != AMBIENCE_NONE;
    SDL_UnlockAudioDevice(audio->device);
    while (next != AMBIENCE_NONE) {
        int length = 0;
        const int16_t *samples = sound_bank_loop(&audio->bank, next, &length);
        next = hand_over(audio, next, samples, length);
    }
    resume(audio);
    return 0;
}

static void wait_for_thread(struct audio *audio)
{
    if (audio->thread)
        SDL_WaitThread(audio->thread, NULL);
    audio->thread = NULL;
}

/* Plays the ambience asked for, and starts making it if needed; none at volume 0. */
static void follow_ambience(struct audio *audio)
{
    SDL_LockAudioDevice(audio->device);
    audio->wanted = audio->ambience_volume > 0 ? audio->ambience : AMBIENCE_NONE;
    audio->wanted_mood = audio->ambience_volume > 0 ? audio->mood : AMBIENCE_NONE;
    bool must_begin = choose_wanted(audio) != AMBIENCE_NONE && !audio->is_making;
    audio->is_making = audio->is_making || must_begin;
    SDL_UnlockAudioDevice(audio->device);
    if (!must_begin)
        return;
    wait_for_thread(audio); /* the previous thread, which has finished */
    audio->thread = SDL_CreateThread(make_ambiences, "ambience", audio);
    if (!audio->thread)
        make_ambiences(audio);
}

static void close_device(struct audio *audio)
{
    if (audio->device) {
        SDL_LockAudioDevice(audio->device);
        audio->wanted = audio->wanted_mood = AMBIENCE_NONE;
        SDL_UnlockAudioDevice(audio->device);
        wait_for_thread(audio);
        SDL_CloseAudioDevice(audio->device);
    }
    audio->device = 0;
    if (audio->is_ready)
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    audio->is_ready = false;
}

void audio_set_volumes(struct audio *audio, int sound_volume, int ambience_volume)
{
    audio->sound_volume = sound_volume;
    audio->ambience_volume = ambience_volume;
    bool is_wanted = audio->is_started && (sound_volume > 0 || ambience_volume > 0);
    if (!is_wanted) {
        close_device(audio);
        return;
    }
    if (!audio->device) {
        mixer_init(&audio->mixer);
        open_device(audio);
    }
    if (!audio->device)
        return;
    SDL_LockAudioDevice(audio->device);
    mixer_set_volumes(&audio->mixer, sound_volume, ambience_volume);
    SDL_UnlockAudioDevice(audio->device);
    follow_ambience(audio);
    resume(audio);
}

void audio_start(struct audio *audio, int sound_volume, int ambience_volume)
{
    audio->is_started = true;
    audio_set_volumes(audio, sound_volume, ambience_volume);
}

void audio_finish(struct audio *audio)
{
    close_device(audio);
    sound_bank_clear(&audio->bank);
    *audio = (struct audio){.is_started = false};
}

/* Locks once for each sound: making a sound takes longer than the device's thread can wait. */
static void play(struct audio *audio, const struct sound_cue *cue)
{
    struct mixer_sound sound = {.delay = synth_samples(cue->delay),
                                .left = cue->left,
                                .right = cue->right,
                                .pitch = cue->pitch,
                                .is_muffled = cue->is_muffled};
    sound.samples = sound_bank_sound(&audio->bank, cue->sound, &sound.length);
    if (!sound.samples)
        return;
    SDL_LockAudioDevice(audio->device);
    mixer_play(&audio->mixer, &sound);
    SDL_UnlockAudioDevice(audio->device);
}

void audio_play(struct audio *audio, const struct sound_cue *cues, int count)
{
    if (!audio->device || audio->sound_volume == 0 || count == 0)
        return;
    for (int i = 0; i < count; i++)
        play(audio, &cues[i]);
    resume(audio);
}

void audio_set_ambience(struct audio *audio, enum ambience ambience)
{
    if (ambience == audio->ambience)
        return;
    audio->ambience = ambience;
    if (!audio->device)
        return;
    follow_ambience(audio);
    resume(audio);
}

void audio_set_mood(struct audio *audio, enum ambience mood)
{
    if (mood == audio->mood)
        return;
    audio->mood = mood;
    if (!audio->device)
        return;
    follow_ambience(audio);
    resume(audio);
}
