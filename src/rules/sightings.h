/* Whom the hero sees, and whose eyes shine at him. */
#ifndef RULES_SIGHTINGS_H
#define RULES_SIGHTINGS_H

#include "world/state.h"

/* Turns after which who comes into sight again, or whose eyes shine again, is news. */
#define SIGHTINGS_FORGOTTEN_AFTER 20

/* Brings the actors' is_seen and shines and the list of eyes up to date, the cells being current, and appends
 * EVENT_NOTICED and EVENT_EYES for what is new. */
void sightings_refresh(struct state *state);

#endif
