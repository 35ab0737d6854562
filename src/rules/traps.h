/* Traps: what comes of stepping onto one, and who takes care not to. */
#ifndef RULES_TRAPS_H
#define RULES_TRAPS_H

#include "world/state.h"

/* Sets off the trap that the actor has come onto, if there is one and it does not fly. Its handle may resolve no more
 * then; the hero may be about to fall (state->is_falling). */
void traps_spring(struct state *state, struct handle handle);

/* Whether the hero knows of a trap there, and was not warned of it with his last action. */
bool traps_warn(const struct state *state, struct point p);

#endif
