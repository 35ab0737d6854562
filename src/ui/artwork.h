/* What the game is drawn with, as the player's settings want it: pictures or letters, in colours that he can tell apart. */
#ifndef UI_ARTWORK_H
#define UI_ARTWORK_H

#include "ui/art/font.h"
#include "ui/art/glyph_tiles.h"
#include "ui/art/palette.h"

struct ui;

/* Zero is none. */
struct artwork {
    struct atlas atlas;
    struct tileset tileset; /* what is drawn with: one of the following */
    struct tileset pictures;
    struct glyph_tiles glyphs;
    struct palette palette; /* of the atlas, words and panels */
    struct font font;
};

/* Loads the atlas and all that is made of it. False and an error; released by artwork_clear in either case. */
bool artwork_load(struct ui *ui, struct error *error);
void artwork_clear(struct ui *ui);

/* Has everything drawn as the settings in force say. */
void artwork_apply(struct ui *ui);

#endif
