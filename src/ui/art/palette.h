/* Colours as the player can tell them apart: for one of the usual colour deficiencies, with high contrast, or as they are.
 * Sprites are recoloured once (recolour.h), words and panels where they are drawn (canvas.h). */
#ifndef UI_ART_PALETTE_H
#define UI_ART_PALETTE_H

#include <stdbool.h>
#include <stdint.h>

/* By the rows of palettes.def; the first changes nothing. */
enum palette_kind {
#define PALETTE(id, ...) PALETTE_##id,
#include "ui/art/palettes.def"
#undef PALETTE
    PALETTE_COUNT
};

/* Zero leaves every colour as it is. */
struct palette {
    enum palette_kind kind;
    bool has_high_contrast; /* words and panels in black, white and yellow */
};

/* What a palette is called in palettes.def, in small letters. */
const char *palette_name(enum palette_kind kind);

/* Whether it makes of some colour another. */
bool palette_changes(const struct palette *palette);

/* What a colour, 0xAARRGGBB, becomes for those who see that way; its opacity stays. */
uint32_t palette_shift(enum palette_kind kind, uint32_t colour);

/* What a colour of words or panels becomes, with both. */
uint32_t palette_colour(const struct palette *palette, uint32_t colour);

#endif
