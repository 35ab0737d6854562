/* Caches the samples of sounds and ambiences, each made on first use: the game starts without waiting for them. */
#ifndef UI_SOUND_SOUND_BANK_H
#define UI_SOUND_SOUND_BANK_H

#include "ui/sound/sound.h"

/* Samples stay valid until sound_bank_clear. */
struct sound_bank {
    int16_t *sounds[SOUND_COUNT];
    int16_t *loops[AMBIENCE_COUNT];
};

/* The samples of a sound or an ambience, and their number; NULL when out of memory. */
const int16_t *sound_bank_sound(struct sound_bank *bank, enum sound sound, int *length);
const int16_t *sound_bank_loop(struct sound_bank *bank, enum ambience ambience, int *length);

/* Frees all samples and zeroes the bank. */
void sound_bank_clear(struct sound_bank *bank);

#endif
