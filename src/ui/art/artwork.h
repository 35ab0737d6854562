/* What the game is drawn with: pictures or letters, in the colours of the player's palette. */
#ifndef UI_ART_ARTWORK_H
#define UI_ART_ARTWORK_H

#include "ui/art/font.h"
#include "ui/art/glyph_tiles.h"
#include "ui/art/palette.h"

/* Zero is none. */
struct artwork {
    struct atlas atlas;
    struct tileset tileset; /* in use: the pictures or the letters */
    struct tileset pictures;
    struct glyph_tiles glyphs;
    struct palette palette; /* of the atlas, the text and the panels */
    struct font font;
};

/* Loads the atlas and makes everything that depends on it. False and an error; artwork_clear releases it in either case. */
bool artwork_load(struct artwork *art, const char *data_folder, struct error *error);
void artwork_clear(struct artwork *art);

/* Recolours everything, and chooses letters or pictures. False when memory is short: the palette stays as it was. */
bool artwork_apply(struct artwork *art, struct palette wanted, bool has_letters);

#endif
