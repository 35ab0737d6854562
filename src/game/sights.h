/* What is worth a look among what the hero perceives, in an order: actors and eyes, then things that lie there, then stairs
 * and what else can be made use of; of each sort the nearest first, and of equals the first in reading order. */
#ifndef GAME_SIGHTS_H
#define GAME_SIGHTS_H

#include "world/state.h"

/* The first actor or thing; where there is none, the hero's own cell. */
struct point sights_first(const struct state *state);

/* The next after a cell, which may be any, and after the last the first; the one before it. The cell where there is none. */
struct point sights_next(const struct state *state, struct point from);
struct point sights_previous(const struct state *state, struct point from);

#endif
