/* One text sprite: a character a pixel, a line a row, one empty line between two frames. */
#ifndef APP_ATLAS_ATLAS_SPRITE_H
#define APP_ATLAS_ATLAS_SPRITE_H

#include <stdbool.h>

#include "app/atlas/atlas_palette.h"
#include "base/error.h"

enum { ATLAS_SIDE_MAX = 256, ATLAS_NAME_SIZE = 64 };

struct atlas_sprite {
    char name[ATLAS_NAME_SIZE];
    char *path;                          /* owned */
    const struct atlas_palette *palette; /* the caller's */
    char *letters; /* owned; frame after frame, row after row, without line ends */
    int width;     /* of one frame, in pixels */
    int height;
    int frames;
    int x; /* where the first frame is in the atlas; the others follow to its right */
    int y;
};

/* Reads the file; its name without ".txt", after the prefix, is the sprite's. The palette must outlive the sprite.
 * After a failure there is nothing to clear; the error begins with the path and the line's number. */
bool atlas_sprite_read(struct atlas_sprite *sprite, const char *path, const char *prefix,
                       const struct atlas_palette *palette, struct error *error);
void atlas_sprite_clear(struct atlas_sprite *sprite);

#endif
