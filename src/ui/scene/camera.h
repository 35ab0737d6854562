/* The part of a level that the map shows: a window in map pixels (TILE_SIDE a cell, before zoom). */
#ifndef UI_SCENE_CAMERA_H
#define UI_SCENE_CAMERA_H

#include "ui/scene/framing.h"

/* A cell pointed at keeps this distance from the edge, in cells. */
#define CAMERA_MARGIN 2

struct camera {
    int x; /* upper left corner in map pixels; may lie outside the level */
    int y;
    struct point goal;   /* where that corner glides to */
    struct point cell;   /* where the hero was then, */
    int turn;            /* in the turn of the game that it last followed, */
    struct point before; /* the goal before that turn, */
    int most_pixels;     /* and how far the turn may scroll for other things than the hero */
    int width;           /* map pixels: the window that the hero is kept in */
    int height;
    int right; /* what is shown beyond it, under panels */
    int below;
    bool glides;    /* is not at its goal yet; */
    uint32_t moved; /* when it last came nearer, in milliseconds of the window's clock; else 0 */
};

/* Makes the next camera_resize begin afresh, as on another floor. */
void camera_forget(struct camera *camera);

/* Sets the size. True if it has changed, or after camera_forget: the camera has no place then. */
bool camera_resize(struct camera *camera, int width, int height);

/* Places the camera at once: by framing_place, or so that its middle is at a point (map pixels). */
void camera_begin(struct camera *camera, const struct framing *framing);
void camera_centre(struct camera *camera, struct point middle);

/* Sets the goal by framing_place, but beyond what keeps the hero well inside it moves only three cells a turn: a map that
 * lurches confuses. While the hero stands it moves only to show more creatures. With the mouse over the map it moves only where
 * the hero comes near the edge, and then farther, so that the cells under the pointer mostly stay. */
void camera_follow(struct camera *camera, const struct framing *framing, bool has_mouse);

/* Moves the goal as little as possible to bring a point (map pixels, the middle of a cell) well into view, but not past the
 * edges of the level. A level smaller than the window is centred. */
void camera_show(struct camera *camera, struct grid level, int x, int y);

/* The same, and another point stays in view along each axis along which the window has room for both cells. */
void camera_show_both(struct camera *camera, struct grid level, struct point centre,
                      struct point other);

/* Brings the camera nearer to its goal; at once if it is far away. */
void camera_glide(struct camera *camera, uint32_t now);

/* Brings it there at once. */
void camera_settle(struct camera *camera);

/* The cells that the camera shows, in part or whole, cut to the level. */
struct area camera_cells(const struct camera *camera, struct grid level);

#endif
