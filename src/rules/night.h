/* The night: one number for the whole run. It falls turn by turn, and at its marks sends a hunter. */
#ifndef RULES_NIGHT_H
#define RULES_NIGHT_H

#include "world/state.h"

#define NIGHT_FIRST_HUNTER 800
#define NIGHT_NEXT_HUNTER 250

/* A turn passes. */
void night_turn(struct state *state);

/* It draws back by so much; no further than its beginning. */
void night_draw_back(struct state *state, int amount);

/* The hero came to a floor for the first time. */
void night_first_arrival(struct state *state);

/* It has not fallen at all: a beacon burns. */
void night_is_over(struct state *state);

/* How far it has fallen, from 0 to `most`, which is where the first hunter comes: for a moon. */
int night_phase(const struct state *state, int max);

#endif
