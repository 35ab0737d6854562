/* Noise: who hears it, and what comes of that. */
#ifndef RULES_NOISE_H
#define RULES_NOISE_H

#include "world/state.h"

/* How many steps more a closed door counts for noise. */
#define NOISE_DOOR_STEPS 5

/* Makes a noise of that loudness in a cell: every actor on the floor whom it reaches grows more suspicious, and knows where
 * it was. `maker` made it (HANDLE_NONE: nobody), and does not hear it. Where silence lies nothing is loud, and nobody
 * hears. True if the hero does. */
bool noise_make(struct state *state, struct handle maker, struct point at, int loudness);

#endif
