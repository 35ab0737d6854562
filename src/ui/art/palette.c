#include "ui/art/palette.h"

#include "base/array.h"
#include "ui/art/theme.h"

#include <stddef.h>

static const struct {
    const char *name;
    int parts
        [9]; /* in 256ths: red, green and blue for the new red, then for the new green, then for the new blue */
} kinds[PALETTE_COUNT] = {
#define PALETTE(id, name, ...) [PALETTE_##id] = {#name, {__VA_ARGS__}},
#include "ui/art/palettes.def"
#undef PALETTE
};

/* The colours of text and panels with high contrast: danger is the brightest. */
static const struct {
    uint32_t colour;
    uint32_t becomes;
} contrasts[] = {
    {THEME_TEXT, 0xe0e0e0},    {THEME_FAINT, 0xb8b8b8},       {THEME_KEY, 0xf0b040},
    {THEME_HEAD, 0xf0a040},    {THEME_EYES, 0xf0f0c0},        {THEME_COLD, 0x90e8ff},
    {THEME_GROUND, 0x000000},  {THEME_EMPTY, 0x505050},       {THEME_SELECTED, 0x303078},
    {THEME_HEALTH, 0xff6058},  {THEME_DANGER, 0xffff00},      {THEME_FRIEND, 0x78d058},
    {THEME_WARNING, 0xf0a830}, {THEME_PAST_DANGER, 0xd8d800},
};

const char *palette_name(enum palette_kind kind)
{
    return kinds[kind].name;
}

bool palette_changes(const struct palette *palette)
{
    return palette->kind != PALETTE_NORMAL || palette->has_high_contrast;
}

static uint32_t channel(const int parts[3], int red, int green, int blue)
{
    int value = (parts[0] * red + parts[1] * green + parts[2] * blue + 128) / 256;
    return value < 0 ? 0 : (value > 255 ? 255 : (uint32_t)value);
}

uint32_t palette_shift(enum palette_kind kind, uint32_t colour)
{
    const int *parts = kinds[kind].parts;
    int red = (int)(colour >> 16 & 0xff);
    int green = (int)(colour >> 8 & 0xff);
    int blue = (int)(colour & 0xff);
    return (colour & 0xff000000) | channel(parts, red, green, blue) << 16 |
           channel(parts + 3, red, green, blue) << 8 | channel(parts + 6, red, green, blue);
}

uint32_t palette_colour(const struct palette *palette, uint32_t colour)
{
    for (size_t i = 0; palette->has_high_contrast && i < ARRAY_LENGTH(contrasts); i++)
        if ((colour & 0xffffff) == contrasts[i].colour) {
            colour = (colour & 0xff000000) | contrasts[i].becomes;
            break;
        }
    return palette_shift(palette->kind, colour);
}
