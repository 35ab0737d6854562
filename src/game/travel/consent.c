#include "game/travel/consent.h"

#include "base/integer.h"
#include "game/travel/danger.h"
#include "game/travel/interrupt.h"

/* What needs that many turns does not strike during the next action. */
#define TURNS_MIN 2

bool consent_is_possible(enum refusal refusal)
{
    return refusal_is_by_danger(refusal) || refusal_is_disturbance(refusal) ||
           refusal == REFUSAL_UNLIT || refusal == REFUSAL_WAVERS || refusal == REFUSAL_DETOUR ||
           refusal == REFUSAL_COVER || refusal == REFUSAL_REST_FAR ||
           refusal == REFUSAL_REST_SLOW || refusal == REFUSAL_STAIRS_HURT ||
           refusal == REFUSAL_STAIRS_PRIZES || refusal == REFUSAL_STAIRS_OMENS;
}

bool consent_is_by_key(enum refusal refusal)
{
    return refusal == REFUSAL_STAIRS_PRIZES || refusal == REFUSAL_STAIRS_OMENS ||
           refusal == REFUSAL_LEAVES_CAPTIVE;
}

struct consent consent_begin(const struct consent *last, enum refusal to, struct handle danger)
{
    bool is_accepted = to == REFUSAL_NOTICED || to == REFUSAL_SHOWS;
    return (struct consent){
        .to = to, .danger = danger, .accepted = is_accepted ? danger : last->accepted};
}

void consent_note(struct consent *consent, const struct state *state, struct point to)
{
    bool is_given =
        refusal_is_by_danger(consent->to) && grid_contains(state_level_const(state)->grid, to);
    consent->turns = is_given ? danger_turns_at(state, to) : 0;
}

bool consent_covers(const struct consent *consent, const struct state *state, struct point to,
                    bool leaves)
{
    int turns = leaves ? TURNS_MIN : int_max(consent->turns, TURNS_MIN);
    return consent->turns > 0 && danger_turns_at(state, to) >= turns;
}

bool consent_covers_nearing(const struct consent *consent, const struct state *state,
                            struct handle hunter)
{
    return refusal_is_by_danger(consent->to) && consent->to != REFUSAL_NOTICED &&
           !actor_is_perceived(level_actor_const(state_level_const(state), hunter));
}

/* Whether an event is no new danger: pips before a hunt, a harmless creature in view, or a blow by the creature agreed to while
 * the next could not kill. */
static bool expects(const struct consent *consent, const struct state *state,
                    const struct event *event)
{
    bool is_agreed =
        refusal_is_by_danger(consent->to) && handle_is_equal(event->actor, consent->danger);
    switch (event->kind) {
    case EVENT_PIPS:
        return event->pips != PIPS_HUNTING;
    case EVENT_SIGHTED:
        return danger_is_harmless(monster_get(event->monster));
    case EVENT_STRUCK:
    case EVENT_TELL:
        return is_agreed && !danger_could_kill(state);
    default:
        return false;
    }
}

bool consent_is_startled(const struct consent *consent, const struct state *state,
                         struct handle told)
{
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        bool is_told = event->kind == EVENT_SIGHTED && !handle_is_none(told) &&
                       handle_is_equal(event->actor, told);
        if (interrupt_of(state, event) == INTERRUPT_STARTLE && !is_told &&
            !expects(consent, state, event))
            return true;
    }
    return false;
}
