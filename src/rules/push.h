/* Pushing: terrain that a bump moves a cell on. It cuts lines of sight wherever it comes to stand. */
#ifndef RULES_PUSH_H
#define RULES_PUSH_H

#include "rules/outcome.h"

/* Whether what stands in the cell is of a kind that can be pushed; false off the level. */
bool push_is_movable(const struct level *level, struct point p);

/* Pushes what is movable there a cell on: over the ground that its kind is pushed along, where nobody and nothing is,
 * not past a corner. In deep water it sinks, in a chasm it is gone. Nothing happens, and it is false, where it can't go
 * on, and while it burns. `by` stays where it was. */
bool push_on(struct state *state, struct handle by, struct point p, enum direction direction);

/* Smashes what is movable there, so that nobody is ever shut in: loud, and takes a turn. */
struct outcome push_smash(struct state *state, struct handle by, struct point p,
                          enum direction direction);

#endif
