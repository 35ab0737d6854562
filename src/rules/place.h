/* Where there is room for who comes to the floor. */
#ifndef RULES_PLACE_H
#define RULES_PLACE_H

#include "world/state.h"

/* The free cell for an actor of the kind that is the fewest of its steps from `at`, and first in reading order; false
 * if there is none within so many steps, DISTANCE_UNREACHED for any number. */
bool place_find(struct state *state, enum monster kind, struct point at, uint32_t steps_max,
                struct point *found);

#endif
