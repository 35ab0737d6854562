/* The cells that the hero sees. */
#ifndef RULES_CELLS_H
#define RULES_CELLS_H

#include "world/state.h"

/* Marks and remembers the cells that the hero sees, as world/perception.h defines it. View and light must be current.
 * */
void cells_mark(struct state *state);

/* The same for rows where the light has changed and the view hasn't. */
void cells_mark_rows(struct state *state, int first, int last);

#endif
