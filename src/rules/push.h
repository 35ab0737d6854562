/* Pushing and smashing objects such as crates, which block sight wherever they stand. */
#ifndef RULES_PUSH_H
#define RULES_PUSH_H

#include "rules/outcome.h"

/* Whether the cell holds an object that can be pushed; false off the level. */
bool push_is_movable(const struct level *level, struct point p);

/* Pushes an object one cell on, over its kind of floor and not past a corner. It sinks in deep water and falls into a
 * chasm. False, without change, if it burns or the way isn't free. `by` doesn't move. */
bool push_object(struct state *state, struct handle by, struct point p, enum direction direction);

/* Smashes an object, so that the hero can never be shut in. Loud; takes a turn. */
struct outcome push_smash(struct state *state, struct handle by, struct point p,
                          enum direction direction);

#endif
