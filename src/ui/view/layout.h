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
    /* Where the map is drawn: all of the frame above the bar. Panel, hint and log float over it and leave `map` free. */
    struct rectangle picture;
    struct rectangle map;
    struct rectangle panel; /* no width if the frame is too narrow */
    struct rectangle hint;  /* no height outside the lesson */
    struct rectangle log;
    struct rectangle bar;
    int button_rows; /* of buttons for fingers in the bar; 0: it names keys */
    /* What panel and log hide of the map: as much as their texts take. Set when they are drawn. */
    struct rectangle panel_drawn;
    struct rectangle log_drawn;
    struct rectangle log_button; /* the part of it that takes the pointer */
};

/* The layout of a frame. Zoom and text scale 0 mean automatic. A text scale that leaves no room for words is reduced. */
struct layout layout_of(int width, int height, int zoom, int text_scale);

/* The same for fingers: text and cells are large enough to tap, and the bar holds rows of buttons. */
struct layout layout_of_touch(int width, int height, int zoom, int text_scale);

/* The part of the bar above its buttons, for the hero's health where there is no panel; and a row of buttons. */
struct rectangle layout_status(const struct layout *layout);
struct rectangle layout_button_row(const struct layout *layout, int row);

/* Whether the map is seen at that pixel of the frame; panel and log are drawn. */
bool layout_shows_map(const struct layout *layout, int x, int y);

/* Whether the pointer at that pixel is on the map, or on words of the log over it. */
bool layout_points_at_map(const struct layout *layout, int x, int y);

/* Takes that height from the map for the lesson's hints below it, but leaves at least half of the map. */
void layout_give_hint(struct layout *layout, int height);

#endif
