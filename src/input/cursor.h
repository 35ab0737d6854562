/* A cursor on the floor, moved by the keys that are directions. */
#ifndef INPUT_CURSOR_H
#define INPUT_CURSOR_H

#include "base/grid.h"
#include "input/binding.h"

/* Cells that a fast move takes, where one looks about. */
#define CURSOR_FAR 8

/* Moves the cursor by a cell, or by `far` cells for a key that goes far, and never off the grid. False: the key is no
 * direction. */
bool cursor_take_key(struct point *cursor, struct grid grid, const struct bindings *bindings,
                     struct key key, int far);

#endif
