/* What the player is asked before the hero goes to stairs down. */
#ifndef GAME_TRAVEL_STAIRS_QUESTION_H
#define GAME_TRAVEL_STAIRS_QUESTION_H

#include "world/state.h"

/* Nothing on such stairs: the player has walked there. REFUSAL_STAIRS_OMENS: which stairs. REFUSAL_STAIRS_PRIZES: whether to
 * leave the prizes, if nothing hunts the hero and the player was not told of them yet. REFUSAL_NONE: nothing. */
enum refusal stairs_question(const struct state *state, bool knows_prizes);

#endif
