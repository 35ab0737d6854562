#include "ai/pathfind.h"

#include "ai/reach.h"
#include "ai/walk.h"
#include "world/movement.h"

/* Actors farther away may be gone by then. */
static bool is_barred(const struct ai_context *ai, struct point p)
{
    return point_chebyshev(ai->actor->position, p) == 1 && reach_is_blocked(ai, p);
}

/* Actors that walk avoid traps, but may be standing on one. */
static bool is_trap(const struct ai_context *ai, struct point p)
{
    return !ai->kind->flies && bit_grid_has(&ai->level->traps, p) &&
           !point_is_equal(p, ai->actor->position);
}

static bool may_step(const void *context, struct point from, enum direction direction)
{
    const struct ai_context *ai = context;
    struct point to = point_step(from, direction);
    struct point corner;
    enum monster kind = ai->actor->kind;
    if (is_trap(ai, to))
        return false;
    return (movement_can_stand(ai->level, kind, to) || movement_can_open(ai->level, kind, to)) &&
           !movement_find_corner(ai->level, from, direction, &corner) && !is_barred(ai, to);
}

/* The same, except into occupied cells. */
static bool may_step_freely(const void *context, struct point from, enum direction direction)
{
    const struct ai_context *ai = context;
    return !level_is_occupied(ai->level, point_step(from, direction)) &&
           may_step(context, from, direction);
}

/* The actor's own step down the map. It swaps places with others only if no free cell is as good. */
static bool step_down(struct ai_context *ai, const struct distance_map *map,
                      enum direction *direction)
{
    struct point at = ai->actor->position;
    return distance_map_downhill(map, may_step_freely, ai, at, direction) ||
           distance_map_downhill(map, may_step, ai, at, direction);
}

/* What may_step asks beyond the sets of walking_ground. */
static bool may_enter(const void *context, struct point to)
{
    const struct ai_context *ai = context;
    bool is_door = bit_grid_has(&ai->level->shut, to);
    return !is_trap(ai, to) && !is_barred(ai, to) &&
           (!is_door || movement_can_stand(ai->level, ai->actor->kind, to) ||
            !level_is_sealed(ai->level, to));
}

/* may_step as sets; those that hide in glass have none. */
static struct distance_ground walking_ground(const struct ai_context *ai)
{
    const struct level *level = ai->level;
    const struct bit_grid *open = ai->kind->swims   ? &level->water
                                  : ai->kind->flies ? &level->flyable
                                                    : &level->walkable;
    return (struct distance_ground){
        .walked = &level->walkable,
        .open = open,
        .shut = ai->kind->opens_doors ? &level->shut : open,
        .may_enter = may_enter,
        .asked = {&level->shut, &level->occupied, ai->kind->flies ? NULL : &level->traps},
        .context = ai};
}

/* Starts a map at a goal. */
static struct distance_map *start_at(struct ai_context *ai, struct point goal)
{
    struct distance_map *map = &ai->memory->distances;
    distance_map_reset(map, ai->level->grid);
    distance_map_add_goal(map, goal);
    return map;
}

/* Fills the map as far as a cell; NULL: everywhere. */
static void fill_to(struct ai_context *ai, const struct point *to)
{
    struct distance_map *map = &ai->memory->distances;
    struct distance_ground ground = walking_ground(ai);
    if (ai->kind->hiding == HIDING_IN_GLASS)
        distance_map_fill(map, may_step, ai, DISTANCE_UNREACHED);
    else if (to)
        distance_map_flood_ground_to(map, &ground, *to);
    else
        distance_map_fill_ground(map, &ground, DISTANCE_UNREACHED);
}

bool pathfind_towards(struct ai_context *ai, struct point goal, enum direction *direction)
{
    const struct distance_map *map = start_at(ai, goal);
    fill_to(ai, &ai->actor->position);
    return step_down(ai, map, direction);
}

bool pathfind_or_walk(struct ai_context *ai, struct point goal, enum direction *direction)
{
    return walk_towards(ai, false, goal, direction) || pathfind_towards(ai, goal, direction);
}

void pathfind_start(struct ai_context *ai)
{
    start_at(ai, ai->actor->position);
}

uint32_t pathfind_steps(struct ai_context *ai, struct point to)
{
    fill_to(ai, &to);
    return distance_map_get(&ai->memory->distances, to);
}

struct point pathfind_farthest(struct ai_context *ai)
{
    struct point at = ai->actor->position;
    const struct distance_map *map = start_at(ai, at);
    fill_to(ai, NULL);
    for (size_t i = distance_map_count(map); i-- > 0;)
        if (movement_is_free(ai->level, ai->actor->kind, distance_map_cell(map, i)))
            return distance_map_cell(map, i);
    return at;
}

static bool is_unsealed(const void *level, struct point to)
{
    return !level_is_sealed(level, to);
}

/* Ground for all actors, or for all that open doors. The map grows from the goal. A path may begin on a trap, for an actor that
 * stands there, and leads over none. Fliers avoid traps too, to share the map. */
static struct distance_ground shared_ground(const struct level *level, bool has_doors)
{
    return (struct distance_ground){.walked = &level->walkable,
                                    .open = &level->walkable,
                                    .shut = has_doors ? &level->shut : &level->walkable,
                                    .ends = &level->traps,
                                    .may_enter = is_unsealed,
                                    .asked = {&level->shut},
                                    .context = level};
}

static bool lead_to(const struct shared_ways *ways, const struct state *state, struct point to)
{
    return ways->is_begun && ways->depth == state->depth &&
           ways->way_changes == state_level_const(state)->way_changes &&
           point_is_equal(ways->to, to);
}

/* The steps to a shared goal, measured as far as the actor. Begun anew for another goal, or once a way has changed. */
static const struct distance_map *shared_map(struct ai_context *ai, struct point to)
{
    const struct state *state = ai->state;
    struct distance_ground ground = shared_ground(ai->level, ai->kind->opens_doors);
    struct shared_ways *ways = &ai->memory->shared[ai->kind->opens_doors];
    if (!lead_to(ways, state, to)) {
        distance_map_reset(&ways->map, ai->level->grid);
        distance_map_add_goal(&ways->map, to);
        ways->is_begun = true;
        ways->depth = state->depth;
        ways->way_changes = ai->level->way_changes;
        ways->to = to;
    }
    distance_map_flood_ground_to(&ways->map, &ground, ai->actor->position);
    return &ways->map;
}

bool pathfind_together(struct ai_context *ai, struct point goal, enum direction *direction)
{
    return step_down(ai, shared_map(ai, goal), direction);
}
