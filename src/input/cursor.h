/* A cursor that direction keys move over a grid. */
#ifndef INPUT_CURSOR_H
#define INPUT_CURSOR_H

#include "base/grid.h"
#include "input/binding.h"

/* The cells that a running key moves it while looking about, and while aiming. */
#define CURSOR_LOOK_FAR 8
#define CURSOR_AIM_FAR 4

/* Moves the cursor by one cell, or by `far` cells if the key runs; never off the grid. False: the key is no direction. */
bool cursor_move(const struct bindings *bindings, struct key key, struct grid grid, int far,
                 struct point *cursor);

#endif
