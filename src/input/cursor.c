#include "input/cursor.h"

bool cursor_take_key(struct point *cursor, struct grid grid, const struct bindings *bindings,
                     struct key key, int far)
{
    enum direction direction;
    if (!binding_direction(bindings, key, &direction))
        return false;
    int steps = binding_goes_far(bindings, key) ? far : 1;
    for (int i = 0; i < steps; i++) {
        struct point next = point_step(*cursor, direction);
        if (grid_contains(grid, next))
            *cursor = next;
    }
    return true;
}
