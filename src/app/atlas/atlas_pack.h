/* The atlas: all sprites in one picture, and an index that says where each is. */
#ifndef APP_ATLAS_ATLAS_PACK_H
#define APP_ATLAS_ATLAS_PACK_H

#include "app/atlas/atlas_folder.h"

/* Sets x and y of every sprite, the same on every machine. `height` receives the atlas's height in pixels. */
bool atlas_pack(struct atlas_folder *folder, int *height, struct error *error);

/* Writes `out`/atlas.png and `out`/atlas.txt: a line `eyeshine-atlas 1`, then for each sprite, sorted by name, `name
 * width height frames x y`. */
bool atlas_pack_write(const struct atlas_folder *folder, int height, const char *out,
                      struct error *error);

#endif
