/* Doors: terrain that opens to another and closes again. */
#ifndef RULES_DOORS_H
#define RULES_DOORS_H

#include "rules/outcome.h"

/* Whether there is something in the cell that only a key opens; false off the level. */
bool doors_is_locked(const struct level *level, struct point p);

/* Opens what is closed beside the actor, if its kind opens doors; what is locked only the hero, and a key of his is spent. So
 * with closing. */
struct outcome doors_open(struct state *state, struct handle handle, enum direction direction);

/* Closes what is open beside the actor, if nothing stands or lies in it. */
struct outcome doors_close(struct state *state, struct handle handle, enum direction direction);

#endif
