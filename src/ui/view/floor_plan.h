/* A plan of the known part of the floor: drawn like a map on old paper, or a square for each cell where there is no room for
 * that, or where the map is drawn in letters. */
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
#define FLOOR_PLAN_GROWTH_COLOUR \
    0x8aa05a /* of what lies or grows on walkable ground, in the legend */
#define FLOOR_PLAN_TRAP_COLOUR 0xe8e25a
#define FLOOR_PLAN_FLOOR_COLOUR 0x8b7c66
#define FLOOR_PLAN_FLOOR_SEEN_COLOUR 0xdcc28c /* in view now */
#define FLOOR_PLAN_WALL_COLOUR 0x6a5a4a
#define FLOOR_PLAN_WALL_SEEN_COLOUR 0x8c6c48

#define FLOOR_PLAN_INK_COLOUR 0x2a1c14

/* Side of a chip that a sprite is shown on, at scale 1. */
#define FLOOR_PLAN_CHIP_SIDE 18

/* Where cells are on the frame. If the floor has more cells than the area has pixels, several cells share a pixel. */
struct floor_plan {
    struct rectangle area; /* of the frame */
    int side;              /* pixels per cell side; 1 if cells share pixels */
    int shrink;            /* cells per pixel along each side; usually 1 */
    int x;                 /* of the floor's upper left corner */
    int y;
};

/* The smallest area with all known cells. */
struct area floor_plan_known(const struct state *state);

/* Draws the known part of the hero's floor into an area of the frame, as large as fits. */
struct floor_plan floor_plan_draw(struct display *display, const struct state *state,
                                  struct rectangle area);

/* Writes the band's name on a plan that is drawn by hand, in a corner where nothing is known, if there is one. */
void floor_plan_draw_title(struct display *display, const struct state *state,
                           struct floor_plan plan);

/* A colour of the plan, and what it stands for. */
struct floor_plan_sign {
    uint32_t colour;
    const char *word;
    bool is_counted;             /* stands for single things, not for cells of ground */
    int found;                   /* how many cells or creatures the plan shows */
    const struct sprite *sprite; /* of one of them; NULL if they are squares */
};

/* Counts the known things of each colour on the plan in such an area; where cells are drawn by hand, all but floor
 * and rock. */
void floor_plan_note_signs(const struct display *display, const struct state *state,
                           struct rectangle area, struct floor_plan_sign *signs, size_t count);

/* Draws a sprite on the chip that marks it on the plan. */
void floor_plan_draw_chip(struct display *display, int x, int y, int scale, uint32_t colour,
                          const struct sprite *sprite);

/* Where a cell was drawn. */
struct rectangle floor_plan_cell(struct floor_plan plan, struct point p);

#endif
