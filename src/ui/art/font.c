#include "ui/art/font.h"

#include <string.h>

#define SPACE_ADVANCE 4

/* A glyph's width ends at its rightmost pixel; one pixel of space follows. */
static int measure_advance(struct image glyph)
{
    for (int x = glyph.width - 1; x >= 0; x--)
        for (int y = 0; y < glyph.height; y++)
            if (glyph.pixels[(size_t)y * (size_t)glyph.stride + (size_t)x] >> 24)
                return x + 2;
    return SPACE_ADVANCE;
}

bool font_load(struct font *font, const struct atlas *atlas, struct error *error)
{
    const struct sprite *sprite = atlas_find(atlas, "font");
    if (!sprite || sprite->frames != FONT_GLYPHS)
        return error_set(error, "the atlas has no sprite font of %d frames", FONT_GLYPHS);
    for (int i = 0; i < FONT_GLYPHS; i++) {
        font->glyphs[i] = atlas_frame(atlas, sprite, i);
        font->advances[i] = measure_advance(font->glyphs[i]);
    }
    font->height = sprite->height;
    return true;
}

static int glyph_of(char c)
{
    int glyph = (unsigned char)c - FONT_FIRST;
    return glyph >= 0 && glyph < FONT_GLYPHS ? glyph : '?' - FONT_FIRST;
}

int font_width(const struct font *font, const char *text)
{
    int width = 0;
    for (; *text; text++)
        width += font->advances[glyph_of(*text)];
    return width;
}

int font_draw(struct canvas *canvas, const struct font *font, int x, int y, int scale,
              uint32_t colour, const char *text)
{
    for (; *text; text++) {
        int glyph = glyph_of(*text);
        canvas_draw(canvas, font->glyphs[glyph], x, y,
                    (struct drawing){.scale = scale, .tint = colour});
        x += font->advances[glyph] * scale;
    }
    return x;
}

/* Whether only a word in brackets follows the space: it must not stand alone on a line. */
static bool is_before_count(const char *space)
{
    return space[1] == '(' && !strchr(space + 1, ' ');
}

int font_break(const struct font *font, const char *text, int width)
{
    int fit = 0;
    int last_space = 0;
    for (int used = 0; text[fit]; fit++) {
        used += font->advances[glyph_of(text[fit])];
        if (text[fit] == ' ' && !is_before_count(text + fit))
            last_space = fit;
        if (used > width)
            break;
    }
    if (!text[fit])
        return fit;
    if (last_space > 0)
        return last_space;
    return fit > 0 ? fit : 1;
}
