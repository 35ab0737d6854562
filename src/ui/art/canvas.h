/* A picture in memory that everything is drawn into: 32-bit pixels, 0xAARRGGBB. All drawing is integer and the same
 * on every machine, and clipped to the canvas's clip. */
#ifndef UI_ART_CANVAS_H
#define UI_ART_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

struct palette;

/* In pixels; x + width and y + height are exclusive. Empty if either is 0. */
struct rectangle {
    int x;
    int y;
    int width;
    int height;
};

/* Zero has no pixels. */
struct canvas {
    uint32_t *pixels; /* y * width + x */
    int width;
    int height;
    struct rectangle clip; /* within the canvas */
    /* Maps colours that are filled, shaded and tinted with, but no images; NULL: none. */
    const struct palette *palette;
};

/* A view of pixels: a rectangle of a larger picture. */
struct image {
    const uint32_t *pixels; /* the rectangle's first */
    int stride;             /* pixels from one row to the next */
    int width;
    int height;
    bool never_flips; /* a letter is never mirrored */
    bool is_opaque;   /* known to be opaque: it is copied */
};

/* How an image is drawn. Zero draws it as it is. */
struct drawing {
    int scale;     /* whole-number magnification; 0 means 1 */
    bool flip;     /* mirrored left to right */
    uint32_t tint; /* 0xRRGGBB, multiplies each channel; 0: none */
    int alpha;     /* 1 .. 255, multiplies the opacity; 0: none */
};

/* A canvas without pixels; canvas_resize gives it some. */
struct canvas canvas_empty(void);

/* Sets the size, at least 1 x 1, and blackens all pixels; keeps the palette. False when out of memory; the canvas is
 * then empty. */
bool canvas_resize(struct canvas *canvas, int width, int height);
void canvas_clear(struct canvas *canvas);

/* Limits drawing to a rectangle, cut to the canvas; canvas_unclip lifts it. */
void canvas_clip(struct canvas *canvas, struct rectangle clip);
void canvas_unclip(struct canvas *canvas);

/* Fills an area with a colour, 0xRRGGBB. */
void canvas_fill(struct canvas *canvas, struct rectangle area, uint32_t colour);

/* Blends a colour over an area; alpha 0 .. 255. */
void canvas_shade(struct canvas *canvas, struct rectangle area, uint32_t colour, int alpha);

/* Draws an image with its upper left corner at (x, y). */
void canvas_draw(struct canvas *canvas, struct image image, int x, int y, struct drawing drawing);

#define CANVAS_CORNERS 4

/* Draws a part of the image's opacity, of 255, for each corner in reading order, and between them what lies between. */
void canvas_draw_softly(struct canvas *canvas, struct image image, int x, int y,
                        const int parts[CANVAS_CORNERS]);

/* Tiles an area with the magnified image, from the area's upper left corner. */
void canvas_tile(struct canvas *canvas, struct image image, struct rectangle area, int scale);

/* Draws a whole canvas, opaque, magnified by a whole number. */
void canvas_magnify(struct canvas *to, const struct canvas *from, int x, int y, int scale);

/* The part that two rectangles share, perhaps empty; and whether a pixel lies in a rectangle. */
struct rectangle rectangle_intersect(struct rectangle a, struct rectangle b);
bool rectangle_has(struct rectangle r, int x, int y);

#endif
