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

/* The steps to a goal, measured as far as another cell. */
static const struct distance_map *map_between(struct ai_context *ai, struct point goal,
                                              struct point to)
{
    struct distance_map *map = &ai->memory->distances;
    distance_map_reset(map, ai->level->grid);
    distance_map_add_goal(map, goal);
    distance_map_fill_to(map, may_step, ai, to);
    return map;
}

bool pathfind_towards(struct ai_context *ai, struct point goal, enum direction *direction)
{
    return step_down(ai, map_between(ai, goal, ai->actor->position), direction);
}

bool pathfind_or_walk(struct ai_context *ai, struct point goal, enum direction *direction)
{
    return walk_towards(ai, false, goal, direction) || pathfind_towards(ai, goal, direction);
}

uint32_t pathfind_steps(struct ai_context *ai, struct point to)
{
    return distance_map_get(map_between(ai, ai->actor->position, to), to);
}

struct point pathfind_farthest(struct ai_context *ai)
{
    struct distance_map *map = &ai->memory->distances;
    struct point at = ai->actor->position;
    distance_map_reset(map, ai->level->grid);
    distance_map_add_goal(map, at);
    distance_map_fill(map, may_step, ai, DISTANCE_UNREACHED);
    for (size_t i = distance_map_count(map); i-- > 0;)
        if (movement_is_free(ai->level, ai->actor->kind, distance_map_cell(map, i)))
            return distance_map_cell(map, i);
    return at;
}

/* Ground for all actors, or for all that open doors. */
struct shared_ground {
    const struct level *level;
    bool has_doors;
    struct point goal;
};

/* The map grows from the goal. A path may begin on a trap, for an actor that stands there, and leads over none. Fliers avoid
 * traps too, to share the map. */
static bool leads_over_trap(const struct shared_ground *ground, struct point p)
{
    return bit_grid_has(&ground->level->traps, p) && !point_is_equal(p, ground->goal);
}

static bool may_step_together(const void *context, struct point from, enum direction direction)
{
    const struct shared_ground *ground = context;
    struct point to = point_step(from, direction);
    struct point corner;
    bool is_door = ground->has_doors && bit_grid_has(&ground->level->shut, to) &&
                   !level_is_sealed(ground->level, to);
    return (is_door || level_is_walkable(ground->level, to)) && !leads_over_trap(ground, from) &&
           !movement_find_corner(ground->level, from, direction, &corner);
}

static bool lead_to(const struct shared_ways *ways, const struct state *state, struct point to)
{
    return ways->is_begun && ways->turn == state->turn && ways->depth == state->depth &&
           point_is_equal(ways->to, to);
}

/* The steps to a shared goal, measured as far as the actor. Restarted if this turn's map leads elsewhere. */
static const struct distance_map *shared_map(struct ai_context *ai, struct point to)
{
    const struct state *state = ai->state;
    struct shared_ground ground = {ai->level, ai->kind->opens_doors, to};
    struct shared_ways *ways = &ai->memory->shared[ground.has_doors];
    if (!lead_to(ways, state, to)) {
        distance_map_reset(&ways->map, ai->level->grid);
        distance_map_add_goal(&ways->map, to);
        ways->is_begun = true;
        ways->turn = state->turn;
        ways->depth = state->depth;
        ways->to = to;
    }
    distance_map_fill_to(&ways->map, may_step_together, &ground, ai->actor->position);
    return &ways->map;
}

bool pathfind_together(struct ai_context *ai, struct point goal, enum direction *direction)
{
    return step_down(ai, shared_map(ai, goal), direction);
}
