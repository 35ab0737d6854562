/* Things in a cell that can be lit, put out, dug out or smashed: lamps, beacons, fires, rubble, crates. */
#ifndef RULES_ALTER_H
#define RULES_ALTER_H

#include "world/state.h"

/* Each returns false and changes nothing if the cell has nothing of the sort. `by` did it, or HANDLE_NONE; the
 * hero is told of their own changes and of those in view. */
bool alter_kindle(struct state *state, struct handle by, struct point p);
/* Also what burns on the actor there. */
bool alter_douse(struct state *state, struct handle by, struct point p);
bool alter_dig(struct state *state, struct handle by, struct point p);
bool alter_smash(struct state *state, struct handle by, struct point p);

#endif
