#include "ui/sound/sound.h"

#include <assert.h>

static const struct sound_kind sounds[SOUND_COUNT] = {
#define SOUND(id, name, shown_by, ...) [SOUND_##id] = {.key = name, .twin = shown_by, __VA_ARGS__},
#include "ui/sound/sounds.def"
#undef SOUND
};

static const struct ambience_kind ambiences[AMBIENCE_COUNT] = {
#define AMBIENCE(id, name, ...) [AMBIENCE_##id] = {.key = name, __VA_ARGS__},
#include "ui/sound/ambiences.def"
#undef AMBIENCE
};

static const enum ambience of_bands[BAND_COUNT] = {[BAND_PORCH] = AMBIENCE_CELLARS,
                                                   [BAND_CELLARS] = AMBIENCE_CELLARS,
                                                   [BAND_CISTERNS] = AMBIENCE_CISTERNS,
                                                   [BAND_GALLERIES] = AMBIENCE_GALLERIES,
                                                   [BAND_BLACK] = AMBIENCE_BLACK};

const struct sound_kind *sound_get(enum sound sound)
{
    assert(sound > SOUND_NONE && sound < SOUND_COUNT);
    return &sounds[sound];
}

const struct ambience_kind *ambience_get(enum ambience ambience)
{
    assert(ambience > AMBIENCE_NONE && ambience < AMBIENCE_COUNT);
    return &ambiences[ambience];
}

enum ambience ambience_of_band(enum band_id band)
{
    return of_bands[band];
}
