#include "rules/doors.h"

#include "rules/gear.h"
#include "rules/ground.h"
#include "rules/noise.h"
#include "rules/stance.h"
#include "rules/visibility.h"
#include "world/door_guard.h"
#include "world/keyring.h"
#include "world/movement.h"

bool doors_is_locked(const struct level *level, struct point p)
{
    return grid_contains(level->grid, p) &&
           level_terrain_kind(level, p)->unlocks_to != TERRAIN_NONE;
}

static bool can_close(const struct level *level, enum monster kind, struct point p)
{
    return monster_get(kind)->opens_doors && grid_contains(level->grid, p) &&
           level_terrain_kind(level, p)->closes_to != TERRAIN_NONE;
}

/* What guards the door looks for light: it takes no notice of a hero that opens the door without an open lantern. */
static void pass_guard(struct state *state, struct point door)
{
    struct level *level = state_level(state);
    struct handle handle = door_guard_behind(level, door, state_hero(state)->position);
    if (handle_is_none(handle) || lantern_get(state_hero(state)->lantern)->is_open)
        return;
    struct actor *guard = level_actor(level, handle);
    if (guard->is_asleep || actor_is_wary(guard))
        return;
    guard->pursuit = PURSUIT_GIVEN_UP;
    guard->pursuit_turns = 1;
}

/* Changes a door's terrain, with a key or ITEM_NONE. The hero is told if it was their doing or in view before or after.
 * */
static struct outcome swing(struct state *state, struct handle handle, struct point p,
                            enum terrain terrain, enum item key)
{
    struct level *level = state_level(state);
    bool closes = terrain == (enum terrain)level_terrain_kind(level, p)->closes_to;
    struct event event = {.kind = closes ? EVENT_DOOR_CLOSED : EVENT_DOOR_OPENED,
                          .terrain = level_terrain(level, p),
                          .item = key,
                          .to = p};
    bool is_perceived = state_is_hero(state, handle) || bit_grid_has(&level->visible, p);
    stance_face(state, handle,
                direction_of(point_subtract(p, level_actor(level, handle)->position)));
    ground_set_terrain(state, p, terrain);
    visibility_refresh_cells(state);
    if (!closes && state_is_hero(state, handle))
        pass_guard(state, p);
    if (visibility_sees_now(state, handle)) {
        event.actor = handle;
        event.monster = level_actor(level, handle)->kind;
    }
    if (is_perceived || bit_grid_has(&level->visible, p))
        event_list_add(&state->events, event);
    noise_make(state, handle, level_actor(level, handle)->position, LOUDNESS_SOFT);
    return outcome_done(TURN_TIME);
}

static struct point beside(const struct state *state, struct handle handle,
                           enum direction direction)
{
    return point_step(level_actor_const(state_level_const(state), handle)->position, direction);
}

/* From inside its room, a lock opens without a key. */
static bool is_within(const struct level *level, struct handle handle, struct point door)
{
    const struct site *site = level_find_site(level, level_actor_const(level, handle)->position);
    return site && point_is_equal(site->door, door);
}

static struct outcome unlock(struct state *state, struct handle handle, struct point p)
{
    const struct level *level = state_level(state);
    enum item key = state_is_hero(state, handle) ? keyring_find(state) : ITEM_NONE;
    if (is_within(level, handle, p))
        key = ITEM_NONE;
    else if (key == ITEM_NONE)
        return outcome_refused(state, handle,
                               keyring_is_shied(state) ? REFUSAL_KEY_SHY : REFUSAL_LOCKED, p);
    else
        gear_spend(state, key);
    return swing(state, handle, p, (enum terrain)level_terrain_kind(level, p)->unlocks_to, key);
}

struct outcome doors_open(struct state *state, struct handle handle, enum direction direction)
{
    const struct level *level = state_level(state);
    struct point p = beside(state, handle, direction);
    if (doors_is_locked(level, p))
        return unlock(state, handle, p);
    if (!movement_is_door_to(level, level_actor_const(level, handle)->kind, p))
        return outcome_refused(state, handle, REFUSAL_NO_DOOR, p);
    if (level_is_sealed(level, p))
        return outcome_refused(state, handle, REFUSAL_DOOR_SEALED, p);
    return swing(state, handle, p, (enum terrain)level_terrain_kind(level, p)->opens_to, ITEM_NONE);
}

struct outcome doors_close(struct state *state, struct handle handle, enum direction direction)
{
    const struct level *level = state_level(state);
    struct point p = beside(state, handle, direction);
    if (!can_close(level, level_actor_const(level, handle)->kind, p))
        return outcome_refused(state, handle, REFUSAL_NO_DOOR, p);
    if (level_is_occupied(level, p) || level_item(level, p) != ITEM_NONE)
        return outcome_refused(state, handle, REFUSAL_DOOR_BLOCKED, p);
    return swing(state, handle, p, (enum terrain)level_terrain_kind(level, p)->closes_to,
                 ITEM_NONE);
}
