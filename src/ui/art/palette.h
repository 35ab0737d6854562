/* Colours for players with a colour deficiency, or with high contrast. Sprites are recoloured once (recolour.h), text
 * and panels as they are drawn (canvas.h). */
#ifndef UI_ART_PALETTE_H
#define UI_ART_PALETTE_H

#include <stdbool.h>
#include <stdint.h>

/* The rows of palettes.def; the first changes nothing. */
enum palette_kind {
#define PALETTE(id, ...) PALETTE_##id,
#include "ui/art/palettes.def"
#undef PALETTE
    PALETTE_COUNT
};

/* Zero leaves every colour as it is. */
struct palette {
    enum palette_kind kind;
    bool has_high_contrast; /* text and panels in black, white and yellow */
};

/* The name in palettes.def, in lower case. */
const char *palette_name(enum palette_kind kind);

/* Whether it changes any colour. */
bool palette_changes(const struct palette *palette);

/* Maps a colour, 0xAARRGGBB, for that deficiency; opacity stays. */
uint32_t palette_shift(enum palette_kind kind, uint32_t colour);

/* Maps a colour of text or panels for the deficiency and the contrast. */
uint32_t palette_colour(const struct palette *palette, uint32_t colour);

#endif
