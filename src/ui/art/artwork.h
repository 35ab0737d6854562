/* The art of the game: pictures or letters, in the colours of the player's palette. */
#ifndef UI_ART_ARTWORK_H
#define UI_ART_ARTWORK_H

#include "ui/art/font.h"
#include "ui/art/glyph_tiles.h"
#include "ui/art/palette.h"

struct artwork {
    struct atlas atlas;
    struct tileset tileset; /* in use: the pictures or the letters */
    struct tileset pictures;
    struct glyph_tiles glyphs;
    struct palette palette; /* used for the atlas, text and panels */
    struct font font;
};

/* Loads the atlas and everything made from it. False and an error on failure. Released by artwork_clear, also after a
 * failure. */
bool artwork_load(struct artwork *art, const char *data_folder, struct error *error);
void artwork_clear(struct artwork *art);

/* Recolours everything, and selects letters or pictures. False when out of memory; the palette then stays. */
bool artwork_apply(struct artwork *art, struct palette wanted, bool has_letters);

#endif
