/* One turn: the hero acts, then everybody else on his floor for as long as he took. */
#ifndef GAME_TURN_H
#define GAME_TURN_H

#include "rules/perform.h"
#include "world/state.h"

/* Performs an action of the hero. If it took time, every other awake actor on his floor gets that time and
 * spends it. The outcome is the hero's; on OUTCOME_LEFT too they have had their time, so that stairs are no
 * way out of a blow, and he still stands on the stairs: if he lives, the caller moves him. */
struct outcome turn_play(struct state *state, struct action action);

#endif
