/* Recolours the sprites for the chosen palette, always starting from the pixels as loaded. */
#ifndef UI_ART_RECOLOUR_H
#define UI_ART_RECOLOUR_H

#include "ui/art/palette.h"
#include "ui/art/tileset.h"

/* Recolours a whole atlas. With high contrast, actors and items get bright rims, ground is dark, walls have bright
 * edges, and remembered cells are blue and hatched;
 * otherwise remembered cells have little colour. False when out of memory; nothing is changed then. */
bool recolour_atlas(struct atlas *atlas, const struct tileset *tileset,
                    const struct palette *palette);

#endif
