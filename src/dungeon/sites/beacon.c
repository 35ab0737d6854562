#include "dungeon/sites/beacon.h"

#include "dungeon/layout/cell.h"

struct distance {
    const struct distance_map *map;
    uint32_t min;
};

bool beacon_is_due(const struct level *level)
{
    return band_of_depth(level->depth)->beacon_floor == level->depth;
}

/* Stairs need as much room around them. */
static bool is_clear_of_stairs(const struct level *level, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (level_terrain_kind(level, point_step(p, (enum direction)d))->leads != 0)
            return false;
    return point_chebyshev(p, level->arrival) > 1;
}

static bool is_fit(const struct plan *plan, const void *context, struct point p)
{
    const struct distance *distance = context;
    return level_terrain(plan->level, p) == plan->band->floor &&
           distance_map_get(distance->map, p) >= distance->min &&
           cell_is_clear_around(plan->level, p) && is_clear_of_stairs(plan->level, p);
}

bool beacon_place(struct plan *plan, struct distance_map *scratch, struct point end,
                  struct random *random)
{
    struct level *level = plan->level;
    struct distance distance = {scratch, BEACON_STEPS_OFF};
    struct point p;
    cell_measure(level, scratch, end, cell_may_step);
    while (!plan_find(plan, random, is_fit, &distance, &p)) {
        if (plan_is_usual_size(plan->level) || distance.min == 0)
            return false;
        distance.min /= 2;
    }
    level_set_terrain(level, p, plan->band->beacon);
    return true;
}
