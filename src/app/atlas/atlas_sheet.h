/* A contact sheet: one picture of all sprites by folder, frames side by side with their names, and at its end all
 * actors on every floor. For looking at, not for the game. */
#ifndef APP_ATLAS_ATLAS_SHEET_H
#define APP_ATLAS_ATLAS_SHEET_H

#include "app/atlas/atlas_folder.h"
#include "base/colour_vision.h"

enum { ATLAS_SHEET_ZOOM_MAX = 8 };

/* Writes the sheet as a PNG file. `zoom` is from 1 to ATLAS_SHEET_ZOOM_MAX. Names are written only if there is a
 * sprite `font`. */
bool atlas_sheet_write(const struct atlas_folder *folder, enum colour_vision vision, int zoom,
                       const char *path, struct error *error);

#endif
