#include "rules/doors.h"

#include "rules/ground.h"
#include "rules/noise.h"
#include "rules/stance.h"
#include "rules/visibility.h"

#define DOOR_NOISE 6

static const struct terrain_kind *kind_at(const struct level *level, struct point p)
{
    return terrain_get(level_terrain(level, p));
}

bool doors_can_open(const struct level *level, enum monster kind, struct point p)
{
    return monster_get(kind)->opens_doors && bit_grid_has(&level->shut, p);
}

static bool can_close(const struct level *level, enum monster kind, struct point p)
{
    return monster_get(kind)->opens_doors && grid_contains(level->grid, p) &&
           kind_at(level, p)->closes_to != TERRAIN_NONE;
}

/* Changes the terrain of a door; the hero is told if he did it, saw the door before or sees it after. */
static struct outcome swing(struct state *state, struct handle handle, struct point p,
                            enum terrain terrain, enum event_kind kind)
{
    struct level *level = state_level(state);
    struct event event = {.kind = kind, .terrain = level_terrain(level, p), .to = p};
    bool is_perceived = state_is_hero(state, handle) || bit_grid_has(&level->visible, p);
    stance_face(state, handle,
                direction_of(point_subtract(p, level_actor(level, handle)->position)));
    ground_set_terrain(state, p, terrain);
    visibility_refresh_cells(state);
    if (visibility_shows(state, handle)) {
        event.actor = handle;
        event.monster = level_actor(level, handle)->kind;
    }
    if (is_perceived || bit_grid_has(&level->visible, p))
        event_list_add(&state->events, event);
    noise_make(state, handle, level_actor(level, handle)->position, DOOR_NOISE);
    return outcome_done(TURN_TIME);
}

static struct point beside(const struct state *state, struct handle handle,
                           enum direction direction)
{
    return point_step(level_actor_const(state_level_const(state), handle)->position, direction);
}

struct outcome doors_open(struct state *state, struct handle handle, enum direction direction)
{
    const struct level *level = state_level(state);
    struct point p = beside(state, handle, direction);
    if (!doors_can_open(level, level_actor_const(level, handle)->kind, p))
        return outcome_refused(state, handle, REFUSAL_NO_DOOR, p);
    if (level_is_sealed(level, p))
        return outcome_refused(state, handle, REFUSAL_DOOR_SEALED, p);
    return swing(state, handle, p, (enum terrain)kind_at(level, p)->opens_to, EVENT_DOOR_OPENED);
}

struct outcome doors_close(struct state *state, struct handle handle, enum direction direction)
{
    const struct level *level = state_level(state);
    struct point p = beside(state, handle, direction);
    if (!can_close(level, level_actor_const(level, handle)->kind, p))
        return outcome_refused(state, handle, REFUSAL_NO_DOOR, p);
    if (level_actor_at(level, p).generation != 0 || level_item(level, p) != ITEM_NONE)
        return outcome_refused(state, handle, REFUSAL_DOOR_BLOCKED, p);
    return swing(state, handle, p, (enum terrain)kind_at(level, p)->closes_to, EVENT_DOOR_CLOSED);
}
