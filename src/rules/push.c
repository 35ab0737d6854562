#include "rules/push.h"

#include "rules/alter.h"
#include "rules/ground.h"
#include "rules/hazards.h"
#include "rules/noise.h"
#include "rules/stance.h"
#include "world/movement.h"

bool push_is_movable(const struct level *level, struct point p)
{
    return grid_contains(level->grid, p) && level_terrain_kind(level, p)->pushed_on != TERRAIN_NONE;
}

/* The terrain of the cell with this pushed into it; TERRAIN_NONE if it can't be. */
static enum terrain find_result(const struct level *level, enum terrain pushed, struct point p)
{
    enum terrain there = level_shown(level, p);
    if (there == terrain_get(pushed)->pushed_on)
        return pushed;
    return terrain_get(there)->is_chasm ? there : (enum terrain)terrain_get(there)->fills_to;
}

/* A pushed object crushes what hangs in its new cell, or catches fire from it. */
static void settle(struct state *state, struct point p)
{
    const struct level *level = state_level(state);
    if (level_is_walkable(level, p) || level_terrain_kind(level, p)->is_chasm)
        return;
    if (level_is_on_fire(level, p))
        hazards_ignite(state, p);
    else
        ground_set_cloud(state, p, CLOUD_NONE, 0);
}

bool push_object(struct state *state, struct handle by, struct point p, enum direction direction)
{
    const struct level *level = state_level(state);
    enum terrain pushed = level_terrain(level, p);
    struct point to = point_step(p, direction);
    struct point corner;
    if (level_is_on_fire(level, p) || !grid_contains(level->grid, to) ||
        level_is_occupied(level, to) || level_item(level, to) != ITEM_NONE ||
        movement_find_corner(level, p, direction, &corner))
        return false;
    enum terrain result = find_result(level, pushed, to);
    if (result == TERRAIN_NONE)
        return false;
    ground_set_terrain(state, p, (enum terrain)terrain_get(pushed)->pushed_on);
    ground_set_terrain(state, to, result);
    settle(state, to);
    ADD_EVENT(state, .kind = EVENT_PUSHED, .actor = by,
              .monster = level_actor_const(level, by)->kind, .terrain = pushed, .from = p,
              .to = to);
    return true;
}

struct outcome push_smash(struct state *state, struct handle by, struct point p,
                          enum direction direction)
{
    stance_face(state, by, direction);
    alter_smash(state, by, p);
    noise_make(state, by, p, LOUDNESS_LOUD);
    return outcome_done(TURN_TIME);
}
