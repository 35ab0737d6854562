/* Close calls: creatures that come within a few cells of the hero and leave again without noticing anything. */
#ifndef RULES_CLOSE_CALLS_H
#define RULES_CLOSE_CALLS_H

#include "world/state.h"

/* A creature this close, in cells, is a close call. */
#define CLOSE_CALLS_CELLS 2

/* Once a turn, when perception is current: appends EVENT_CLOSE_CALL for each creature that has left. */
void close_calls_update(struct state *state);

#endif
