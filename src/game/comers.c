#include "game/comers.h"

#include "game/travel/interrupt.h"
#include "game/travel/threat.h"

/* Nearer than that, it has not gone away. */
#define GONE_STEPS 3

static void forget_gone(struct comers *comers, const struct state *state)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    int kept = 0;
    if (comers->depth != state->depth)
        *comers = (struct comers){.depth = state->depth};
    for (int i = 0; i < comers->count; i++)
        if (pool_resolves(&level->actor_pool, comers->actors[i]) &&
            point_chebyshev(level_actor_const(level, comers->actors[i])->position, hero) <
                GONE_STEPS)
            comers->actors[kept++] = comers->actors[i];
    comers->count = kept;
}

static bool is_among(const struct comers *comers, struct handle handle)
{
    for (int i = 0; i < comers->count; i++)
        if (handle_is_equal(comers->actors[i], handle))
            return true;
    return false;
}

static bool is_told(const struct state *state, struct handle handle)
{
    const struct event_list *list = &state->events;
    for (int i = 0; i < list->count; i++)
        if (handle_is_equal(list->events[i].actor, handle) &&
            interrupt_of(state, &list->events[i]) == INTERRUPT_STARTLE)
            return true;
    return false;
}

void comers_note(struct comers *comers, struct state *state, bool waited)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    forget_gone(comers, state);
    for (int d = 0; d < DIRECTION_COUNT && comers->count < COMERS_MAX; d++) {
        struct point p = point_step(hero, (enum direction)d);
        struct handle handle =
            grid_contains(level->grid, p) ? level_actor_at(level, p) : HANDLE_NONE;
        if (handle_is_none(handle) || is_among(comers, handle))
            continue;
        const struct actor *actor = level_actor_const(level, handle);
        if (actor->is_ally || actor->is_asleep || !actor->is_seen ||
            !threat_does_harm(state, actor) || threat_lets_be(state, actor, hero))
            continue;
        comers->actors[comers->count++] = handle;
        if (waited && !is_told(state, handle))
            ADD_EVENT(state, .kind = EVENT_BESIDE, .actor = handle, .monster = actor->kind,
                      .to = p);
    }
}
