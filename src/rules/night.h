/* The night: a count of turns for the whole run that sends hunters from a certain point on. */
#ifndef RULES_NIGHT_H
#define RULES_NIGHT_H

#include "world/state.h"

#define NIGHT_NEXT_HUNTER 160
/* Without an open lantern this many turns count as one. */
#define NIGHT_PACE_HOODED 2
/* The log warns of each once, when this part of the time to it is left. */
#define NIGHT_WARNING_PART 4
/* How much leaving a floor draws the night back if nothing hunted the hero there, and in how many cells the hero must have
 * stood for it. */
#define NIGHT_UNHUNTED 50
#define NIGHT_UNHUNTED_CELLS 60

void night_turn(struct state *state);

/* Draws the night back, but not below 0. */
void night_draw_back(struct state *state, int amount);

void night_end(struct state *state);

/* The hero has left a floor for a new one. */
void night_leave(struct state *state, const struct level *left, int cells_walked);

/* Whether the night has come so far that it sends hunters. */
bool night_is_late(const struct state *state);

/* Turns that count as one of the night: an open lantern draws it on. */
int night_pace(const struct state *state);

/* Turns until the next hunter is sent, if the lantern stays as it is. */
int night_turns_left(const struct state *state);

/* How far the night is on from 0 to `max`, where the first hunter comes: for drawing a moon. */
int night_phase(const struct state *state, int max);

#endif
