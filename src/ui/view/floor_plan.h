/* A plan of the known part of the floor: its tiles fitted to small cells, or a square for each cell where there is no room for
 * tiles, no memory, or where the map is drawn in letters. */
#ifndef UI_VIEW_FLOOR_PLAN_H
#define UI_VIEW_FLOOR_PLAN_H

#include "ui/view/display.h"

#define FLOOR_PLAN_CAPTIVE_COLOUR 0x92c05c
#define FLOOR_PLAN_CREATURE_COLOUR 0xf0485a
#define FLOOR_PLAN_ITEM_COLOUR 0xd87a9a
#define FLOOR_PLAN_DOWN_COLOUR 0xffffff
#define FLOOR_PLAN_UP_COLOUR 0x7fd4d0
#define FLOOR_PLAN_PLACE_COLOUR 0xb48cf0
#define FLOOR_PLAN_LAMP_COLOUR 0xf2782a
#define FLOOR_PLAN_DOOR_COLOUR 0x9a6a34
#define FLOOR_PLAN_WATER_COLOUR 0x4a78c0
#define FLOOR_PLAN_CHASM_COLOUR 0x6a2c34
#define FLOOR_PLAN_OBSTACLE_COLOUR 0xb0a080
#define FLOOR_PLAN_TRAP_COLOUR 0xe8e25a

/* Where cells are on the frame. If the floor has more cells than the area has pixels, several cells share a pixel. */
struct floor_plan {
    int side;   /* pixels per cell side; 1 if cells share pixels */
    int shrink; /* cells per pixel along each side; usually 1 */
    int x;      /* of the floor's upper left corner */
    int y;
};

/* Finds the smallest rectangle around all known cells, given by its first and last cell. */
void floor_plan_find_known(const struct state *state, struct point *first, struct point *last);

/* Draws the known part of the hero's floor into an area of the frame, as large as fits. */
struct floor_plan floor_plan_draw(struct display *display, const struct state *state,
                                  struct rectangle area);

/* A colour of the plan, and what it stands for. */
struct floor_plan_sign {
    uint32_t colour;
    const char *word;
    bool is_shown;
};

/* Sets `is_shown` if a known cell has that colour on the plan in such an area; where cells have tiles, only for marks. */
void floor_plan_note_signs(const struct display *display, const struct state *state,
                           struct rectangle area, struct floor_plan_sign *signs, size_t count);

/* Where a cell was drawn. */
struct rectangle floor_plan_cell(struct floor_plan plan, struct point p);

#endif
