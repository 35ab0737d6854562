#include "rules/arrival.h"

#include "rules/boons.h"
#include "rules/followers.h"
#include "rules/gear.h"
#include "rules/harm.h"
#include "rules/night.h"
#include "rules/visibility.h"
#include "world/movement.h"

#include <assert.h>
#include <limits.h>

#define FALL_LEAST 2
#define FALL_MOST 4

/* Who arrives, and where. */
struct arrival {
    const struct level *level;
    enum monster kind;
};

static bool may_step(const void *context, struct point from, enum direction direction)
{
    const struct arrival *arrival = context;
    return movement_can_step(arrival->level, arrival->kind, from, direction);
}

/* How far a cell is for one who would arrive at `at`: cells that can be walked to come first. */
static long farness(const struct distance_map *map, struct point at, struct point p)
{
    uint32_t steps = distance_map_get(map, p);
    return steps != DISTANCE_UNREACHED ? (long)steps
                                       : (long)GRID_SIDE_MAX * GRID_SIDE_MAX + point_steps(at, p);
}

/* The free cell nearest to `at`; false if there is none. */
static bool find_free(const struct arrival *arrival, struct distance_map *map, struct point at,
                      struct point *found)
{
    struct grid grid = arrival->level->grid;
    distance_map_reset(map, grid);
    distance_map_add_goal(map, at);
    distance_map_fill(map, may_step, arrival, DISTANCE_UNREACHED);
    long least = LONG_MAX;
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct point p = grid_point(grid, cell);
        if (!movement_is_free(arrival->level, arrival->kind, p) || farness(map, at, p) >= least)
            continue;
        least = farness(map, at, p);
        *found = p;
    }
    return least < LONG_MAX;
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
    struct arrival arrival = {level, hero->kind};
    struct point found = at;
    if (movement_is_free(level, hero->kind, at) ||
        find_free(&arrival, &state->thought.distances, at, &found))
        return found;
    struct handle occupant = level_actor_at(level, at);
    if (occupant.generation != 0)
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
        send_away(state, pool_handle(&level->actor_pool, (uint16_t)(level->actor_pool.end - 1)));
    state->hero = level_add_actor(level, hero);
    level_pair_twins(level);
    state->came_in = hero.position;
    state->brink = point_make(-1, -1);
    visibility_note_all(state);
}

void arrival_of_hero(struct state *state, struct point at)
{
    enter(state, (struct actor){.kind = monster_hero(), .health = state->traits.health}, at);
    visibility_refresh(state);
}

/* The floor is out of the hero's sight. */
static void leave(struct level *level, int turn)
{
    bit_grid_clear(&level->visible);
    for (uint16_t i = 0; i < level->actor_pool.end; i++) {
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
    if (handle.generation == 0 || state_is_hero(state, handle))
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

/* Puts the hero onto another floor, and whoever comes with him. */
static void move_floor(struct state *state, int leads, bool has_fallen, struct point otherwise)
{
    struct actor hero = *state_hero(state);
    struct handle before = state->hero;
    struct point at = otherwise;
    take_events_along(state);
    followers_gather(state);
    level_remove_actor(state_level(state), state->hero);
    leave(state_level(state), state->turn);
    state->depth += leads;
    if (!has_fallen)
        level_find_stairs(state_level(state), -leads, &at);
    enter(state, hero, at);
    rename_hero(state, before);
    event_list_add(&state->events, (struct event){.kind = EVENT_ARRIVED,
                                                  .actor = state->hero,
                                                  .to = state_hero(state)->position,
                                                  .amount = state->depth});
    visibility_refresh(state);
    followers_arrive(state);
    visibility_refresh(state);
}

void arrival_by_stairs(struct state *state, int leads, struct point otherwise)
{
    move_floor(state, leads, false, otherwise);
}

void arrival_by_falling(struct state *state, struct point otherwise)
{
    move_floor(state, 1, true, otherwise);
    int amount = random_between(&state->blows_random, FALL_LEAST, FALL_MOST);
    event_list_add(&state->events, (struct event){.kind = EVENT_FELL, .amount = amount});
    harm_hurt(state, state->hero, amount, harm_by(CAUSE_FALL));
}

void arrival_is_first(struct state *state)
{
    state->quick_triples = state->traits.quick_triples;
    night_first_arrival(state);
    boons_offer(state, "boons");
}
