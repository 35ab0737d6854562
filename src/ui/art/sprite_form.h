/* A cell's sprite in another form: as it flashes, falls to dust or shrinks. The changed picture is in the caller's form. */
#ifndef UI_ART_SPRITE_FORM_H
#define UI_ART_SPRITE_FORM_H

#include "ui/art/canvas.h"
#include "ui/art/tileset.h"

/* The pixels of the changed picture, row by row. */
struct sprite_form {
    uint32_t pixels[TILE_SIDE * TILE_SIDE];
};

/* All of it goes over to a colour (0xRRGGBB), `part` of 255 of the way. The image is of a cell's size, as with the rest. */
struct image sprite_form_flash(struct sprite_form *form, struct image image, uint32_t colour,
                               int part);

/* `part` of 255 of its pixels are gone, those above first. */
struct image sprite_form_dust(struct sprite_form *form, struct image image, int part);

/* Smaller by `part` of 256, about its middle. */
struct image sprite_form_shrink(struct sprite_form *form, struct image image, int part);

#endif
