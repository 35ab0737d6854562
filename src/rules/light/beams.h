/* What the beams of the great lamp do (world/beam.h). */
#ifndef RULES_LIGHT_BEAMS_H
#define RULES_LIGHT_BEAMS_H

#include "world/state.h"

/* How long a creature stands in a beam, once in its life. */
#define BEAMS_TURNS 5

/* The lamp has just been lit: its beam shines at the hero, and each lit beacon fixes one over the most floor that is left. */
void beams_begin(struct state *state);

/* Turns the beam clockwise by that many eighths of the circle, or the other way for negative ones. */
void beams_turn(struct state *state, int eighths);

/* Stops every creature in a beam that none has stopped before, for that many turns. */
void beams_stop(struct state *state, int turns);

#endif
