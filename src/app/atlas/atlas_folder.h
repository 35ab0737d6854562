/* All sprites of a folder of folders: DIR/<folder>/<name>.txt. A folder <kind>_<set> with a palette.txt is a set: it
 * replaces sprites of the folder <kind> in one place of the game. Its sprites are named <set>_<name>, and its palette
 * overrides letters of the common one. Sprites of <kind> that the set does not replace but would colour differently
 * are added in the set's colours. */
#ifndef APP_ATLAS_ATLAS_FOLDER_H
#define APP_ATLAS_ATLAS_FOLDER_H

#include <stdbool.h>
#include <stddef.h>

#include "app/atlas/atlas_sprite.h"

enum { ATLAS_SETS_MAX = 16 };

struct atlas_folder {
    struct atlas_sprite *sprites; /* by name, each name once */
    size_t count;
    size_t capacity;
    struct atlas_palette palettes[ATLAS_SETS_MAX]; /* of the sets */
    int set_count;
};

/* Start with a zeroed folder, and clear it after a failure too. It must not move, and the palette must outlive it.
 * Ignores files that are not .txt. */
bool atlas_folder_read(struct atlas_folder *folder, const char *path,
                       const struct atlas_palette *palette, struct error *error);
void atlas_folder_clear(struct atlas_folder *folder);

#endif
