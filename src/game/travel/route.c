#include "game/travel/route.h"

#include "base/integer.h"
#include "world/hero.h"

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

bool route_is_snare(const struct level *level, struct point p)
{
    if (!grid_contains(level->grid, p))
        return false;
    enum cloud cloud = (enum cloud)level_memory(level, p)->cloud;
    const struct terrain_kind *kind = known_terrain(level, p);
    if (kind && terrain_is_trap(kind))
        return true;
    if (cloud == CLOUD_NONE)
        return false;
    /* What burnt when he last looked has gone out, or is seen again in time. */
    return cloud_get(cloud)->holds || (cloud_get(cloud)->burns && bit_grid_has(&level->visible, p));
}

/* Whether he knows that he would ring there. */
static bool would_ring(const struct state *state, struct point p)
{
    const struct terrain_kind *kind = known_terrain(state_level_const(state), p);
    return kind && hero_would_ring(state, kind);
}

/* Journeys go round what rings, unless they begin on it; the same there and back. */
static bool is_under_bells(const struct state *state, struct point from, struct point to)
{
    return (would_ring(state, from) || would_ring(state, to)) &&
           !would_ring(state, state_hero_const(state)->position);
}

/* Ways are found from the hero to the goal and followed back: into a snare none leads, but one may begin in it. */
static bool may_step(const void *context, struct point from, enum direction direction)
{
    const struct route_ground *ground = context;
    const struct state *state = ground->state;
    const struct level *level = state_level_const(state);
    struct point to = point_step(from, direction);
    bool is_start = point_is_equal(to, state_hero_const(state)->position);
    return route_can_step(level, from, direction) && (is_start || !route_is_snare(level, to)) &&
           !is_under_bells(state, from, to) &&
           (!ground->avoid_zones || is_start || !avoid_zone_holds(ground->avoid_zones, state, to));
}

/* The same, but nobody whom the hero sees is in the way. */
static bool may_step_freely(const void *context, struct point from, enum direction direction)
{
    const struct route_ground *ground = context;
    const struct state *state = ground->state;
    const struct level *level = state_level_const(state);
    struct point to = point_step(from, direction);
    if (!may_step(ground, from, direction))
        return false;
    struct handle actor = level_actor_at(level, to);
    return handle_is_none(actor) || state_is_hero(state, actor) ||
           !level_actor_const(level, actor)->is_seen;
}

/* Of the cells that the map has reached, the first `known` left out, the first goal in reading order. */
static bool find_first(const struct state *state, const struct distance_map *map, size_t known,
                       route_is_goal *is_goal, const void *context, struct point *first)
{
    bool has_found = false;
    for (size_t i = known; i < distance_map_count(map); i++) {
        struct point p = distance_map_cell(map, i);
        if ((has_found && !point_is_before(p, *first)) || !is_goal(state, context, p))
            continue;
        *first = p;
        has_found = true;
    }
    return has_found;
}

/* The nearest goal within `limit` steps of the hero, of equals the first in reading order. The map reaches no farther
 * than that goal, as most are near and levels may be large. */
static bool find_nearest(const struct route_ground *ground, distance_may_step *step, uint32_t limit,
                         route_is_goal *is_goal, const void *context, struct point *nearest)
{
    const struct state *state = ground->state;
    struct distance_map *map = ground->scratch;
    distance_map_reset(map, state_level_const(state)->grid);
    distance_map_add_goal(map, state_hero_const(state)->position);
    size_t known = 0;
    for (uint32_t steps = 0; steps <= limit && known < distance_map_count(map); steps++) {
        if (find_first(state, map, known, is_goal, context, nearest))
            return true;
        known = distance_map_count(map);
        distance_map_fill(map, step, ground, steps + 1);
    }
    return false;
}

bool route_choose(const struct route_ground *ground, route_is_goal *is_goal, const void *context,
                  struct point *goal, int *steps)
{
    if (!find_nearest(ground, may_step, DISTANCE_UNREACHED, is_goal, context, goal))
        return false;
    uint32_t min = distance_map_get(ground->scratch, *goal);
    find_nearest(ground, may_step_freely, min + DETOUR_MAX, is_goal, context, goal);
    *steps = (int)min;
    return true;
}

bool route_choose_towards(const struct route_ground *ground, route_is_goal *is_goal,
                          const void *context, struct point to, struct point *goal)
{
    const struct state *state = ground->state;
    struct distance_map *map = ground->scratch;
    distance_map_reset(map, state_level_const(state)->grid);
    distance_map_add_goal(map, state_hero_const(state)->position);
    distance_map_fill(map, may_step, ground, DISTANCE_UNREACHED);
    uint32_t min = DISTANCE_UNREACHED;
    for (size_t i = 0; i < distance_map_count(map); i++) {
        struct point p = distance_map_cell(map, i);
        uint32_t length = distance_map_get(map, p) + (uint32_t)point_chebyshev(p, to);
        if (length > min || (length == min && !point_is_before(p, *goal)) ||
            !is_goal(state, context, p))
            continue;
        min = length;
        *goal = p;
    }
    return min != DISTANCE_UNREACHED;
}

bool route_is_at(const struct state *state, const void *context, struct point p)
{
    const struct point *at = context;
    (void)state;
    return point_is_equal(*at, p);
}

/* Fills the map as far as the way to the goal, round the actors that the hero sees where that is hardly longer: `step` is
 * how it goes. False: there is none. */
static bool find_way(const struct route_ground *ground, struct point goal, distance_may_step **step)
{
    if (!find_nearest(ground, may_step, DISTANCE_UNREACHED, route_is_at, &goal, &goal))
        return false;
    uint32_t limit = distance_map_get(ground->scratch, goal) + DETOUR_MAX;
    *step = may_step_freely;
    if (find_nearest(ground, may_step_freely, limit, route_is_at, &goal, &goal))
        return true;
    *step = may_step;
    return find_nearest(ground, may_step, DISTANCE_UNREACHED, route_is_at, &goal, &goal);
}

enum route route_towards(const struct route_ground *ground, struct point goal,
                         enum direction *direction)
{
    struct point hero = state_hero_const(ground->state)->position;
    struct point first = goal;
    if (point_is_equal(goal, hero))
        return ROUTE_HERE;
    if (route_trace(ground, goal, &first, 1) == 0)
        return ROUTE_NONE;
    *direction = direction_of(point_subtract(first, hero));
    return ROUTE_STEP;
}

/* It leads back from the goal to the hero, steps are as many as it is long. */
int route_trace(const struct route_ground *ground, struct point goal, struct point *cells, int max)
{
    distance_may_step *step;
    enum direction back;
    if (!find_way(ground, goal, &step))
        return 0;
    int length = (int)distance_map_get(ground->scratch, goal);
    for (int left = length; left > 0; left--) {
        if (left <= max)
            cells[left - 1] = goal;
        if (distance_map_downhill(ground->scratch, step, ground, goal, &back))
            goal = point_step(goal, back);
    }
    return int_min(length, max);
}
