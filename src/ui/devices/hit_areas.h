/* Rectangles of the frame that can be pointed at: rows of a list, keys and cells of the map. Drawing a screen rebuilds them.
 * Only those of the top screen count. */
#ifndef UI_DEVICES_HIT_AREAS_H
#define UI_DEVICES_HIT_AREAS_H

#include "base/point.h"
#include "input/key.h"
#include "ui/art/canvas.h"

#define HIT_AREAS_MAX 192

/* One of them: a row of a list, a key, or a cell of the map. */
struct hit_area {
    struct rectangle area;
    int screen;     /* its place in the order of the screens, from the lowest */
    int choice;     /* the row of the screen's list that it is; -1: none */
    struct key key; /* that a click is: of a row, what confirms it; of a cell KEY_NONE */
    bool has_cell;  /* a click looks at it */
    struct point cell;
};

/* A zeroed struct has no areas. */
struct hit_areas {
    struct hit_area hit_areas[HIT_AREAS_MAX];
    int count;
    int screen; /* the screen that hit areas are being added for */
    int top;    /* the screen on top of the others */
};

/* Forgets all of them; and begins with those of a screen. */
void hit_areas_clear(struct hit_areas *hit_areas);
void hit_areas_begin(struct hit_areas *hit_areas, int screen);

/* Whether the hit areas added now belong to the top screen. */
bool hit_areas_are_top(const struct hit_areas *hit_areas);

/* Each adds a hit area. When the table is full, nothing is added. */
void hit_areas_add_row(struct hit_areas *hit_areas, struct rectangle area, int choice);
void hit_areas_add_key(struct hit_areas *hit_areas, struct rectangle area, struct key key);
void hit_areas_add_cell(struct hit_areas *hit_areas, struct rectangle area, struct point cell);
/* A part of a row where a click presses a different key from the one that confirms the row. */
void hit_areas_add_row_key(struct hit_areas *hit_areas, struct rectangle area, int choice,
                           struct key key);

/* The row of the top screen at the left (`by` -1) or at the right (1) of another and level with it: the nearest, by the gap
 * between them and how much higher or lower it begins; of equals the first added. -1: none. */
int hit_areas_row_beside(const struct hit_areas *hit_areas, int choice, int by);

/* The hit area of a screen at a point; if several overlap, the last one added. NULL: none. */
const struct hit_area *hit_areas_find(const struct hit_areas *hit_areas, int screen, int x, int y);

#endif
