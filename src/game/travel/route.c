#include "game/travel/route.h"

#include "base/integer.h"
#include "world/flame.h"
#include "world/hero.h"

/* The steps that a way around an actor, or to a goal that no actor blocks, may be longer. */
enum { DETOUR_MAX = 4 };

static const struct terrain_kind *known_terrain(const struct level *level, struct point p)
{
    if (!grid_contains(level->grid, p) || level_memory(level, p)->terrain == TERRAIN_NONE)
        return NULL;
    return terrain_get((enum terrain)level_memory(level, p)->terrain);
}

bool route_is_passable(const struct level *level, struct point p)
{
    return bit_grid_has(&level->known_walkable, p) || bit_grid_has(&level->known_shut, p);
}

static bool is_walked(const struct level *level, struct point p)
{
    return bit_grid_has(&level->known_walkable, p);
}

bool route_can_step(const struct level *level, struct point from, enum direction direction)
{
    struct point to = point_step(from, direction);
    if (!direction_is_diagonal(direction))
        return route_is_passable(level, from) && route_is_passable(level, to);
    return is_walked(level, from) && is_walked(level, to) &&
           is_walked(level, point_make(from.x, to.y)) && is_walked(level, point_make(to.x, from.y));
}

/* A fire out of view may be out by now, and is seen again in time. */
static bool burns(const struct level *level, struct point p)
{
    return bit_grid_has(&level->visible, p) && level_is_on_fire(level, p);
}

static bool is_cracked(const struct level *level, struct point p)
{
    enum cloud cloud = level_cloud(level, p);
    return bit_grid_has(&level->visible, p) && cloud != CLOUD_NONE && cloud_get(cloud)->breaks;
}

static bool is_by_fire(const struct level *level, struct point p)
{
    bool is_by = false;
    for (int d = 0; d < DIRECTION_COUNT && !is_by; d++)
        is_by = burns(level, point_step(p, (enum direction)d));
    return is_by;
}

static bool is_lasting_hazard(const struct level *level, struct point p)
{
    if (!grid_contains(level->grid, p))
        return false;
    enum cloud cloud = (enum cloud)level_memory(level, p)->cloud;
    const struct terrain_kind *kind = known_terrain(level, p);
    return (kind && terrain_is_trap(kind)) || (cloud != CLOUD_NONE && cloud_get(cloud)->holds) ||
           is_cracked(level, p);
}

static bool is_burning(const struct level *level, struct point p)
{
    const struct terrain_kind *kind = known_terrain(level, p);
    return burns(level, p) || (kind && kind->is_oily && is_by_fire(level, p));
}

static bool is_hazard(const struct level *level, struct point p)
{
    return is_lasting_hazard(level, p) || (grid_contains(level->grid, p) && is_burning(level, p));
}

/* Whether the hero's lantern would set off gas that is known there. */
static bool would_burst(const struct state *state, struct point p)
{
    return hero_has_open_lantern(state) && flame_is_feared(state, p);
}

bool route_is_hazard(const struct state *state, struct point p)
{
    return is_hazard(state_level_const(state), p) || would_burst(state, p);
}

/* Whether a step there would give the hero away, by bells or a glow. */
static bool gives_away(const struct state *state, struct point p)
{
    const struct terrain_kind *kind = known_terrain(state_level_const(state), p);
    return kind && (kind->dusts != EFFECT_NONE || hero_would_ring(state, kind));
}

static bool is_loud(const struct state *state, struct point p)
{
    return hero_known_step_loudness(state, p) > hero_step_loudness(state);
}

/* Whether an actor that the hero sees there would end the walk: what is beside the hero, or will stay there. What is harmless
 * and awake moves on. Of what the hero does not see, only a sleeper is in the way, where it was seen asleep and still is. */
