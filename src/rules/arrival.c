#include "rules/arrival.h"

#include "rules/augury.h"
#include "rules/boons.h"
#include "rules/drops.h"
#include "rules/followers.h"
#include "rules/harm.h"
#include "rules/light/ember.h"
#include "rules/night.h"
#include "rules/noise.h"
#include "rules/secrets.h"
#include "rules/stance.h"
#include "rules/visibility.h"
#include "world/flame.h"
#include "world/hero.h"
#include "world/movement.h"
#include "world/omens.h"

#include <assert.h>

struct arrival {
    const struct level *level;
    enum monster kind;
};

static bool is_free(const void *context, struct point p)
{
    const struct arrival *arrival = context;
    return movement_is_free(arrival->level, arrival->kind, p);
}

/* Finds the nearest free cell, preferring those that can be walked to. */
static bool find_free(struct state *state, enum monster kind, struct point at, struct point *found)
{
    struct arrival arrival = {state_level(state), kind};
    return movement_find_place(state, kind, at, DISTANCE_UNREACHED, found) ||
           point_find_near(at, grid_longer_side(arrival.level->grid), is_free, &arrival, found);
}

/* Removes an actor to make room for the hero; what it stole stays. */
static void send_away(struct state *state, struct handle handle)
{
    struct actor actor = *level_actor(state_level(state), handle);
    level_remove_actor(state_level(state), handle);
    if (actor.carried != ITEM_NONE)
        drops_lay(state, actor.carried, 1, actor.position);
}

/* Finds a cell for the hero; if none is free, removes the actor at `at`. */
static struct point make_place(struct state *state, const struct actor *hero, struct point at)
{
    struct level *level = state_level(state);
    struct point found;
    if (find_free(state, hero->kind, at, &found))
        return found;
    struct handle occupant = level_actor_at(level, at);
    if (!handle_is_none(occupant))
        send_away(state, occupant);
    return at;
}

static void enter(struct state *state, struct actor hero, struct point at)
{
    struct level *level = state_level(state);
    assert(level->is_built);
    hero.position = make_place(state, &hero, at);
    hero.has_goal = false;
    if (level->actor_pool.count == level->actor_pool.capacity)
        send_away(state, level_handle(level, (uint16_t)(level->actor_pool.end - 1)));
    state->hero = level_add_actor(level, hero);
    hero_update_traits(state);
    level_pair_twins(level);
    state->came_in = hero.position;
    state->warned_cell = point_make(-1, -1);
    visibility_note_all(state);
}

void arrival_place_hero(struct state *state, struct point at)
{
    enter(state, (struct actor){.kind = monster_hero(), .health = state->traits.health}, at);
    visibility_refresh(state);
    secrets_discover(state);
    augury_discover(state);
}

static void leave(struct level *level, int turn)
{
    bit_grid_clear(&level->visible);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        struct actor *actor = &level->actors[i];
        if (actor->is_seen)
            actor->seen_until = turn + 1;
        if (actor->shines)
            actor->shone_until = turn + 1;
        actor->is_seen = actor->shines = actor->is_announced = actor->may_be_close_call = false;
    }
}

/* Handles of the old floor mean nothing on the new one: events name instead whether the hero knew the actor. */
static struct handle take_along(const struct state *state, struct handle handle)
{
    const struct level *level = state_level_const(state);
    if (handle_is_none(handle) || state_is_hero(state, handle))
        return handle;
    bool is_known =
        !pool_resolves(&level->actor_pool, handle) || level_actor_const(level, handle)->is_seen;
    return is_known ? EVENT_LEFT_BEHIND : HANDLE_NONE;
}

static void take_events_along(struct state *state)
{
    for (int i = 0; i < state->events.count; i++) {
        struct event *event = &state->events.events[i];
        event->actor = take_along(state, event->actor);
        event->victim = take_along(state, event->victim);
    }
}

static void rename_hero(struct state *state, struct handle before)
{
    for (int i = 0; i < state->events.count; i++) {
        struct event *event = &state->events.events[i];
        if (handle_is_equal(event->actor, before))
            event->actor = state->hero;
        if (handle_is_equal(event->victim, before))
            event->victim = state->hero;
    }
}

/* Expects the distances from the stairs. */
static bool is_landing(const void *context, struct point p)
{
    const struct state *state = context;
    const struct level *level = state_level_const(state);
    return grid_contains(level->grid, p) &&
           distance_map_get(&state->ai_memory.distances, p) != DISTANCE_UNREACHED &&
           movement_is_free(level, monster_hero(), p) && !flame_would_burst(level, p);
}

/* Finds a landing near the cell below a fall. It avoids gas, and what is behind locks and secret doors. */
static struct point find_landing(struct state *state, struct point below)
{
    const struct level *level = state_level_const(state);
    struct distance_map *map = &state->ai_memory.distances;
    struct point found;
    distance_map_reset(map, level->grid);
    distance_map_add_goal(map, level->arrival);
    distance_map_fill_over(map, &level->walkable, &level->shut);
    return point_find_near(below, grid_longer_side(level->grid), is_landing, state, &found) ? found
                                                                                            : below;
}

static void move_floor(struct state *state, int leads, bool has_fallen, struct point otherwise)
{
    struct actor hero = *state_hero(state);
    struct handle before = state->hero;
    struct point at = otherwise;
    if (has_fallen)
        followers_lose(state);
    else
        followers_gather(state, state->depth + leads);
    ember_follow_thief(state);
    take_events_along(state);
    level_remove_actor(state_level(state), state->hero);
    leave(state_level(state), state->turn);
    state->depth += leads;
    state->ember.is_known = false;
    state->trail.count = 0;
    stance_end_stillness(state);
    ember_lay(state, state_level(state));
    if (has_fallen)
        at = find_landing(state, at);
    else
        omens_find_stairs(state, state->depth, -leads, &at);
    enter(state, hero, at);
    rename_hero(state, before);
    ADD_EVENT(state, .kind = EVENT_ARRIVED, .actor = state->hero, .to = state_hero(state)->position,
              .depth = state->depth);
    if (state_level(state)->omen != OMEN_NONE)
        ADD_EVENT(state, .kind = EVENT_OMEN, .omen = state_level(state)->omen);
    visibility_refresh(state);
    followers_arrive(state);
    visibility_refresh(state);
    secrets_discover(state);
    ember_discover(state);
    augury_discover(state);
}

void arrival_by_stairs(struct state *state, int leads, struct point otherwise)
{
    move_floor(state, leads, false, otherwise);
}

void arrival_by_falling(struct state *state, struct point otherwise)
{
    move_floor(state, 1, true, otherwise);
    if (state->traits.falls_softly)
        return;
    int amount = random_between(&state->blows_random, ARRIVAL_FALL_MIN, ARRIVAL_FALL_MAX);
    ADD_EVENT(state, .kind = EVENT_FELL, .damage = amount);
    noise_make(state, state->hero, state_hero(state)->position, LOUDNESS_LOUD);
    harm_hurt(state, state->hero, amount, harm_by(CAUSE_FALL));
}

void arrival_begin_visit(struct state *state)
{
    state->growth++;
    hero_update_traits(state);
    state_hero(state)->health += HERO_GROWTH;
    int turns = night_delay(state, state->traits.night);
    ADD_EVENT(state, .kind = EVENT_GREW, .healed = HERO_GROWTH, .turns = turns,
              .is_latest = night_is_latest(state));
    boons_renew(state);
    if (boons_come_with_floor(state->depth))
        boons_offer(state, "boons");
}
