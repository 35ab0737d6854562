#include "ui/view/peril.h"

#define PIPS_HUNTED 3

bool peril_is(const struct state *state, const struct event *event)
{
    switch (event->kind) {
    case EVENT_STRUCK:
    case EVENT_HURT:
        return event->damage > 0 && state_is_hero(state, event->victim);
    case EVENT_DIED:
        return event->is_ally;
    case EVENT_PIPS:
        return event->pips >= PIPS_HUNTED;
    case EVENT_REFUSED:
    case EVENT_STOPPED:
        return refusal_is_disturbance(event->refusal) || event->refusal == REFUSAL_BADLY_HURT;
    case EVENT_TELL:
    case EVENT_FELL:
    case EVENT_STOLEN:
    case EVENT_NIGHT:
    case EVENT_DESCENDED:
    case EVENT_LOST:
        return true;
    default:
        return false;
    }
}
