/* The map in letters: a tileset that draws each kind by its glyph, in the colour of its sprite. Marks, signs and icons stay
 * pictures. */
#ifndef UI_ART_GLYPH_TILES_H
#define UI_ART_GLYPH_TILES_H

#include "ui/art/tileset.h"

/* Zero is none. */
struct glyph_tiles {
    struct tileset tileset;
    struct sprite *sprites; /* one for each of the atlas at most, by its index there */
};

/* Makes them of the sprites' tileset, in more rows of its atlas: images of the atlas's frames are void. False and an error when
 * memory is short. Released by glyph_tiles_clear, also after a failure. */
bool glyph_tiles_make(struct glyph_tiles *tiles, struct atlas *atlas,
                      const struct tileset *pictures, struct error *error);
void glyph_tiles_clear(struct glyph_tiles *tiles);

#endif
