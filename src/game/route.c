#include "game/route.h"

/* How many more steps it may take to go past those who are in the way, or to a goal behind nobody. */
enum { DETOUR_MAX = 4 };

static const struct terrain_kind *known_terrain(const struct level *level, struct point p)
{
    if (!grid_contains(level->grid, p) || level_memory(level, p)->terrain == TERRAIN_NONE)
        return NULL;
    return terrain_get((enum terrain)level_memory(level, p)->terrain);
}

bool route_is_ground(const struct level *level, struct point p)
{
    const struct terrain_kind *kind = known_terrain(level, p);
    return kind && (kind->is_walkable || kind->opens_to != TERRAIN_NONE);
}

static bool is_walked(const struct level *level, struct point p)
{
    const struct terrain_kind *kind = known_terrain(level, p);
    return kind && kind->is_walkable;
}

bool route_can_step(const struct level *level, struct point from, enum direction direction)
{
    struct point to = point_step(from, direction);
    if (!direction_is_diagonal(direction))
        return route_is_ground(level, from) && route_is_ground(level, to);
    return is_walked(level, from) && is_walked(level, to) &&
           is_walked(level, point_make(from.x, to.y)) && is_walked(level, point_make(to.x, from.y));
}

static bool may_step(const void *context, struct point from, enum direction direction)
{
    const struct state *state = context;
    return route_can_step(state_level_const(state), from, direction);
}

/* The same, but nobody whom the hero sees is in the way. */
static bool may_step_freely(const void *context, struct point from, enum direction direction)
{
    const struct state *state = context;
    const struct level *level = state_level_const(state);
    struct point to = point_step(from, direction);
    if (!route_can_step(level, from, direction))
        return false;
    struct handle actor = level_actor_at(level, to);
    return !bit_grid_has(&level->visible, to) || actor.generation == 0 ||
           state_is_hero(state, actor);
}

static void fill(const struct state *state, struct distance_map *map, distance_may_step *step,
                 int limit)
{
    distance_map_reset(map, state_level_const(state)->grid);
    distance_map_add_goal(map, state_hero_const(state)->position);
    distance_map_fill(map, step, state, (uint32_t)limit);
}

static int at_least(int number, int low)
{
    return number > low ? number : low;
}

static int at_most(int number, int high)
{
    return number < high ? number : high;
}

/* The nearest goal within `limit` steps of the hero: the first of them in reading order. */
static bool find_nearest(const struct state *state, const struct distance_map *map, int limit,
                         route_is_goal *is_goal, const void *context, struct point *nearest)
{
    struct point middle = state_hero_const(state)->position;
    uint32_t least = DISTANCE_UNREACHED;
    int last_x = at_most(middle.x + limit, map->grid.width - 1);
    int last_y = at_most(middle.y + limit, map->grid.height - 1);
    for (int y = at_least(middle.y - limit, 0); y <= last_y; y++)
        for (int x = at_least(middle.x - limit, 0); x <= last_x; x++) {
            struct point p = point_make(x, y);
            if (distance_map_get(map, p) < least && is_goal(state, context, p)) {
                least = distance_map_get(map, p);
                *nearest = p;
            }
        }
    return least != DISTANCE_UNREACHED;
}

/* Searches farther and farther, as most goals are near and levels may be large. */
static bool find_goal(const struct state *state, struct distance_map *map, route_is_goal *is_goal,
                      const void *context, struct point *goal)
{
    size_t cells = grid_cells(state_level_const(state)->grid);
    int limit = 8;
    do {
        limit *= 4;
        fill(state, map, may_step, limit);
        if (find_nearest(state, map, limit, is_goal, context, goal))
            return true;
    } while ((size_t)limit < cells);
    return false;
}

bool route_choose(const struct state *state, struct distance_map *scratch, route_is_goal *is_goal,
                  const void *context, struct point *goal, int *steps)
{
    if (!find_goal(state, scratch, is_goal, context, goal))
        return false;
    *steps = (int)distance_map_get(scratch, *goal);
    fill(state, scratch, may_step_freely, *steps + DETOUR_MAX);
    find_nearest(state, scratch, *steps + DETOUR_MAX, is_goal, context, goal);
    return true;
}

bool route_is_at(const struct state *state, const void *context, struct point p)
{
    const struct point *at = context;
    (void)state;
    return point_is_equal(*at, p);
}

/* The first step of the way that leads back from the goal to the hero. */
static enum direction first_step(const struct state *state, const struct distance_map *map,
                                 distance_may_step *step, struct point goal)
{
    enum direction back = DIRECTION_NORTH;
    enum direction direction;
    while (distance_map_downhill(map, step, state, goal, &direction)) {
        back = direction;
        goal = point_step(goal, direction);
    }
    return direction_turned(back, DIRECTION_COUNT / 2);
}

enum route route_towards(const struct state *state, struct distance_map *scratch, struct point goal,
                         enum direction *direction)
{
    if (!find_goal(state, scratch, route_is_at, &goal, &goal))
        return ROUTE_NONE;
    int steps = (int)distance_map_get(scratch, goal);
    if (steps == 0)
        return ROUTE_HERE;
    *direction = first_step(state, scratch, may_step, goal);
    fill(state, scratch, may_step_freely, steps + DETOUR_MAX);
    if (distance_map_get(scratch, goal) != DISTANCE_UNREACHED)
        *direction = first_step(state, scratch, may_step_freely, goal);
    return ROUTE_STEP;
}
