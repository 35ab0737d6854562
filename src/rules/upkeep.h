/* The passing of time, in full turns of 100 time units. */
#ifndef RULES_UPKEEP_H
#define RULES_UPKEEP_H

#include "world/state.h"

/* Lets time pass: with each full turn statuses, clouds, healing, night, followers and suspicion advance. */
void upkeep_pass(struct state *state, int time);

#endif
