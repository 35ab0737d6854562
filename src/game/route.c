#include "game/route.h"

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

/* The first step of the way that leads back from the end to the goal of the map. */
static enum direction first_step(const struct state *state, const struct distance_map *map,
                                 distance_may_step *step, struct point end)
{
    enum direction back = DIRECTION_NORTH;
    enum direction direction;
    while (distance_map_downhill(map, step, state, end, &direction)) {
        back = direction;
        end = point_step(end, direction);
    }
    return (enum direction)((back + DIRECTION_COUNT / 2) % DIRECTION_COUNT);
}

/* Searches farther and farther, as most goals are near and levels may be large. */
static enum route find_by(const struct state *state, struct distance_map *map,
                          distance_may_step *step, route_is_goal *is_goal, const void *context,
                          enum direction *direction)
{
    struct grid grid = state_level_const(state)->grid;
    struct point hero = state_hero_const(state)->position;
    struct point goal;
    int limit = 8;
    bool is_found;
    do {
        limit *= 4;
        distance_map_reset(map, grid);
        distance_map_add_goal(map, hero);
        distance_map_fill(map, step, state, (uint32_t)limit);
        is_found = find_nearest(state, map, limit, is_goal, context, &goal);
    } while (!is_found && (size_t)limit < grid_cells(grid));
    if (!is_found)
        return ROUTE_NONE;
    if (point_is_equal(goal, hero))
        return ROUTE_HERE;
    *direction = first_step(state, map, step, goal);
    return ROUTE_STEP;
}

enum route route_find(const struct state *state, struct distance_map *scratch,
                      route_is_goal *is_goal, const void *context, enum direction *direction)
{
    enum route route = find_by(state, scratch, may_step_freely, is_goal, context, direction);
    if (route != ROUTE_NONE)
        return route;
    return find_by(state, scratch, may_step, is_goal, context, direction);
}
