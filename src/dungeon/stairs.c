#include "dungeon/stairs.h"

#include "dungeon/ground.h"

bool stairs_have_room(const struct level *level, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if (!level_is_walkable(level, beside) || ground_is_door(level, beside))
            return false;
    }
    return true;
}

/* Steps on a map; without one every cell is near enough. */
struct distance {
    const struct distance_map *map;
    uint32_t min;
};

static bool is_fit(const struct plan *plan, const void *context, struct point p)
{
    const struct distance *distance = context;
    return level_terrain(plan->level, p) == plan->band->floor &&
           (!distance->map || distance_map_get(distance->map, p) >= distance->min) &&
           stairs_have_room(plan->level, p);
}

/* A fit cell at least `least` steps off, when there is a map. */
static bool choose(const struct plan *plan, const struct distance_map *map, uint32_t min,
                   struct random *random, struct point *chosen)
{
    struct distance distance = {map, min};
    return plan_find(plan, random, is_fit, &distance, chosen);
}

void stairs_measure(const struct plan *plan, struct distance_map *map, struct point goal)
{
    distance_map_reset(map, plan->level->grid);
    distance_map_add_goal(map, goal);
    ground_fill(plan->level, map);
}

/* The steps to the cell farthest from the map's goal, and which it is. */
static uint32_t farthest(const struct distance_map *map, struct point *p)
{
    *p = distance_map_cell(map, distance_map_count(map) - 1);
    return distance_map_get(map, *p);
}

/* A long way on the floor: from any cell to the one farthest off, and again from there. The more loops there are, the longer
 * others may be. The map is left with the steps from one of its ends. */
static bool find_long_way(const struct plan *plan, struct distance_map *map, struct random *random,
                          uint32_t *longest)
{
    struct point p;
    if (!choose(plan, NULL, 0, random, &p))
        return false;
    stairs_measure(plan, map, p);
    farthest(map, &p);
    stairs_measure(plan, map, p);
    *longest = farthest(map, &p);
    return true;
}

/* Where the run ends, the end is as far off as can be; elsewhere at least seven tenths of the longest way: half, and a
 * margin, as there may be longer ways. */
static bool choose_end(const struct plan *plan, const struct distance_map *map, uint32_t longest,
                       struct random *random, struct point *end)
{
    for (uint32_t tenths = plan->level->depth == FLOOR_COUNT ? 10 : 7; tenths >= 7; tenths--)
        if (choose(plan, map, longest * tenths / 10, random, end))
            return true;
    return false;
}

/* Looks whether the end is far enough from the arrival, which the map is measured from before and behind it, even if a way
 * longer still begins at what is farthest from there. */
static bool check_far_enough(const struct plan *plan, struct distance_map *map, uint32_t longest,
                             struct point end)
{
    struct point p;
    uint32_t steps = distance_map_get(map, end);
    farthest(map, &p);
    stairs_measure(plan, map, p);
    uint32_t other = farthest(map, &p);
    stairs_measure(plan, map, plan->level->arrival);
    return steps >= (longest > other ? longest : other) * 6 / 10;
}

/* Chooses an arrival at least so many tenths of the longest way from one end of a long way, and an end far from it. */
static bool choose_both(struct plan *plan, struct distance_map *map, struct random *random,
                        int tenths, struct point *end)
{
    struct point *arrival = &plan->level->arrival;
    uint32_t longest;
    if (!find_long_way(plan, map, random, &longest) ||
        !choose(plan, map, longest * (uint32_t)tenths / 10, random, arrival))
        return false;
    stairs_measure(plan, map, *arrival);
    return choose_end(plan, map, longest, random, end) &&
           check_far_enough(plan, map, longest, *end);
}

/* Chooses an arrival as far from the end as can be, and at least as far as seven tenths of the longest way. */
static bool choose_arrival(struct plan *plan, struct distance_map *map, struct random *random,
                           struct point end)
{
    struct point *arrival = &plan->level->arrival;
    uint32_t longest;
    if (!find_long_way(plan, map, random, &longest))
        return false;
    stairs_measure(plan, map, end);
    for (uint32_t tenths = 10; tenths >= 7; tenths--)
        if (choose(plan, map, longest * tenths / 10, random, arrival)) {
            stairs_measure(plan, map, *arrival);
            return check_far_enough(plan, map, longest, end);
        }
    return false;
}

bool stairs_build(struct plan *plan, struct distance_map *scratch, struct random *random,
                  const struct point *tower, struct point *end)
{
    struct level *level = plan->level;
    bool is_last = level->depth == FLOOR_COUNT;
    if (tower)
        *end = *tower;
    if (tower ? !choose_arrival(plan, scratch, random, *tower)
              : !choose_both(plan, scratch, random, 7, end) &&
                    !choose_both(plan, scratch, random, 9, end))
        return false;
    if (level->depth > 1)
        level_set_terrain(level, level->arrival, plan->band->stairs_up);
    level_set_terrain(level, *end, is_last ? plan->band->beacon : plan->band->stairs_down);
    return true;
}
