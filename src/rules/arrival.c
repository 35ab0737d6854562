#include "rules/arrival.h"

#include "rules/boons.h"
#include "rules/followers.h"
#include "rules/gear.h"
#include "rules/harm.h"
#include "rules/night.h"
#include "rules/place.h"
#include "rules/secrets.h"
#include "rules/visibility.h"
#include "world/movement.h"

#include <assert.h>

#define FALL_MIN 2
#define FALL_MAX 4

/* Who arrives, and on which level. */
struct arrival {
    const struct level *level;
    enum monster kind;
};

static bool is_free(const void *context, struct point p)
{
    const struct arrival *arrival = context;
    return movement_is_free(arrival->level, arrival->kind, p);
}

/* The free cell nearest to `at`, those that can be walked to first; false if there is none. */
static bool find_free(struct state *state, enum monster kind, struct point at, struct point *found)
{
    struct arrival arrival = {state_level(state), kind};
    return place_find(state, kind, at, DISTANCE_UNREACHED, found) ||
           point_find_near(at, grid_longer_side(arrival.level->grid), is_free, &arrival, found);
}

/* Makes room for the hero; what the actor took from him stays. */
static void send_away(struct state *state, struct handle handle)
{
    struct actor actor = *level_actor(state_level(state), handle);
    level_remove_actor(state_level(state), handle);
    if (actor.carried != ITEM_NONE)
        gear_lay(state, actor.carried, 1, actor.position);
}

/* Where the hero arrives; where all is taken, whoever has the cell goes. */
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
    level_pair_twins(level);
    state->came_in = hero.position;
    state->warned_cell = point_make(-1, -1);
    visibility_note_all(state);
}

void arrival_of_hero(struct state *state, struct point at)
{
    enter(state, (struct actor){.kind = monster_hero(), .health = state->traits.health}, at);
    visibility_refresh(state);
    secrets_look(state);
}

/* The floor is out of the hero's sight. */
static void leave(struct level *level, int turn)
{
    bit_grid_clear(&level->visible);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        struct actor *actor = &level->actors[i];
        if (actor->is_seen)
            actor->seen_until = turn + 1;
        if (actor->shines)
            actor->shone_until = turn + 1;
        actor->is_seen = actor->shines = actor->is_announced = false;
    }
}

/* What a handle of the floor that the hero leaves names in the events of this turn, until he has arrived. */
static struct handle take_along(const struct state *state, struct handle handle)
{
    const struct level *level = state_level_const(state);
    if (handle_is_none(handle) || state_is_hero(state, handle))
        return handle;
    bool is_known =
        !pool_resolves(&level->actor_pool, handle) || level_actor_const(level, handle)->is_seen;
    return is_known ? EVENT_LEFT_BEHIND : HANDLE_NONE;
}

/* Events are told on the floor that he comes to, where other handles hold. */
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

/* Who comes down there could walk to it from the stairs. */
static bool is_landing(const void *context, struct point p)
{
    const struct state *state = context;
    return distance_map_get(&state->ai_memory.distances, p) != DISTANCE_UNREACHED &&
           movement_is_free(state_level_const(state), monster_hero(), p);
}

/* Where one lands who falls from above a cell: as near to it as can be, but not behind locks and secret doors. */
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

/* Puts the hero onto another floor, and whoever comes with him. */
static void move_floor(struct state *state, int leads, bool has_fallen, struct point otherwise)
{
    struct actor hero = *state_hero(state);
    struct handle before = state->hero;
    struct point at = otherwise;
    if (has_fallen)
        followers_lose(state);
    else
        followers_gather(state);
    take_events_along(state);
    level_remove_actor(state_level(state), state->hero);
    leave(state_level(state), state->turn);
    state->depth += leads;
    if (has_fallen)
        at = find_landing(state, at);
    else
        level_find_stairs(state_level(state), -leads, &at);
    enter(state, hero, at);
    rename_hero(state, before);
    event_list_add(&state->events, (struct event){.kind = EVENT_ARRIVED,
                                                  .actor = state->hero,
                                                  .to = state_hero(state)->position,
                                                  .depth = state->depth});
    visibility_refresh(state);
    followers_arrive(state);
    visibility_refresh(state);
    secrets_look(state);
}

void arrival_by_stairs(struct state *state, int leads, struct point otherwise)
{
    move_floor(state, leads, false, otherwise);
}

void arrival_by_falling(struct state *state, struct point otherwise)
{
    move_floor(state, 1, true, otherwise);
    int amount = random_between(&state->blows_random, FALL_MIN, FALL_MAX);
    event_list_add(&state->events, (struct event){.kind = EVENT_FELL, .damage = amount});
    harm_hurt(state, state->hero, amount, harm_by(CAUSE_FALL));
}

void arrival_is_first(struct state *state)
{
    state->surprise_charges = state->traits.surprise_charges;
    night_first_arrival(state);
    boons_offer(state, "boons");
}
