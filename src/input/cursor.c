#include "input/cursor.h"

bool cursor_move(const struct bindings *bindings, struct key key, struct grid grid, int far,
                 struct point *cursor)
{
    const struct command *walk = binding_walk(bindings, key);
    if (!walk)
        return false;
    int steps = walk->kind == COMMAND_RUN ? far : 1;
    for (int i = 0; i < steps; i++) {
        struct point next = point_step(*cursor, walk->direction);
        if (grid_contains(grid, next))
            *cursor = next;
    }
    return true;
}
