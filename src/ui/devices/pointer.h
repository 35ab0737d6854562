/* The mouse, or a finger: what it points at is marked and described, a click does what is there to do, the wheel scrolls or
 * zooms. It is one more way to press keys and to give commands, and to choose where; nothing can be done by it alone. */
#ifndef UI_DEVICES_POINTER_H
#define UI_DEVICES_POINTER_H

#include "base/point.h"
#include "input/key.h"

#include <SDL.h>

#include <stdbool.h>

struct ui;

/* How the cells of a floor lie on a screen that shows it whole. */
struct pointer_plan {
    int x; /* of the frame, where the floor's upper left corner is */
    int y;
    int side;   /* pixels of a cell, */
    int shrink; /* or cells of a pixel; 0: no such screen was drawn */
};

/* Zero is nowhere. */
struct pointer {
    bool is_there; /* it has moved since the last key, and is in the window */
    bool is_spent; /* something was pressed since the last frame: what it points at may be gone */
    bool is_hidden;
    int x; /* of the frame */
    int y;
    struct key key;    /* that a click would be, over one of a bar's; or KEY_NONE */
    bool has_cell;     /* where it is over the map of a game that is played or shown, */
    struct point cell; /* that the player knows something of */
    struct pointer_plan plan;
};

/* Takes in moves and the wheel. */
void pointer_move(struct ui *ui, const SDL_Event *event);

/* Does what a click is for. */
void pointer_click(struct ui *ui, const SDL_MouseButtonEvent *button);

/* Hides it while keys are pressed, and forgets what it pointed at. */
void pointer_rest(struct ui *ui);

/* Finds the cell under it anew, as the map may have moved below it. */
void pointer_follow(struct ui *ui);

/* The cell of the map below it that is described though nobody looks or aims there; NULL: none. */
const struct point *pointer_cell(const struct ui *ui);

#endif
