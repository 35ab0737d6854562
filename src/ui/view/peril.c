#include "ui/view/peril.h"

#include "game/awareness.h"

#define PIPS_HUNTED 3

/* Whether the message that it comes into view tells that it hunts the hero. */
static bool comes_hunting(const struct state *state, const struct event *event)
{
    const struct level *level = state_level_const(state);
    return pool_resolves(&level->actor_pool, event->actor) &&
           !monster_keeps_off(monster_get(event->monster)) &&
           awareness_of(state, level_actor_const(level, event->actor)) == AWARENESS_HUNTING;
}

bool peril_is(const struct state *state, const struct event *event)
{
    switch (event->kind) {
    case EVENT_STRUCK:
    case EVENT_HURT:
        return event->damage > 0 && state_is_hero(state, event->victim);
    case EVENT_DIED:
        return event->is_ally;
    case EVENT_PIPS:
        return event->pips >= PIPS_HUNTED &&
               (handle_is_none(event->actor) || !monster_keeps_off(monster_get(event->monster)));
    case EVENT_SIGHTED:
    case EVENT_BESIDE:
        return comes_hunting(state, event);
    case EVENT_REFUSED:
    case EVENT_STOPPED:
        return refusal_is_disturbance(event->refusal) || event->refusal == REFUSAL_BADLY_HURT;
    case EVENT_ALLY_LOST:
    case EVENT_TELL:
    case EVENT_FELL:
    case EVENT_NEAR_DEATH:
    case EVENT_STOLEN:
    case EVENT_NIGHT:
    case EVENT_DESCENDED:
    case EVENT_LOST:
        return true;
    default:
        return false;
    }
}

bool peril_is_great_news(const struct event *event)
{
    return event->kind == EVENT_SPOTTED && event->item == ITEM_NONE &&
           terrain_get(event->terrain)->wins;
}