static bool is_in_the_way(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    struct handle handle = level_actor_at(level, p);
    if (handle_is_none(handle) || state_is_hero(state, handle))
        return false;
    const struct actor *actor = level_actor_const(level, handle);
    const struct monster_kind *kind = monster_get(actor->kind);
    bool is_beside = point_chebyshev(p, state_hero_const(state)->position) == 1;
    if (!actor->is_seen)
        return actor->slept_when_seen && point_is_equal(actor->seen_at, p);
    return !actor->is_ally && (actor->is_asleep || kind->is_fixed || kind->freezes ||
                               actor_is_held(actor) || (is_beside && !danger_is_harmless(kind)));
}

/* Whether something that the hero sees hunts beside the cell. */
static bool is_beside_hunter(const struct level *level, struct point p)
{
    bool is_beside = false;
    for (int d = 0; d < DIRECTION_COUNT && !is_beside; d++) {
        const struct actor *other = level_find_actor_at(level, point_step(p, (enum direction)d));
        is_beside = other && other->is_seen && !other->is_ally && actor_is_hunting(other);
    }
    return is_beside;
}

const struct actor *route_find_blocker(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = level_find_actor_at(level, p);
    bool is_barring = actor && actor->is_seen && !state_is_hero(state, level_actor_at(level, p)) &&
                      (!actor->is_ally || is_beside_hunter(level, p));
    return is_barring ? actor : NULL;
}

/* Whether the hero's light spoils what is in a room with that rule. */
static bool spoils(const struct state *state, enum site_rule rule)
{
    struct hero_light light = hero_light(state);
    enum light_grade grade = light.radius > 0 ? light_grade(light.colour) : LIGHT_DARK;
    return (rule == SITE_RULE_FADING && grade >= LIGHT_DIM) ||
           (rule == SITE_RULE_WAKING && grade == LIGHT_BRIGHT);
}

bool route_would_spoil(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    bool is_shut = grid_contains(level->grid, p) && bit_grid_has(&level->shut, p);
    for (int i = 0; i < level->site_count && is_shut; i++) {
        const struct site *site = &level->sites[i];
        if (spoils(state, site_kind_get(site->type)->rule) && !site->is_entered &&
            point_is_equal(site->door, p))
            return true;
    }
    return false;
}

/* A quick check: whether there is certainly nothing in the cell or beside it that ways avoid. */
static bool is_bare(const struct route_context *context, struct point p)
{
    const struct level *level = state_level_const(context->state);
    return !bit_grid_has(&level->known_special, p) && level_is_bare(level, p) &&
           !(context->keeps_quiet && bit_grid_has(&level->known_loud, p));
}

/* Whether what is in the cell or beside it makes ways avoid it. A cell that gives the hero away, or is loud, is no worse than
 * one where the hero stands. */
static bool is_avoided(const struct route_context *context, struct point p)
{
    const struct state *state = context->state;
    return (context->keeps_quiet && is_loud(state, p) &&
            !is_loud(state, state_hero_const(state)->position)) ||
           is_lasting_hazard(state_level_const(state), p) ||
           (!context->ignores_fire && is_burning(state_level_const(state), p)) ||
           (!context->ignores_gas && would_burst(state, p)) ||
           (gives_away(state, p) && !gives_away(state, state_hero_const(state)->position)) ||
           (context->avoids_actors && is_in_the_way(state, p));
}

/* Whether ways enter a cell. They may start on any. */
static bool may_enter(const void *untyped, struct point to)
{
    const struct route_context *context = untyped;
    const struct state *state = context->state;
    const struct level *level = state_level_const(state);
    return (is_bare(context, to) || !is_avoided(context, to)) &&
           (!context->spares_doors || !route_would_spoil(state, to)) &&
           (!context->keeps_to_lit || bit_grid_has(&level->seen_lit, to)) &&
           (!context->zones || !danger_zones_at(context->zones, state, to));
}

static bool holds_visible_actor(const struct level *level, struct point p)
{
    return level_is_occupied(level, p) &&
           level_actor_const(level, level_actor_at(level, p))->is_seen;
}

/* The same, past no visible actor. */
static bool may_enter_freely(const void *untyped, struct point to)
{
    const struct route_context *context = untyped;
    return !holds_visible_actor(state_level_const(context->state), to) && may_enter(context, to);
}

