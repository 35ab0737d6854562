/* Beacons: what lighting one does. Their light on the whole floor follows from the terrain (level_is_lit). */
#ifndef RULES_LIGHT_BEACONS_H
#define RULES_LIGHT_BEACONS_H

#include "world/state.h"

/* The hero has lit a beacon: boons are offered, the hero is healed, the night ends, and everything on the floor grows
 * wary and comes. */
void beacons_bless(struct state *state, struct point beacon);

/* How many of them burn. */
int beacons_count_lit(const struct state *state);

#endif
