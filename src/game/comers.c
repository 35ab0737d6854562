#include "game/comers.h"

#include "game/travel/interrupt.h"
#include "game/travel/threat.h"

static bool is_told(const struct state *state, struct handle handle)
{
    const struct event_list *list = &state->events;
    for (int i = 0; i < list->count; i++)
        if (handle_is_equal(list->events[i].actor, handle) &&
            interrupt_of(state, &list->events[i]) == INTERRUPT_STARTLE)
            return true;
    return false;
}

/* Whether the step has brought a creature that could harm the hero beside it, where it still is. */
static bool comes(const struct state *state, const struct event *step)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    if (step->kind != EVENT_MOVED || state_is_hero(state, step->actor) ||
        !pool_resolves(&level->actor_pool, step->actor))
        return false;
    const struct actor *actor = level_actor_const(level, step->actor);
    return point_chebyshev(hero, step->from) > 1 && point_chebyshev(hero, actor->position) == 1 &&
           actor->is_seen && !actor->is_ally && threat_does_harm(state, actor) &&
           !threat_lets_be(state, actor, hero);
}

void comers_tell(struct state *state)
{
    const struct event_list *list = &state->events;
    int count = list->count;
    for (int i = 0; i < count; i++) {
        struct event step = list->events[i];
        if (comes(state, &step) && !is_told(state, step.actor))
            ADD_EVENT(state, .kind = EVENT_BESIDE, .actor = step.actor,
                      .monster = level_actor_const(state_level_const(state), step.actor)->kind,
                      .to = level_actor_const(state_level_const(state), step.actor)->position);
    }
}
