#include "dungeon/sites/beacon.h"

#include "dungeon/ground.h"
#include "dungeon/stairs.h"

struct distance {
    const struct distance_map *map;
    uint32_t min;
};

bool beacon_is_due(const struct level *level)
{
    return band_of_depth(level->depth)->beacon_floor == level->depth;
}

/* Stairs want as much room about them, and are not to lose it. */
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
           stairs_have_room(plan->level, p) && is_clear_of_stairs(plan->level, p);
}

bool beacon_place(struct plan *plan, struct distance_map *scratch, struct point end,
                  struct random *random)
{
    struct level *level = plan->level;
    struct distance distance = {scratch, BEACON_STEPS_OFF};
    struct point p;
    distance_map_reset(scratch, level->grid);
    distance_map_add_goal(scratch, end);
    distance_map_fill(scratch, ground_may_step, level, DISTANCE_UNREACHED);
    while (!plan_find(plan, random, is_fit, &distance, &p)) {
        if (ground_is_usual(plan->level) || distance.min == 0)
            return false;
        distance.min /= 2;
    }
    level_set_terrain(level, p, plan->band->lesser_beacon);
    return true;
}
