#include "rules/place.h"

#include "world/movement.h"

struct walker {
    const struct level *level;
    enum monster kind;
};

static bool may_step(const void *context, struct point from, enum direction direction)
{
    const struct walker *walker = context;
    return movement_can_step(walker->level, walker->kind, from, direction);
}

bool place_find(struct state *state, enum monster kind, struct point at, uint32_t steps_max,
                struct point *found)
{
    const struct level *level = state_level_const(state);
    struct walker walker = {level, kind};
    struct distance_map *map = &state->ai_memory.distances;
    bool has_found = false;
    if (movement_is_free(level, kind, at)) {
        *found = at;
        return true;
    }
    distance_map_reset(map, level->grid);
    distance_map_add_goal(map, at);
    distance_map_fill(map, may_step, &walker, steps_max);
    /* Cells come in order of distance. */
    for (size_t i = 0; i < distance_map_count(map); i++) {
        struct point p = distance_map_cell(map, i);
        if (has_found && distance_map_get(map, p) > distance_map_get(map, *found))
            break;
        if (!movement_is_free(level, kind, p) || (has_found && !point_is_before(p, *found)))
            continue;
        *found = p;
        has_found = true;
    }
    return has_found;
}
