/* The light on the hero's floor: of lamps, of actors that glow, of his lantern. */
#ifndef RULES_LIGHTING_H
#define RULES_LIGHTING_H

#include "world/state.h"

/* Whether the actor gives light. */
bool lighting_is_source(const struct state *state, const struct actor *actor);

/* Brings all light up to date; the lamps' only where terrain has changed. There is none in plain sight. */
void lighting_refresh(struct state *state);

#endif
