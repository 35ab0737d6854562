/* Doors: terrain that can be opened and closed. */
#ifndef RULES_DOORS_H
#define RULES_DOORS_H

#include "rules/outcome.h"

/* Whether the cell needs a key; false off the level. */
bool doors_is_locked(const struct level *level, struct point p);

/* Opens a door beside an actor of a kind that can. Only the hero opens locks, which spends a key. */
struct outcome doors_open(struct state *state, struct handle handle, enum direction direction);

/* Closes a door with nothing in it. */
struct outcome doors_close(struct state *state, struct handle handle, enum direction direction);

#endif
