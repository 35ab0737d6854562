/* What passes with every full turn of 100 time units, whatever anybody does. */
#ifndef RULES_UPKEEP_H
#define RULES_UPKEEP_H

#include "world/state.h"

/* Lets so much time pass: each full turn, statuses, clouds, healing, night, followers and what actors notice go on. */
void upkeep_pass(struct state *state, int time);

/* Whether the hero's light would heal him now: bright, and nobody hunts him. */
bool upkeep_is_healing(const struct state *state);

#endif