/* Whether the map reached a visible actor that the way may go round. If not, a map that avoids actors would be the same. */
static bool has_met_actor(const struct route_context *context)
{
    const struct level *level = state_level_const(context->state);
    const struct distance_map *map = context->scratch;
    if (context->goes_straight)
        return false;
    for (size_t i = 1; i < distance_map_count(map); i++) /* the first is the hero's cell */
        if (holds_visible_actor(level, distance_map_cell(map, i)))
            return true;
    return false;
}

/* All cells of a map may be entered. */
static bool may_step_back(const void *level, struct point from, enum direction direction)
{
    return route_can_step(level, from, direction);
}

/* What may keep a way out of a cell is in it, or fire, gas or the like is in or around it, or dangers near it; darkness may be
 * anywhere. */
static struct distance_ground ground_of(const struct route_context *context,
                                        distance_may_enter *enter)
{
    const struct level *level = state_level_const(context->state);
    bool has_zones = context->zones && context->zones->count > 0;
    struct distance_ground ground = {
        .walked = &level->known_walkable,
        .open = &level->known_walkable,
        .shut = &level->known_shut,
        .passes_straight = true,
        .may_enter = enter,
        .asked = {context->keeps_to_lit ? NULL : &level->known_special, &level->occupied},
        .asked_within = has_zones ? &context->zones->area : NULL,
        .asked_around = level->cloud_count > 0 ? &level->cloud_cells : NULL,
        .context = context};
    int count = 2;
    if (has_zones)
        ground.asked[count++] = &level->known_shut;
    if (context->spares_doors)
        ground.asked[count++] = &level->shut;
    if (context->keeps_quiet)
        ground.asked[count++] = &level->known_loud;
    return ground;
}

/* Begins a map of the steps from the hero. */
static void start(const struct route_context *context)
{
    distance_map_reset(context->scratch, state_level_const(context->state)->grid);
    distance_map_add_goal(context->scratch, state_hero_const(context->state)->position);
}

/* The first goal in reading order among the reached cells after the first `known`. */
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

/* The nearest goal within `limit` steps of the hero; of equals the first in reading order. The map grows only as far as that
 * goal: most are near, and levels may be large. */
static bool find_nearest(const struct route_context *context, distance_may_enter *enter,
                         uint32_t limit, route_is_goal *is_goal, const void *goal_context,
                         struct point *nearest)
{
    const struct state *state = context->state;
    struct distance_map *map = context->scratch;
    struct distance_ground ground = ground_of(context, enter);
    start(context);
    size_t known = 0;
    for (uint32_t steps = 0; steps <= limit && known < distance_map_count(map); steps++) {
        if (find_first(state, map, known, is_goal, goal_context, nearest))
            return true;
        known = distance_map_count(map);
        distance_map_flood_ground(map, &ground, steps + 1);
    }
    return false;
}

/* Does what route_choose does. `is_way` is set if the map it leaves is the one that find_way would fill. */
static bool choose(const struct route_context *context, route_is_goal *is_goal,
                   const void *goal_context, struct point *goal, int *steps, bool *is_way)
{
    if (!find_nearest(context, may_enter, DISTANCE_UNREACHED, is_goal, goal_context, goal))
        return false;
    uint32_t min = distance_map_get(context->scratch, *goal);
    *is_way = !has_met_actor(context);
    if (!*is_way)
        find_nearest(context, may_enter_freely, min + DETOUR_MAX, is_goal, goal_context, goal);
    *steps = (int)min;
    return true;
}

bool route_choose(const struct route_context *context, route_is_goal *is_goal,
                  const void *goal_context, struct point *goal, int *steps)
{
    bool is_way;
    return choose(context, is_goal, goal_context, goal, steps, &is_way);
}

bool route_measure(const struct route_context *context, route_is_goal *is_goal,
                   const void *goal_context, uint32_t limit, uint32_t *steps)
{
    struct point goal;
    if (!find_nearest(context, may_enter, limit, is_goal, goal_context, &goal))
        return false;
    *steps = distance_map_get(context->scratch, goal);
    return true;
}

void route_fill(const struct route_context *context)
{
    struct distance_ground ground = ground_of(context, may_enter);
    start(context);
    distance_map_flood_ground(context->scratch, &ground, DISTANCE_UNREACHED);
}

