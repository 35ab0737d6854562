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

/* The next after a cell among the places that he knows, seen or remembered: of stairs that lead there, or of all. The nearest
 * first, and after the last the first; the one before it, of all. The cell where there is none. */
struct point sights_next_stairs(const struct state *state, int leads, struct point from);
struct point sights_next_known(const struct state *state, struct point from);
struct point sights_previous_known(const struct state *state, struct point from);

/* Whether that terrain, which he knows to be in a cell, makes a place of it: stairs, or what else can be made use of or is to
 * be gone round. */
bool sights_is_place(const struct state *state, struct point p, enum terrain terrain);

#endif
