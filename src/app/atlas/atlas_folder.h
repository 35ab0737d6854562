/* All sprites of a folder of folders: DIR/<folder>/<name>.txt. */
#ifndef APP_ATLAS_ATLAS_FOLDER_H
#define APP_ATLAS_ATLAS_FOLDER_H

#include <stdbool.h>
#include <stddef.h>

#include "app/atlas/atlas_sprite.h"

struct atlas_folder {
    struct atlas_sprite *sprites; /* by name, each name once */
    size_t count;
    size_t capacity;
};

/* Begin with a zeroed folder, and clear it after a failure too. Files not called .txt are passed over. */
bool atlas_folder_read(struct atlas_folder *folder, const char *path,
                       const struct atlas_palette *palette, struct error *error);
void atlas_folder_clear(struct atlas_folder *folder);

#endif
