/* The sprite atlas: one PNG with all sprites, and an index of where each one lies. */
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

/* Zero is an empty atlas. */
struct atlas {
    uint32_t *pixels;   /* as drawn, perhaps recoloured */
    uint32_t *pristine; /* as before the first recolouring; NULL: as drawn */
    uint32_t *faded;    /* as drawn where the hero only remembers them */
    int width;
    int height;
    struct sprite *sprites; /* sorted by name */
    int sprite_count;
};

/* Loads atlas.png and atlas.txt of a folder. A missing, unreadable or inconsistent file is an error that names it.
 * Released by atlas_clear, also after a failure. */
bool atlas_load(struct atlas *atlas, const char *folder, struct error *error);
void atlas_clear(struct atlas *atlas);

/* Adds rows of clear pixels at the bottom, before any recolouring; false when out of memory. Invalidates all images of its
 * frames. */
bool atlas_extend(struct atlas *atlas, int rows);

/* The sprite of that name, or NULL. */
const struct sprite *atlas_find(const struct atlas *atlas, const char *name);

/* One frame of a sprite; frame numbers wrap around. The second: as it is remembered. */
struct image atlas_frame(const struct atlas *atlas, const struct sprite *sprite, int frame);
struct image atlas_frame_faded(const struct atlas *atlas, const struct sprite *sprite, int frame);

#endif
