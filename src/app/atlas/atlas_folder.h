/* All sprites of a folder of folders: DIR/<folder>/<name>.txt. A folder <kind>_<set> with a palette.txt is a set: what
 * differs from the folder <kind> in one place of the game. Its sprites are called <set>_<name>, the letters of its palette
 * take the place of the common ones, and so each sprite of <kind> that it has not but would colour otherwise is there once
 * more, in its colours. */
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
    struct atlas_palette palettes[ATLAS_SETS_MAX]; /* the sets' */
    int set_count;
};

/* Begin with a zeroed folder, and clear it after a failure too. It must stay where it is, and the palette must
 * outlive it. Files not called .txt are passed over. */
bool atlas_folder_read(struct atlas_folder *folder, const char *path,
                       const struct atlas_palette *palette, struct error *error);
void atlas_folder_clear(struct atlas_folder *folder);

#endif
