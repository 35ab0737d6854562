/* Whom the hero sees, and whose eyes shine at him. */
#ifndef RULES_SIGHTINGS_H
#define RULES_SIGHTINGS_H

#include "world/state.h"

/* Turns after which who comes into sight again, or whose eyes shine again, is news. */
#define SIGHTINGS_FORGOTTEN_AFTER 20

/* How far the hero sees eyes shine now, the light being current; 0 in plain sight. */
int sightings_glint_range(const struct state *state);

/* Brings the actors' is_seen and shines and the list of eyes up to date, the cells being current, and appends
 * EVENT_NOTICED and EVENT_EYES for what is new. */
void sightings_refresh(struct state *state);

#endif
