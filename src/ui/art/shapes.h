/* Shapes made of single pixels, drawn over the map: rings, sparks, small numbers, a border. Colours are 0xRRGGBB,
 * alpha 0 .. 255. */
#ifndef UI_ART_SHAPES_H
#define UI_ART_SHAPES_H

#include "base/point.h"
#include "ui/art/canvas.h"

/* A ring one pixel wide around a pixel. */
void shapes_ring(struct canvas *canvas, int x, int y, int radius, uint32_t colour, int alpha);

/* Sparks that fly up to `reach` away from a pixel; `done` of 255 of their way. `count` is at least 1. */
void shapes_sparks(struct canvas *canvas, int x, int y, int count, int reach, int done,
                   uint32_t colour);

/* A star of four rays of `length` pixels. */
void shapes_star(struct canvas *canvas, int x, int y, int length, uint32_t colour, int alpha);

/* Two arms of that many pixels that meet in a tip; each part of `way` is -1, 0 or 1. */
void shapes_chevron(struct canvas *canvas, struct point tip, struct point way, int length,
                    uint32_t colour);

/* A number in 3 x 5 digits with a dark outline, centred at x, its top at y; a gain, below zero, with a plus
 * sign. */
void shapes_number(struct canvas *canvas, int x, int y, int number, uint32_t colour, int alpha);

/* Shades the canvas's edges: strongest at the edge, nothing `width` pixels further in. */
void shapes_border(struct canvas *canvas, int width, uint32_t colour, int alpha);

#endif
