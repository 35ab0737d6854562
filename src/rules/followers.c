#include "rules/followers.h"

#include "rules/suspicion.h"
#include "rules/visibility.h"
#include "world/movement.h"

#define FOLLOW_STEPS 15
#define ALLY_STEPS 3
/* A relentless one comes from any distance, and as late as this at most. */
#define RELENTLESS_TURNS_MOST 30
#define PLACE_RADIUS 3
/* Who comes out of the dark about the lamp does so at least so many steps from it. */
#define DARK_STEPS 12

static bool may_step(const void *context, struct point from, enum direction direction)
{
    const struct level *level = context;
    struct point to = point_step(from, direction);
    struct point corner;
    return (level_is_walkable(level, to) || bit_grid_has(&level->shut, to)) &&
           !movement_find_corner(level, from, direction, &corner);
}

/* How many turns after the hero the actor comes; -1: it does not follow. */
static int turns_behind(const struct actor *actor, uint32_t steps)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    if (kind->is_relentless)
        return steps < RELENTLESS_TURNS_MOST ? (int)steps : RELENTLESS_TURNS_MOST;
    if (kind->is_fixed || kind->swims || kind->is_shy)
        return -1;
    if (actor->is_ally)
        return steps <= ALLY_STEPS ? 0 : -1;
    return actor_is_hunting(actor) && steps <= FOLLOW_STEPS ? (int)steps : -1;
}

static void take(struct state *state, struct handle handle, int turns)
{
    struct level *level = state_level(state);
    struct follower *follower = &state->followers[state->follower_count++];
    *follower = (struct follower){.actor = *level_actor(level, handle), .turns = turns};
    follower->actor.has_goal = false;
    follower->actor.has_clue = follower->actor.is_searching = follower->actor.is_called = false;
    follower->actor.search_turns = 0;
    follower->actor.twin = HANDLE_NONE;
    follower->actor.is_announced = false;
    follower->actor.is_seen = follower->actor.shines = false;
    follower->actor.seen_until = follower->actor.shone_until = 0;
    level_remove_actor(level, handle);
}

void followers_gather(struct state *state)
{
    struct level *level = state_level(state);
    struct distance_map *map = &state->thought.distances;
    for (int i = 0; i < state->follower_count; i++)
        state->followers[i].is_by_stairs_up = state->followers[i].is_to_lamp = false;
    distance_map_reset(map, level->grid);
    distance_map_add_goal(map, state_hero(state)->position);
    distance_map_fill(map, may_step, level, FOLLOW_STEPS);
    for (uint16_t i = 0; level_find_awake(level, &i); i++) {
        struct handle handle = pool_handle(&level->actor_pool, i);
        if (state_is_hero(state, handle) || state->follower_count == FOLLOWERS_MAX)
            continue;
        uint32_t steps = distance_map_get(map, level->actors[i].position);
        int turns = turns_behind(&level->actors[i], steps);
        if (turns >= 0)
            take(state, handle, turns);
    }
}

/* Who comes, and to where. */
struct arriving {
    const struct level *level;
    enum monster kind;
};

static bool is_free(const void *context, struct point p)
{
    const struct arriving *arriving = context;
    return movement_is_free(arriving->level, arriving->kind, p);
}

/* Where the follower comes to the hero's floor. */
static struct point way_in(const struct state *state, const struct follower *follower)
{
    struct point at = state->came_in;
    if (!follower->is_by_stairs_up)
        return at;
    at = state_level_const(state)->arrival;
    level_find_stairs(state_level_const(state), -1, &at);
    return at;
}

/* The cell nearest to the lamp, but not too near, that the hero does not have in view, lit or not; false if there is none. */
static bool find_dark(struct state *state, enum monster kind, struct point *found)
{
    const struct level *level = state_level_const(state);
    struct distance_map *map = &state->thought.distances;
    distance_map_reset(map, level->grid);
    distance_map_add_goal(map, state->finale.lamp);
    distance_map_fill(map, may_step, level, DISTANCE_UNREACHED);
    for (size_t i = 0; i < distance_map_count(map); i++) {
        *found = distance_map_cell(map, i);
        if (distance_map_get(map, *found) >= DARK_STEPS && movement_is_free(level, kind, *found) &&
            !view_has(&state->vision.view, *found) && !bit_grid_has(&level->visible, *found))
            return true;
    }
    return false;
}

static bool find_place(struct state *state, const struct follower *follower, struct point *found)
{
    struct arriving arriving = {state_level_const(state), follower->actor.kind};
    if (follower->is_to_lamp)
        return find_dark(state, follower->actor.kind, found);
    return point_find_near(way_in(state, follower), PLACE_RADIUS, is_free, &arriving, found);
}

/* False where there is no place, or no room on the level, now. */
static bool arrive(struct state *state, const struct follower *follower)
{
    struct level *level = state_level(state);
    struct actor actor = follower->actor;
    if (!find_place(state, follower, &actor.position))
        return false;
    actor.energy = 0;
    actor.anchors[0] = actor.anchors[1] = actor.position;
    actor.has_round = false;
    actor.has_clue = !actor.is_ally;
    actor.clue = state_hero(state)->position;
    struct handle handle = level_add_actor(level, actor);
    if (handle.generation == 0)
        return false;
    if (follower->is_to_lamp)
        suspicion_call(state, handle, state->finale.lamp, SUSPICION_MOST);
    level_pair_twins(level);
    visibility_note_come(state, handle);
    visibility_refresh_cells(state);
    if (bit_grid_has(&level->visible, actor.position))
        event_list_add(&state->events, (struct event){.kind = EVENT_CAME,
                                                      .actor = handle,
                                                      .monster = actor.kind,
                                                      .to = actor.position});
    return true;
}

void followers_arrive(struct state *state)
{
    int left = 0;
    for (int i = 0; i < state->follower_count; i++) {
        struct follower *follower = &state->followers[i];
        if (follower->turns > 0 || !arrive(state, follower))
            state->followers[left++] = *follower;
    }
    state->follower_count = left;
}

void followers_turn(struct state *state)
{
    for (int i = 0; i < state->follower_count; i++)
        if (state->followers[i].turns > 0)
            state->followers[i].turns--;
    followers_arrive(state);
}
