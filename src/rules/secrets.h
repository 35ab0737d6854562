/* What seems something else until the hero finds it out: traps in the floor, doors in the wall. */
#ifndef RULES_SECRETS_H
#define RULES_SECRETS_H

#include "world/state.h"

/* Finds out what the hero sees well enough now, and tells him. All vision is current, and stays so. */
void secrets_look(struct state *state);

/* Finds out all that there is on the floor. */
void secrets_reveal(struct state *state);

#endif
