/* Which actors the hero sees, and which eyes shine from the dark. */
#ifndef RULES_SIGHTINGS_H
#define RULES_SIGHTINGS_H

#include "world/state.h"

/* Turns without sight of an actor, or of its eyes, after which seeing it again is told. */
#define SIGHTINGS_FORGOTTEN_AFTER 20

/* How far away the hero sees eyes shine; 0 without light in the game. Light must be current. */
int sightings_glint_range(const struct state *state);

/* Updates the actors' is_seen and shines and the list of eyes, and appends EVENT_SIGHTED and EVENT_EYES. Cells must be
 * current. */
void sightings_refresh(struct state *state);

#endif
