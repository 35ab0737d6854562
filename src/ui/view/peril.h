/* Which events bode ill for the hero: their sentences stand out in the list of messages. */
#ifndef UI_VIEW_PERIL_H
#define UI_VIEW_PERIL_H

#include "world/state.h"

/* Whether what happened harms the hero, or is about to. */
bool peril_is(const struct state *state, const struct event *event);

#endif
