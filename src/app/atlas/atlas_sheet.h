/* A contact sheet for artists: all sprites by folder, frames side by side with their names, then all actors on every
 * floor. */
#ifndef APP_ATLAS_ATLAS_SHEET_H
#define APP_ATLAS_ATLAS_SHEET_H

#include "app/atlas/atlas_folder.h"
#include "base/colour_vision.h"

enum { ATLAS_SHEET_ZOOM_MAX = 8 };

/* Writes the sheet as a PNG file. `zoom` is 1 .. ATLAS_SHEET_ZOOM_MAX. Names are written only if there is a sprite
 * `font`. */
bool atlas_sheet_write(const struct atlas_folder *folder, enum colour_vision vision, int zoom,
                       const char *path, struct error *error);

#endif
