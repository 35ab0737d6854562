/* Text on a canvas, in the game's own font: proportional, ASCII 32 .. 126, one colour a call. */
#ifndef UI_ART_FONT_H
#define UI_ART_FONT_H

#include "ui/art/atlas.h"

#define FONT_FIRST ' '
#define FONT_GLYPHS 95

/* The glyphs, by their characters from FONT_FIRST on. */
struct font {
    struct image glyphs[FONT_GLYPHS];
    int advances[FONT_GLYPHS]; /* pixels to the next glyph */
    int height;                /* of a line of text, without space between lines */
};

/* The font in the atlas: a sprite `font` of FONT_GLYPHS frames. */
bool font_load(struct font *font, const struct atlas *atlas, struct error *error);

/* Pixels that a text takes at scale 1; a character without a glyph counts as '?'. */
int font_width(const struct font *font, const char *text);

/* Draws one line of text and returns the x behind it. */
int font_draw(struct canvas *canvas, const struct font *font, int x, int y, int scale,
              uint32_t colour, const char *text);

/* How many characters of the text fit into a width, broken at a space where there is one, but not at that before
 * a last word in brackets: "again. (x3)"; at least 1 for a text that is not empty. */
int font_break(const struct font *font, const char *text, int width);

#endif
