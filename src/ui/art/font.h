/* Text on a canvas, in the game's own font: proportional, ASCII 32 .. 126, one colour a call. */
#ifndef UI_ART_FONT_H
#define UI_ART_FONT_H

#include "ui/art/atlas.h"

#define FONT_FIRST ' '
#define FONT_GLYPHS 95

/* Glyphs by character, from FONT_FIRST on. */
struct font {
    struct image glyphs[FONT_GLYPHS];
    int advances[FONT_GLYPHS]; /* pixels to the next glyph */
    int height;                /* of a line of text, without line spacing */
};

/* Loads the font: a sprite `font` of FONT_GLYPHS frames. */
bool font_load(struct font *font, const struct atlas *atlas, struct error *error);

/* The width of a text in pixels at scale 1; a character without a glyph counts as '?'. */
int font_width(const struct font *font, const char *text);

/* Draws one line of text and returns the x where it ends. */
int font_draw(struct canvas *canvas, const struct font *font, int x, int y, int scale,
              uint32_t colour, const char *text);

/* How many characters of the text fit into a width. Lines break at the last space that fits, unless only a word in
 * brackets follows it, such as "again. (x3)". At least 1 if the text is not empty. */
int font_break(const struct font *font, const char *text, int width);

#endif
