/* Everything that views draw with: the frame, its layout, sprites, and the parts of the frame that can be pointed at or read
 * out. */
#ifndef UI_VIEW_DISPLAY_H
#define UI_VIEW_DISPLAY_H

#include "ui/art/artwork.h"
#include "ui/devices/hit_areas.h"
#include "ui/devices/input_device.h"
#include "ui/devices/pointer.h"
#include "ui/scene/camera.h"
#include "ui/scene/stage.h"
#include "ui/view/layout.h"
#include "ui/view/read_out.h"
#include "ui/view/scroll.h"

/* When things happen on the frame, in milliseconds of the window's clock. They wrap round: compare their difference. */
struct frame_clock {
    uint32_t now;        /* of the frame being made */
    uint32_t last_input; /* when something was pressed last */
    uint32_t last_step;  /* of a command of several turns */
    int idle_frame;      /* counts the pictures of idle figures */
    int tick;            /* of the flames' flicker */
};

/* Zero is empty: without pictures and without a frame. */
struct display {
    struct artwork art;
    struct canvas frame; /* of the window's size */
    struct canvas map;   /* of the map's own resolution */
    struct layout layout;
    struct camera camera;
    struct stage stage;
    struct frame_clock clock;
    bool needs_drawing;
    struct hit_areas hit_areas;
    struct scroll scroll; /* of the screen on top */
    struct read_out read_out;
    struct input_device device; /* the last one used: hints name its keys */
    struct pointer pointer;
};

/* Makes the loop redraw the frame before it sleeps. */
void display_redraw(struct display *display);

/* All of the frame. */
struct rectangle display_whole(const struct display *display);

/* The same without the bar. */
struct rectangle display_above_bar(const struct display *display);

/* Darkens an area below a box that lies over it. */
void display_shade(struct display *display, struct rectangle area);

/* Darkens the map and its log below a box that leaves the side panel readable. */
void display_shade_map(struct display *display);

/* Draws the first picture of a sprite, magnified. */
void display_draw_sprite(struct display *display, const struct sprite *sprite, int x, int y,
                         int scale);

/* Writes a line of text at text scale. Returns the x where it ends. */
int display_write(struct display *display, int x, int y, uint32_t colour, const char *text);

/* The height of a line of text in pixels, without the gap to the next. */
int display_text_height(const struct display *display);

/* The magnified width of a text in pixels. */
int display_text_width(const struct display *display, const char *text);

#endif
