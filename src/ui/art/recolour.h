/* The sprites in the colours that the player can tell apart: made anew from what was loaded whenever he asks for others. */
#ifndef UI_ART_RECOLOUR_H
#define UI_ART_RECOLOUR_H

#include "ui/art/palette.h"
#include "ui/art/tileset.h"

/* Recolours all of an atlas. With high contrast the figures and things of the tileset have bright rims, its ground is dark, the
 * edges of its walls bright, and what is only remembered blue and hatched. False: memory is short, and nothing is changed. */
bool recolour_atlas(struct atlas *atlas, const struct tileset *tileset,
                    const struct palette *palette);

#endif
