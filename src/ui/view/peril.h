/* Which events bode ill for the hero, or are what the run is about: their sentences stand out among the messages. */
#ifndef UI_VIEW_PERIL_H
#define UI_VIEW_PERIL_H

#include "world/state.h"

/* Whether what happened harms the hero, or is about to. */
bool peril_is(const struct state *state, const struct event *event);

/* Whether it shows the hero where the run is won. */
bool peril_is_great_news(const struct event *event);

#endif
