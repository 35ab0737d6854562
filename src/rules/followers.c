#include "rules/followers.h"

#include "rules/harm.h"
#include "rules/noise.h"
#include "rules/statuses.h"
#include "rules/suspicion.h"
#include "rules/tells.h"
#include "rules/visibility.h"
#include "world/captive.h"
#include "world/movement.h"
#include "world/silence.h"

#include <assert.h>

#define FOLLOW_STEPS 15
#define ALLY_STEPS 5
/* A relentless actor comes from any distance, in no more turns than this. */
#define RELENTLESS_STEPS_MAX 30
/* Actors that come out of the dark start at least this far from the lamp. */
#define DARK_STEPS 12

static bool is_relentless(const struct actor *actor)
{
    return monster_get(actor->kind)->is_relentless;
}

static uint32_t steps_of_relentless(uint32_t steps)
{
    return steps < RELENTLESS_STEPS_MAX ? steps : RELENTLESS_STEPS_MAX;
}

/* A hunter arrives when it would have come beside the hero, so changing floors gains no turn. */
static int turns_of_steps(uint32_t steps)
{
    assert(steps > 0);
    return (int)steps - 1;
}

/* The turns after which an actor follows over the stairs if nothing holds it; -1 if it doesn't. */
static int turns_behind(const struct actor *actor, uint32_t steps)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    if (is_relentless(actor))
        return turns_of_steps(steps_of_relentless(steps));
    if (actor->is_ally)
        return steps <= ALLY_STEPS && !captive_waits(actor) ? 0 : -1;
    if (kind->is_fixed || kind->swims || kind->never_attacks)
        return -1;
    return actor_is_hunting(actor) && steps <= FOLLOW_STEPS ? turns_of_steps(steps) : -1;
}

/* Whatever holds the actor delays it. */
static void take(struct state *state, struct handle handle, int turns)
{
    struct level *level = state_level(state);
    turns += statuses_held_turns(level_actor(level, handle));
    statuses_release(state, handle);
    struct follower *follower = &state->followers[state->follower_count++];
    *follower = (struct follower){.actor = *level_actor(level, handle), .turns = turns};
    follower->actor.has_goal = follower->actor.ignores_lures = follower->actor.is_cut_off = false;
    suspicion_take_clue(&follower->actor);
    follower->actor.twin = HANDLE_NONE;
    follower->actor.is_announced &= turns == 0;
    follower->actor.is_seen = follower->actor.shines = false;
    follower->actor.slept_when_seen = false;
    follower->actor.seen_until = follower->actor.shone_until = 0;
    level_remove_actor(level, handle);
}

/* Measures steps to the hero, as far as hunters follow from. */
static void measure(struct state *state)
{
    struct level *level = state_level(state);
    struct distance_map *map = &state->ai_memory.distances;
    distance_map_reset(map, level->grid);
    distance_map_add_goal(map, state_hero(state)->position);
    distance_map_fill(map, movement_may_pass, level, FOLLOW_STEPS);
}

static void leave_behind(struct state *state, struct handle ally)
{
    const struct actor *actor = level_actor(state_level(state), ally);
    ADD_EVENT(state, .kind = EVENT_STAYED, .actor = ally, .monster = actor->kind,
              .depth = state->depth);
}

/* Maximums depend on the floor: followers keep their shares of them. */
static void adapt_health(struct state *state, int depth)
{
    for (int i = 0; i < state->follower_count; i++) {
        struct actor *actor = &state->followers[i].actor;
        actor->health = harm_health_moved(actor, state->depth, depth);
    }
}

void followers_gather(struct state *state, int depth)
{
    struct level *level = state_level(state);
    const struct distance_map *map = &state->ai_memory.distances;
    for (int i = 0; i < state->follower_count; i++)
        state->followers[i].is_by_stairs_up = state->followers[i].is_to_lamp = false;
    measure(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        struct handle handle = level_handle(level, i);
        if (state_is_hero(state, handle) || state->follower_count == FOLLOWERS_MAX)
            continue;
        uint32_t steps = distance_map_get(map, level->actors[i].position);
        int turns = turns_behind(&level->actors[i], steps);
        if (turns >= 0)
            take(state, handle, turns);
        else if (level->actors[i].is_ally)
            leave_behind(state, handle);
    }
    adapt_health(state, depth);
}