bool route_is_at(const struct state *state, const void *context, struct point p)
{
    const struct point *at = context;
    (void)state;
    return point_is_equal(*at, p);
}

/* Fills the map as far as the goal, from the hero or where it ended. The steps to the goal, or DISTANCE_UNREACHED. */
static uint32_t reach_goal(const struct route_context *context, distance_may_enter *enter,
                           struct point goal, bool is_begun)
{
    struct distance_ground ground = ground_of(context, enter);
    if (!is_begun)
        start(context);
    distance_map_flood_ground_to(context->scratch, &ground, goal);
    return distance_map_get(context->scratch, goal);
}

/* Fills the map as far as the goal, around visible actors if that is hardly longer. False: there is no way. */
static bool find_way(const struct route_context *context, struct point goal)
{
    if (!grid_contains(state_level_const(context->state)->grid, goal))
        return false;
    uint32_t min = reach_goal(context, may_enter, goal, context->is_begun);
    if (min == DISTANCE_UNREACHED || !has_met_actor(context))
        return min != DISTANCE_UNREACHED;
    uint32_t around = reach_goal(context, may_enter_freely, goal, false);
    if (around == DISTANCE_UNREACHED || around > min + DETOUR_MAX)
        reach_goal(context, may_enter, goal, false);
    return true;
}

/* The first `max` cells of the way to a goal that the map leads to. Returns how many. */
static int trace(const struct route_context *context, struct point goal, struct point *cells,
                 int max)
{
    const struct level *level = state_level_const(context->state);
    enum direction back;
    int length = (int)distance_map_get(context->scratch, goal);
    for (int left = length; left > 0; left--) {
        if (left <= max)
            cells[left - 1] = goal;
        if (distance_map_downhill(context->scratch, may_step_back, level, goal, &back))
            goal = point_step(goal, back);
    }
    return int_min(length, max);
}

int route_trace(const struct route_context *context, struct point goal, struct point *cells,
                int max)
{
    return find_way(context, goal) ? trace(context, goal, cells, max) : 0;
}

enum route route_towards(const struct route_context *context, struct point goal,
                         enum direction *direction)
{
    struct point hero = state_hero_const(context->state)->position;
    struct point first = goal;
    if (point_is_equal(goal, hero))
        return ROUTE_HERE;
    if (route_trace(context, goal, &first, 1) == 0)
        return ROUTE_NONE;
    *direction = direction_of(point_subtract(first, hero));
    return ROUTE_STEP;
}

/* The same with `towards`. */
static bool choose_towards(const struct route_context *context, route_is_goal *is_goal,
                           const void *goal_context, struct point *goal, int *steps)
{
    const struct state *state = context->state;
    const struct distance_map *map = context->scratch;
    route_fill(context);
    uint32_t min = DISTANCE_UNREACHED;
    for (size_t i = 0; i < distance_map_count(map); i++) {
        struct point p = distance_map_cell(map, i);
        uint32_t length =
            distance_map_get(map, p) + (uint32_t)point_chebyshev(p, *context->towards);
        if (length > min || (length == min && !point_is_before(p, *goal)) ||
            !is_goal(state, goal_context, p))
            continue;
        min = length;
        *goal = p;
        *steps = (int)distance_map_get(map, p);
    }
    return min != DISTANCE_UNREACHED;
}

enum route route_choose_step(const struct route_context *context, route_is_goal *is_goal,
                             const void *goal_context, struct point *goal, int *steps,
                             enum direction *direction)
{
    struct point hero = state_hero_const(context->state)->position;
    struct point first;
    bool is_way = false;
    if (context->towards ? !choose_towards(context, is_goal, goal_context, goal, steps)
                         : !choose(context, is_goal, goal_context, goal, steps, &is_way))
        return ROUTE_NONE;
    if (!is_way || trace(context, *goal, &first, 1) == 0)
        return route_towards(context, *goal, direction);
    *direction = direction_of(point_subtract(first, hero));
    return ROUTE_STEP;
}
