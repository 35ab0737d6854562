/* One turn: the hero acts, then everybody else on his floor for as long as he took. */
#ifndef GAME_TURN_H
#define GAME_TURN_H

#include "rules/perform.h"
#include "world/state.h"

/* Performs an action of the hero. If it took time, every other awake actor on his floor gets that time and
 * spends it. The outcome is the hero's; on OUTCOME_LEFT nobody else has acted and he still stands on the
 * stairs: the caller moves him. */
struct outcome turn_play(struct state *state, struct action action);

#endif
