/* The sprite atlas: one PNG with all sprites, and an index that says where each one lies. */
#ifndef UI_ART_ATLAS_H
#define UI_ART_ATLAS_H

#include "base/error.h"
#include "ui/art/canvas.h"

#define SPRITE_NAME_MAX 31

/* Where a sprite lies in the atlas. */
struct sprite {
    char name[SPRITE_NAME_MAX + 1];
    int width; /* of a frame, in pixels */
    int height;
    int frames; /* at least 1, side by side from (x, y) on */
    int x;
    int y;
    bool is_letter; /* never mirrored */
    bool is_opaque; /* all of it */
};

/* Zero is none. */
struct atlas {
    uint32_t *pixels;   /* as they are drawn */
    uint32_t *pristine; /* the same as they were loaded, to begin anew with */
    int width;
    int height;
    struct sprite *sprites; /* sorted by name */
    int sprite_count;
};

/* Loads atlas.png and atlas.txt of a folder. What is missing, unreadable or does not fit together is an error
 * that names the file. Released by atlas_clear, also after a failure. */
bool atlas_load(struct atlas *atlas, const char *folder, struct error *error);
void atlas_clear(struct atlas *atlas);

/* Gives the atlas more rows of clear pixels below the others; false: memory is short. Images of its frames are void. */
bool atlas_extend(struct atlas *atlas, int rows);

/* The sprite of that name, or NULL. */
const struct sprite *atlas_find(const struct atlas *atlas, const char *name);

/* One frame of a sprite; frames beyond the last start over. */
struct image atlas_frame(const struct atlas *atlas, const struct sprite *sprite, int frame);

#endif
