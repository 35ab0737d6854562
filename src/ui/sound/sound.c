#include "ui/sound/sound.h"

#include <assert.h>
#include <string.h>

static const struct sound_kind sounds[SOUND_COUNT] = {
#define SOUND(id, name, shown_by, ...) \
    [SOUND_##id] = {.key = name, .visual = shown_by, __VA_ARGS__},
#include "ui/sound/sounds.def"
#undef SOUND
};

static const struct ambience_kind ambiences[AMBIENCE_COUNT] = {
#define AMBIENCE(id, name, ...) [AMBIENCE_##id] = {.key = name, __VA_ARGS__},
#include "ui/sound/ambiences.def"
#undef AMBIENCE
};

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

static bool is_heard_in(const struct ambience_kind *kind, const char *band)
{
    for (int i = 0; i < AMBIENCE_BANDS_MAX && kind->bands[i]; i++)
        if (strcmp(kind->bands[i], band) == 0)
            return true;
    return false;
}

enum ambience ambience_of_band(enum band_id band)
{
    for (int a = AMBIENCE_NONE + 1; a < AMBIENCE_COUNT; a++)
        if (is_heard_in(&ambiences[a], band_get(band)->id))
            return (enum ambience)a;
    return AMBIENCE_NONE;
}
