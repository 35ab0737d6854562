#include "rules/outcome.h"

static struct event refusal_event(const struct level *level, enum refusal refusal, struct point to)
{
    struct event event = {.kind = EVENT_REFUSED, .refusal = refusal, .to = to};
    if (!grid_contains(level->grid, to))
        return event;
    event.terrain = level_shown(level, to);
    event.item = level_item(level, to);
    event.actor = level_actor_at(level, to);
    if (!handle_is_none(event.actor))
        event.monster = level_actor_const(level, event.actor)->kind;
    return event;
}

struct outcome outcome_refused(struct state *state, struct handle actor, enum refusal refusal,
                               struct point to)
{
    if (state_is_hero(state, actor))
        event_list_add(&state->events, refusal_event(state_level(state), refusal, to));
    return (struct outcome){.kind = OUTCOME_REFUSED, .refusal = refusal};
}
