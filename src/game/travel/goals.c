#include "game/travel/goals.h"

bool goals_is_lost_lantern(const struct state *state, const void *context, struct point p)
{
    (void)context;
    return !state->pack.has_lantern &&
           level_memory(state_level_const(state), p)->item == item_lantern();
}

bool goals_is_by_brazier(const struct state *state, const void *context, struct point p)
{
    const struct level *level = state_level_const(state);
    (void)context;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        enum terrain terrain = grid_contains(level->grid, beside)
                                   ? (enum terrain)level_memory(level, beside)->terrain
                                   : TERRAIN_NONE;
        if (terrain != TERRAIN_NONE && terrain_get(terrain)->warms)
            return true;
    }
    return false;
}
