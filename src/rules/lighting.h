/* The light on the hero's floor: of lamps, of actors that glow, of his lantern. What moves is lit anew where it was and
 * where it is; the rest of the level is left alone. */
#ifndef RULES_LIGHTING_H
#define RULES_LIGHTING_H

#include "world/state.h"

/* The radius of the light that the actor gives; 0: none, as always in plain sight. */
int lighting_radius(const struct state *state, const struct actor *actor);

/* Notes that a light of that radius came to or went from the cell; of radius 0: nothing. */
void lighting_note(struct state *state, struct point p, int radius);

/* Brings all light up to date; the lamps' only where terrain has changed. Whether that may have changed the light in
 * the hero's view. */
bool lighting_refresh(struct state *state);

#endif
