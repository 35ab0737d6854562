/* Finds room for actors that come to the floor. */
#ifndef RULES_PLACE_H
#define RULES_PLACE_H

#include "world/state.h"

/* Finds the free cell within steps_max steps of `at` (DISTANCE_UNREACHED: any number) that is nearest to it for the
 * kind, first in reading order among equals; false if there is none. */
bool place_find(struct state *state, enum monster kind, struct point at, uint32_t steps_max,
                struct point *found);

#endif
