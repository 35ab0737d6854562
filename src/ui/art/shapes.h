/* Shapes of single pixels, drawn over the map: rings, sparks, small numbers, a border. Colours are 0xRRGGBB, alpha 0 .. 255. */
#ifndef UI_ART_SHAPES_H
#define UI_ART_SHAPES_H

#include "ui/art/canvas.h"

/* A ring of one pixel's width about a pixel. */
void shapes_ring(struct canvas *canvas, int x, int y, int radius, uint32_t colour, int alpha);

/* Sparks that fly off a pixel: `done` of 255 of their way, as far as `reach`; at least 1 of them. */
void shapes_sparks(struct canvas *canvas, int x, int y, int count, int reach, int done,
                   uint32_t colour);

/* A star of four rays of that length. */
void shapes_star(struct canvas *canvas, int x, int y, int length, uint32_t colour, int alpha);

/* A number in 3 x 5 digits with a dark edge, its middle at x, its top at y; with a plus where `is_gain`. */
void shapes_number(struct canvas *canvas, int x, int y, int number, bool is_gain, uint32_t colour);

/* The canvas's edges, most at the very edge and nothing `width` pixels in. */
void shapes_border(struct canvas *canvas, int width, uint32_t colour, int alpha);

#endif
