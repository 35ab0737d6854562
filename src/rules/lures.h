/* Lights that creatures take for the hero's: candles that burn somewhere, and lights that others carry. */
#ifndef RULES_LURES_H
#define RULES_LURES_H

#include "world/state.h"

/* Creatures that see such a light go to look; what reaches it falls for no more lures here. Lights that are carried draw only
 * wary creatures and hunters: the rest know what lives on their floor. To be called before pursuit_turn, in which what notices
 * the hero turns to the hero. */
void lures_turn(struct state *state);

#endif
