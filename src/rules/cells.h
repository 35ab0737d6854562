/* The cells that the hero sees. */
#ifndef RULES_CELLS_H
#define RULES_CELLS_H

#include "world/state.h"

/* Marks the cells that the hero sees, as world/perception.h defines it, and remembers them; his view and the light must
 * be current. */
void cells_mark(struct state *state);

/* The same for some rows of the level, where the light has changed and the view has not. */
void cells_mark_rows(struct state *state, int first, int last);

#endif
