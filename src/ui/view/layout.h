/* Where everything is on the frame, for any size of it. */
#ifndef UI_VIEW_LAYOUT_H
#define UI_VIEW_LAYOUT_H

#include "ui/art/canvas.h"
#include "ui/settings/settings.h"

/* Pixels of the frame. Made by layout_of. */
struct layout {
    int text_scale;  /* whole-number magnification of text and panels */
    int panel_scale; /* of the side panel's text: less where it would else take the map's room */
    int zoom;        /* whole-number magnification of the map */
    struct rectangle map;
    struct rectangle panel; /* of no width where the frame is too narrow for it */
    struct rectangle hint;  /* of no height but in the lesson */
    struct rectangle log;
    struct rectangle bar;
};

/* The layout of a frame; zoom and text scale 0 choose what fits the frame. Of a text scale that leaves no room for words
 * there is as much as does. */
struct layout layout_of(int width, int height, int zoom, int text_scale);

/* Takes that height from the map for the lesson's hints below it, but leaves at least half of the map. */
void layout_give_hint(struct layout *layout, int height);

#endif
