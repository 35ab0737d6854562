/* Noise, the actors that hear it, and their suspicion. */
#ifndef RULES_NOISE_H
#define RULES_NOISE_H

#include "world/state.h"

/* Steps that a closed door adds to the way of a noise. */
#define NOISE_DOOR_STEPS 5
/* A noise within this many steps of the hero is told as nearby. */
#define NOISE_NEAR_STEPS 6

/* Makes a noise: actors that hear it grow suspicious and know where it was. `maker` (or HANDLE_NONE) doesn't hear it.
 * Nothing in silence makes or hears a noise. True if the hero hears it. */
bool noise_make(struct state *state, struct handle maker, struct point at, enum loudness loudness);

/* The suspicion that a noise gives to ears of that kind, that many steps away; 0: it is not heard. */
int noise_gain(const struct state *state, enum loudness loudness, enum hearing hearing, int steps);

/* The steps over which it is heard on the hero's floor. */
int noise_range(const struct state *state, enum loudness loudness, enum hearing hearing);

#endif
