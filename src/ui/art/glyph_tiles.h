/* The map in letters: a tileset that draws each kind by its glyph, in the colour of its sprite. Signs and icons stay
 * pictures. */
#ifndef UI_ART_GLYPH_TILES_H
#define UI_ART_GLYPH_TILES_H

#include "ui/art/tileset.h"

struct glyph_tiles {
    struct tileset tileset;
    struct sprite *sprites; /* up to one for each of the atlas, by its index there */
};

/* Makes the letters for a tileset and stores them in new rows of its atlas, which invalidates images of the atlas's
 * frames. False and an error when out of memory. Released by glyph_tiles_clear, also after a failure. */
bool glyph_tiles_make(struct glyph_tiles *tiles, struct atlas *atlas,
                      const struct tileset *pictures, struct error *error);
void glyph_tiles_clear(struct glyph_tiles *tiles);

#endif
