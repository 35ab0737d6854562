/* Coming to a floor. */
#ifndef RULES_ARRIVAL_H
#define RULES_ARRIVAL_H

#include "world/state.h"

/* Puts a new hero onto the built floor 1, on the cell nearest to `at` (by steps, then in reading order) that
 * is free and can be stood on, and makes all vision current. On a floor where no actor more can be he takes the
 * place of another. */
void arrival_of_hero(struct state *state, struct point at);

/* Moves the hero to the built floor state->depth + leads, onto its stairs back or as near to them as he can
 * stand (`otherwise` if it has none), and makes all vision current. Appends EVENT_ARRIVED. */
void arrival_by_stairs(struct state *state, int leads, struct point otherwise);

/* The same for one who fell to the next floor: onto `otherwise` or as near as he can stand, and hurt. */
void arrival_by_falling(struct state *state, struct point otherwise);

/* He has never been on this floor: the night draws back, boons are offered. */
void arrival_is_first(struct state *state);

#endif
