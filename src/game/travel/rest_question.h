/* What the player is asked before a rest. */
#ifndef GAME_TRAVEL_REST_QUESTION_H
#define GAME_TRAVEL_REST_QUESTION_H

#include "game/travel/auto_move.h"

/* The question, in peace, before the hero goes to a brazier (`goes`) or rests; REFUSAL_NONE: none. */
enum refusal rest_question(struct auto_move *auto_move, const struct state *state,
                           struct distance_map *scratch, bool goes);

#endif
