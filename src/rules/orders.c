#include "rules/orders.h"

#include "rules/effects/effect.h"
#include "world/captive.h"

static void add_event(struct state *state, enum event_kind kind, struct handle ally)
{
    const struct actor *actor = level_actor_const(state_level(state), ally);
    ADD_EVENT(state, .kind = kind, .actor = ally, .monster = actor->kind, .to = actor->position,
              .waits = captive_waits(actor));
}

static struct outcome lend(struct state *state, struct handle hero, struct handle ally)
{
    const struct actor *actor = level_actor_const(state_level(state), ally);
    enum gift gift = monster_get(actor->kind)->lends;
    struct point at = actor->position;
    if (gift == GIFT_NONE)
        return outcome_refused(state, hero, REFUSAL_NO_GIFT, at);
    add_event(state, EVENT_LENT, ally);
    effect_apply(state, gift_get(gift)->effect, (struct effect_use){ally, at, ITEM_NONE});
    return outcome_done(TURN_TIME);
}

struct outcome orders_give(struct state *state, struct handle hero, enum order order)
{
    struct handle ally = captive_find(state, order == ORDER_LEND);
    if (handle_is_none(ally)) /* why the nearest can't is told */
        ally = captive_find(state, false);
    if (handle_is_none(ally))
        return outcome_refused(state, hero, REFUSAL_NO_CAPTIVE, state_hero(state)->position);
    if (order == ORDER_LEND)
        return lend(state, hero, ally);
    struct actor *actor = level_actor(state_level(state), ally);
    captive_set_waiting(actor, !captive_waits(actor));
    actor->has_goal = true; /* it heard where the hero is */
    actor->goal = state_hero(state)->position;
    add_event(state, EVENT_ORDERED, ally);
    return outcome_done(TURN_TIME);
}
