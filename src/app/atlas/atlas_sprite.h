/* A sprite drawn as text: a character a pixel, a line a row, one empty line between frames. */
#ifndef APP_ATLAS_ATLAS_SPRITE_H
#define APP_ATLAS_ATLAS_SPRITE_H

#include "app/atlas/atlas_palette.h"
#include "base/error.h"

#include <stdbool.h>

enum { ATLAS_SIDE_MAX = 256, ATLAS_NAME_SIZE = 64 };

struct atlas_sprite {
    char name[ATLAS_NAME_SIZE];
    char *path;                          /* owned */
    const struct atlas_palette *palette; /* the caller's */
    char *letters; /* owned; frames in order, rows in order, without line ends */
    int width;     /* of one frame, in pixels */
    int height;
    int frames;
    int x; /* position of the first frame in the atlas; the others follow to its right */
    int y;
};

/* Reads a sprite file; the sprite's name is the prefix and the file's name without ".txt". The palette must outlive
 * the sprite. After a failure there is nothing to clear; the error starts with the path and the line number. */
bool atlas_sprite_read(struct atlas_sprite *sprite, const char *path, const char *prefix,
                       const struct atlas_palette *palette, struct error *error);
void atlas_sprite_clear(struct atlas_sprite *sprite);

#endif
