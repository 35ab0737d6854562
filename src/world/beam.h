/* The beams of the burning great lamp: one that the hero turns, and one that each lit beacon fixes. A beam is an eighth of the
 * circle around the lamp, out to BEAM_RADIUS, as far as the lamp's light gets: its cells are bright, and stop creatures. */
#ifndef WORLD_BEAM_H
#define WORLD_BEAM_H

#include "world/state.h"

#define BEAM_RADIUS 20

/* The eighths that are lit on the hero's floor: bit d for the direction d. 0: no great lamp burns there. */
unsigned beam_mask(const struct state *state);

/* Whether a beam shines on the cell. The lamp's own cell is in none. */
bool beam_has(const struct state *state, struct point p);

/* Whether the cell would be in the beam in that direction. */
bool beam_would_have(const struct state *state, enum direction direction, struct point p);

#endif
