/* The mouse, or a finger: where it is. */
#ifndef UI_DEVICES_POINTER_H
#define UI_DEVICES_POINTER_H

#include "base/point.h"
#include "input/key.h"

#include <stdbool.h>

/* Zero is nowhere. */
struct pointer {
    bool is_there; /* it has moved since the last key, and is in the window */
    bool is_spent; /* something was pressed since the last frame: what it points at may be gone */
    bool is_hidden;
    int x; /* of the frame */
    int y;
    struct key key;    /* the key in a bar that a click would press; or KEY_NONE */
    bool has_cell;     /* it is over a cell of the map that the player knows something about */
    struct point cell; /* that cell */
};

#endif
