/* Creatures that come up to the hero while it waits or rests: one that was in view before gives no other news. */
#ifndef GAME_COMERS_H
#define GAME_COMERS_H

#include "world/state.h"

/* After an action in which the hero waited: adds an event for each creature that has stepped beside it and could harm it,
 * unless another event tells of that creature. */
void comers_tell(struct state *state);

#endif
