/* Transforms a sprite of a cell's size. The new pixels are in the caller's sprite_form. */
#ifndef UI_ART_SPRITE_FORM_H
#define UI_ART_SPRITE_FORM_H

#include "ui/art/canvas.h"
#include "ui/art/tileset.h"

/* The new pixels, row by row. */
struct sprite_form {
    uint32_t pixels[TILE_SIDE * TILE_SIDE];
};

/* Blends it with a colour (0xRRGGBB), `part` of 255. */
struct image sprite_form_flash(struct sprite_form *form, struct image image, uint32_t colour,
                               int part);

/* Its outline alone, in a colour: of its edges those to which a straight line leads from outside.
 * What stands on its shadow has no line at its feet. */
struct image sprite_form_outline(struct sprite_form *form, struct image image, uint32_t colour);

#define SPRITE_EYES 2
#define SPRITE_EYE_WIDTH 2

/* A pair of bright spots side by side in a sprite, each up to SPRITE_EYE_WIDTH pixels wide between darker ones. */
struct sprite_eyes {
    int row; /* -1: there is no such pair */
    int columns[SPRITE_EYES];
    int widths[SPRITE_EYES];
};

/* Finds the brightest pair in a row that has no other spots, as teeth have. A guess: ask only for what has eyes. */
struct sprite_eyes sprite_form_find_eyes(struct image image);

/* Removes `part` of 255 of its pixels, from the top down. */
struct image sprite_form_dust(struct sprite_form *form, struct image image, int part);

/* Lays it on the foot of its cell, without the shadow in it: on its back, or on its side if it is higher than broad. */
struct image sprite_form_overturn(struct sprite_form *form, struct image image);

/* Lets what fills a cell end before the sides where it doesn't go on: the bit of a direction is set in `goes_on` if the cell
 * there is filled too. It ends at an edge, or softly. */
struct image sprite_form_spread(struct sprite_form *form, struct image image, unsigned goes_on,
                                bool is_soft);

/* Shrinks it by `part` of 256 around its centre. */
struct image sprite_form_shrink(struct sprite_form *form, struct image image, int part);

#endif
