#include "rules/augury.h"

#include "world/omens.h"

#include <string.h>

/* Of the stairs in that cell, which are the `way`-th down. */
static void look_at(struct state *state, struct point stairs, int way)
{
    struct level *level = state_level(state);
    if (!bit_grid_has(&level->visible, stairs) || level->stairs_told & 1U << way)
        return;
    enum omen omen = omens_told_by(state, stairs);
    if (omen == OMEN_NONE)
        return;
    level->stairs_told |= 1U << way;
    ADD_EVENT(state, .kind = EVENT_FORETOLD, .omen = omen, .to = stairs);
}

void augury_discover(struct state *state)
{
    const struct level *level = state_level(state);
    const uint8_t *end = level->terrain + grid_cells(level->grid);
    int down = (int)band_of_depth(level->depth)->stairs_down;
    const uint8_t *found = level->terrain;
    for (int way = 0; way < 2 && (found = memchr(found, down, (size_t)(end - found))); way++) {
        look_at(state, grid_point(level->grid, (size_t)(found - level->terrain)), way);
        found++;
    }
}
