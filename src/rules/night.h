/* The night: a count of turns for the whole run that sends hunters from a certain point on. */
#ifndef RULES_NIGHT_H
#define RULES_NIGHT_H

#include "world/state.h"

#define NIGHT_FIRST_HUNTER 800
#define NIGHT_NEXT_HUNTER 250

void night_turn(struct state *state);

/* Draws the night back, but not below 0. */
void night_draw_back(struct state *state, int amount);

void night_end(struct state *state);

/* How far the night is on from 0 to `max`, where the first hunter comes: for drawing a moon. */
int night_phase(const struct state *state, int max);

#endif
