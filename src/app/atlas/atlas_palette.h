/* The colours of the letters of a text sprite. */
#ifndef APP_ATLAS_ATLAS_PALETTE_H
#define APP_ATLAS_ATLAS_PALETTE_H

#include "base/error.h"

#include <stdbool.h>
#include <stdint.h>

enum { ATLAS_LETTERS = 128 };

struct atlas_palette {
    uint32_t argb[ATLAS_LETTERS]; /* by character; 0 (transparent) for '.' */
    bool is_known[ATLAS_LETTERS];
};

/* Reads lines `letter red green blue [alpha]`, each number from 0 to 255. Lines that start with '#' are comments, so
 * '#' can't be a letter. */
bool atlas_palette_read(struct atlas_palette *palette, const char *path, struct error *error);

/* Overrides letters of `palette` by those of `own`. */
void atlas_palette_lay_over(struct atlas_palette *palette, const struct atlas_palette *own);

bool atlas_palette_has(const struct atlas_palette *palette, char letter);
uint32_t atlas_palette_colour(const struct atlas_palette *palette, char letter);

#endif
