/* Where everything is on the frame, for any size of it. */
#ifndef UI_VIEW_LAYOUT_H
#define UI_VIEW_LAYOUT_H

#include "ui/art/canvas.h"
#include "ui/settings/settings.h"

/* Pixels of the frame. Made by layout_of. */
struct layout {
    int text_scale;  /* whole-number magnification of text and panels */
    int panel_scale; /* of the side panel's text: smaller if the map needs the room */
    int zoom;        /* whole-number magnification of the map */
    struct rectangle map;
    struct rectangle panel; /* no width if the frame is too narrow */
    struct rectangle hint;  /* no height outside the lesson */
    struct rectangle log;
    struct rectangle bar;
};

/* The layout of a frame. Zoom and text scale 0 mean automatic. A text scale that leaves no room for words is reduced. */
struct layout layout_of(int width, int height, int zoom, int text_scale);

/* Takes that height from the map for the lesson's hints below it, but leaves at least half of the map. */
void layout_give_hint(struct layout *layout, int height);

#endif
