/* The whole floor as far as it is known, a small square a cell. */
#ifndef UI_VIEW_FLOOR_PLAN_H
#define UI_VIEW_FLOOR_PLAN_H

#include "ui/view/display.h"

#define FLOOR_PLAN_ITEM_COLOUR 0xd87a9a
#define FLOOR_PLAN_DOWN_COLOUR 0xffffff
#define FLOOR_PLAN_UP_COLOUR 0x7fd4d0
#define FLOOR_PLAN_PLACE_COLOUR 0xb48cf0
#define FLOOR_PLAN_LAMP_COLOUR 0xf2782a
#define FLOOR_PLAN_DOOR_COLOUR 0x9a6a34
#define FLOOR_PLAN_WATER_COLOUR 0x4a78c0

/* How cells lie on the frame. A floor with more cells than there are pixels has several to a pixel. */
struct floor_plan {
    int side;   /* pixels of a cell, */
    int shrink; /* or cells of a pixel, along each side */
    int x;      /* of the floor's upper left corner */
    int y;
};

/* The corners of all that is known of the floor, both included. */
void floor_plan_find_known(const struct state *state, struct point *first, struct point *last);

/* Draws what is known of the floor that the hero is on into an area of the frame, as large as it fits. */
struct floor_plan floor_plan_draw(struct display *display, const struct state *state,
                                  struct rectangle area);

/* Where a cell was drawn. */
struct rectangle floor_plan_cell(struct floor_plan plan, struct point p);

#endif
