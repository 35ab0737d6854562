#include "rules/reveal.h"

/* Whether a cell can be seen from some cell that is not wall. */
static bool is_exposed(const struct level *level, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if (grid_contains(level->grid, beside) && !opacity_blocks(&level->opacity, beside))
            return true;
    }
    return !opacity_blocks(&level->opacity, p);
}

void reveal_area(struct state *state, struct area area)
{
    struct level *level = state_level(state);
    for (int y = area.first.y; y <= area.last.y; y++)
        for (int x = area.first.x; x <= area.last.x; x++) {
            struct point p = {x, y};
            size_t cell = grid_index(level->grid, p);
            if (!is_exposed(level, p))
                continue;
            level->memory[cell] = (struct memory){.terrain = level->terrain[cell],
                                                  .item = level->items[cell],
                                                  .cloud = level->clouds[cell],
                                                  .turn = (uint32_t)state->turn};
            level_mark_seen(level, y, x >> 6, UINT64_C(1) << (x & 63));
        }
}
