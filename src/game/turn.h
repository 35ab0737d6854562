/* One turn: the hero acts, then every other actor on the floor for as long. */
#ifndef GAME_TURN_H
#define GAME_TURN_H

#include "rules/perform.h"
#include "world/state.h"

/* Performs an action of the hero. If it took time, every other awake actor on the floor gets that time and spends it. The
 * outcome is the hero's. On OUTCOME_LEFT too the others have had their time, so that stairs don't avoid a blow, and the hero
 * is still on the stairs: the caller moves a living hero. */
struct outcome turn_play(struct state *state, struct action action);

#endif
