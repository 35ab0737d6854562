/* One turn: the hero acts, then every other actor on the floor for as long. */
#ifndef GAME_TURN_H
#define GAME_TURN_H

#include "rules/perform.h"
#include "world/state.h"

/* Performs an action of the hero. If it took time, every other awake actor on the floor gets that time and spends it. The
 * outcome is the hero's. With OUTCOME_LEFT the others have acted too, so stairs don't save the hero from a blow; the hero is
 * still on the stairs, and if it lives the caller moves it. */
struct outcome turn_play(struct state *state, struct action action);

#endif
