/* The part of a level that the map shows: a window in map pixels (TILE_SIDE a cell, before zoom). */
#ifndef UI_SCENE_CAMERA_H
#define UI_SCENE_CAMERA_H

#include "base/grid.h"

/* The camera moves when the hero comes within this many cells of its edge, or leaves its middle fifth. */
#define CAMERA_BORDER 9
/* A cell pointed at keeps this distance from the edge, in cells. */
#define CAMERA_MARGIN 2

struct camera {
    int x; /* upper left corner in map pixels; may be negative on a small level */
    int y;
    int width; /* map pixels: the window that the hero is kept in */
    int height;
    int right; /* what is shown beyond it, under panels */
    int below;
    bool is_centred; /* keeps the hero in the middle, instead of waiting for the border */
};

/* Makes the next camera_resize centre the window, as on another floor. */
void camera_forget(struct camera *camera);

/* Sets the size. If it changes, or after camera_forget, the point (map pixels) comes to the middle. */
void camera_resize(struct camera *camera, struct grid level, int width, int height, int x, int y);

/* Moves the camera so that the point (map pixels, the middle of the hero's cell) keeps its distance from the edges, but not
 * past the edges of the level. A level smaller than the window is centred. */
void camera_follow(struct camera *camera, struct grid level, int x, int y);

/* Moves the camera as little as possible to bring a point (map pixels, the middle of a cell) well into view. */
void camera_show(struct camera *camera, struct grid level, int x, int y);

/* The same, and another point stays in view along each axis along which the window has room for both cells. */
void camera_show_both(struct camera *camera, struct grid level, struct point centre,
                      struct point other);

/* Receives the first and last cell that the camera shows, in part or whole, cut to the level. */
void camera_cells(const struct camera *camera, struct grid level, struct point *first,
                  struct point *last);

#endif
