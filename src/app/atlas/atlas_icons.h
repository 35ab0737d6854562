/* The game's icon in the sizes that desktops ask for. */
#ifndef APP_ATLAS_ATLAS_ICONS_H
#define APP_ATLAS_ATLAS_ICONS_H

#include "app/atlas/atlas_folder.h"

/* Writes the sprite `icon_app`, which must be square, as `out`/<side>.png for sides of 16 to 256 pixels, and as
 * `out`/eyeshine.ico with all of these. */
bool atlas_icons_write(const struct atlas_folder *folder, const char *out, struct error *error);

#endif
