/* Where webs are spun. */
#ifndef WORLD_WEBS_H
#define WORLD_WEBS_H

#include "world/state.h"

/* How far from itself a spinner hangs a web, in cells. */
#define WEBS_REACH 2

/* Whether the actor can hang a web in a cell: it has it in view within that reach, and there is nothing but walking ground
 * there: no door, no stairs, no actor, nothing in the air. */
bool webs_can_spin(const struct state *state, const struct actor *actor, struct point p);

/* How many webs hang within that reach of a cell of the level. */
int webs_count_about(const struct level *level, struct point p);

#endif
