/* What creatures take for the hero: candles that burn somewhere, lights that others carry, and freed captives. */
#ifndef RULES_LURES_H
#define RULES_LURES_H

#include "world/state.h"

/* Creatures that see such a thing go to look; what reaches a light falls for no more lures here, what reaches a captive fights
 * it. Lights that others carry draw only wary creatures and hunters: the rest know what lives on their floor. To be called
 * before pursuit_turn, in which what notices the hero turns to the hero. */
void lures_turn(struct state *state);

#endif
