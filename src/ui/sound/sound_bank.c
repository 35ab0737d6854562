#include "ui/sound/sound_bank.h"

#include "ui/sound/synth.h"

#include <stdlib.h>

const int16_t *sound_bank_sound(struct sound_bank *bank, enum sound sound, int *length)
{
    const struct sound_kind *kind = sound_get(sound);
    int16_t **kept = &bank->sounds[sound];
    *length = synth_length(kind);
    if (!*kept)
        *kept = synth_make(kind);
    return *kept;
}

const int16_t *sound_bank_loop(struct sound_bank *bank, enum ambience ambience, int *length)
{
    const struct ambience_kind *kind = ambience_get(ambience);
    int16_t **kept = &bank->loops[ambience];
    *length = synth_loop_length(kind);
    if (!*kept)
        *kept = synth_make_loop(kind);
    return *kept;
}

void sound_bank_clear(struct sound_bank *bank)
{
    for (int i = 0; i < SOUND_COUNT; i++)
        free(bank->sounds[i]);
    for (int i = 0; i < AMBIENCE_COUNT; i++)
        free(bank->loops[i]);
    *bank = (struct sound_bank){.sounds = {0}};
}
