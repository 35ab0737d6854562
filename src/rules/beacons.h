/* Lesser beacons: what comes of lighting one. Their light on the whole floor follows the terrain (level_is_lit). */
#ifndef RULES_BEACONS_H
#define RULES_BEACONS_H

#include "world/state.h"

/* The hero has lit the beacon in a cell of his floor: boons are offered, he is whole, the night is over, and everybody on
 * the floor grows wary and comes to it. */
void beacons_bless(struct state *state, struct point beacon);

/* How many the hero left unlit, on the floors that he has been to. */
int beacons_count_unlit(const struct state *state);

#endif
