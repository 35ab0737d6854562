/* Which part of a level the map shows: a window of map pixels (TILE_SIDE a cell, before zoom). */
#ifndef UI_SCENE_CAMERA_H
#define UI_SCENE_CAMERA_H

#include "base/grid.h"

/* The camera moves before the hero comes nearer than this many cells to its edge, and before he leaves its middle fifth. */
#define CAMERA_BORDER 9
/* What is pointed at is no nearer to the edge than so many cells. */
#define CAMERA_MARGIN 2

/* The window onto the map, in map pixels. */
struct camera {
    int x; /* map pixels, of the window's upper left corner; may be negative on a small level */
    int y;
    int width; /* map pixels */
    int height;
    bool is_centred; /* keeps the hero in the middle, instead of waiting for the border */
};

/* Lets the camera's next move be one to the middle, as for another floor. */
void camera_forget(struct camera *camera);

/* Gives the camera a size. Where it is another than before, or the camera has forgotten its place, the point (map pixels) comes
 * to the middle; else it stays where it is. */
void camera_resize(struct camera *camera, struct grid level, int width, int height, int x, int y);

/* Moves the camera so that the point (map pixels, the middle of the hero's cell) keeps its distance from the
 * edges, at the level's own edge too. A level smaller than the window stands in its middle. */
void camera_follow(struct camera *camera, struct grid level, int x, int y);

/* Moves the camera no more than it takes for a point (map pixels, the middle of a cell that is looked at) to be well in
 * view. */
void camera_show(struct camera *camera, struct grid level, int x, int y);

/* The cells that the camera shows, in part or whole, cut to the level: from `first` to `last`, both included.
 */
void camera_cells(const struct camera *camera, struct grid level, struct point *first,
                  struct point *last);

#endif