bool followers_leave_captive(struct state *state)
{
    const struct level *level = state_level_const(state);
    bool leaves = false;
    measure(state);
    for (uint16_t i = 0; !leaves && level_next_actor(level, &i); i++)
        leaves = level->actors[i].is_ally &&
                 turns_behind(&level->actors[i], distance_map_get(&state->ai_memory.distances,
                                                                  level->actors[i].position)) < 0;
    return leaves;
}

static struct point way_in(const struct state *state, const struct follower *follower)
{
    struct point at = state->came_in;
    if (!follower->is_by_stairs_up)
        return at;
    at = state_level_const(state)->arrival;
    level_find_stairs(state_level_const(state), -1, &at);
    return at;
}

/* Finds the nearest cell to the lamp at a distance and out of the hero's view; false if there is none. */
static bool find_dark(struct state *state, enum monster kind, struct point *found)
{
    const struct level *level = state_level_const(state);
    struct distance_map *map = &state->ai_memory.distances;
    assert(state->finale.is_on && state->finale.depth == state->depth);
    distance_map_reset(map, level->grid);
    distance_map_add_goal(map, state->finale.lamp);
    distance_map_fill(map, movement_may_pass, level, DISTANCE_UNREACHED);
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
    enum monster kind = follower->actor.kind;
    return follower->is_to_lamp ? find_dark(state, kind, found)
                                : movement_find_place(state, kind, way_in(state, follower),
                                                      FOLLOWERS_PLACE_STEPS, found);
}

/* Puts the follower onto the hero's floor; HANDLE_NONE if there is no room now. */
static struct handle come_in(struct state *state, const struct follower *follower)
{
    struct level *level = state_level(state);
    struct actor actor = follower->actor;
    if (!find_place(state, follower, &actor.position))
        return HANDLE_NONE;
    actor.anchors[0] = actor.anchors[1] = actor.position;
    actor.has_round = false;
    if (!actor.is_ally)
        suspicion_give_clue(&actor, state_hero(state)->position);
    struct handle handle = level_add_actor(level, actor);
    if (handle_is_none(handle))
        return HANDLE_NONE;
    level->was_hunted |= !actor.is_ally && actor_is_hunting(&actor);
    if (follower->is_to_lamp)
        suspicion_summon(state, handle, state->finale.lamp, SUSPICION_MAX);
    level_pair_twins(level);
    tells_note_step(state, handle, actor.position);
    visibility_note_come(state, handle);
    return handle;
}

/* Whether the hero hears what leaves the stairs there. */
static bool is_heard(const struct state *state, struct point at)
{
    struct point hero = state_hero_const(state)->position;
    return !silence_is_at(state_level_const(state), hero) &&
           point_chebyshev(hero, at) <= noise_range(state, LOUDNESS_DEAFENING, HEARING_KEEN);
}

static bool arrive(struct state *state, const struct follower *follower)
{
    const struct level *level = state_level(state);
    struct handle handle = come_in(state, follower);
    if (handle_is_none(handle))
        return false;
    struct point at = level_actor_const(level, handle)->position;
    visibility_refresh_cells(state);
    if (bit_grid_has(&level->visible, at))
        ADD_EVENT(state, .kind = EVENT_CAME, .actor = handle, .monster = follower->actor.kind,
                  .to = at);
    else if (is_relentless(&follower->actor) && !follower->is_to_lamp && is_heard(state, at))
        ADD_EVENT(state, .kind = EVENT_DESCENDED, .actor = handle, .monster = follower->actor.kind,
                  .to = at, .loudness = LOUDNESS_DEAFENING);
    return true;
}

/* The hero has left for another floor. Followers on the way to this one come to it if they can; the rest follow on by
 * the stairs. */
static void strand(struct state *state)
{
    int left = 0;
    for (int i = 0; i < state->follower_count; i++) {
        struct follower follower = state->followers[i];
        if (!is_relentless(&follower.actor) && !handle_is_none(come_in(state, &follower)))
            continue;
        follower.is_by_stairs_up = true;
        follower.is_to_lamp = false;
        state->followers[left++] = follower;
    }
    state->follower_count = left;
}

void followers_lose(struct state *state)
{
    const struct level *level = state_level(state);
    strand(state);
    measure(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (actor->is_ally)
            leave_behind(state, level_handle(level, i));
        if (!is_relentless(actor) || state->follower_count == FOLLOWERS_MAX)
            continue;
        uint32_t steps = distance_map_get(&state->ai_memory.distances, actor->position);
        take(state, level_handle(level, i), (int)steps_of_relentless(steps));
        state->followers[state->follower_count - 1].is_by_stairs_up = true;
    }
    adapt_health(state, state->depth + 1);
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
