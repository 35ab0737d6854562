#include "rules/reveal.h"

void reveal_area(struct state *state, struct area area)
{
    struct level *level = state_level(state);
    for (int y = area.first.y; y <= area.last.y; y++)
        for (int x = area.first.x; x <= area.last.x; x++) {
            struct point p = {x, y};
            size_t cell = grid_index(level->grid, p);
            if (!level_is_exposed(level, p))
                continue;
            level->memory[cell] = (struct memory){.terrain = level->shown[cell],
                                                  .item = level->items[cell],
                                                  .cloud = level->clouds[cell],
                                                  .turn = (uint32_t)state->turn};
            level_mark_seen(level, y, x >> 6, UINT64_C(1) << (x & 63));
        }
}
