/* Traps. */
#ifndef RULES_TRAPS_H
#define RULES_TRAPS_H

#include "world/state.h"

/* Sets off a trap under an actor that doesn't fly. It may be gone afterwards; the hero may be about to fall
 * (state->is_falling). */
void traps_spring(struct state *state, struct handle handle);

/* Whether the hero knows of a trap there. */
bool traps_is_known(const struct state *state, struct point p);

#endif
