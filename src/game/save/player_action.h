/* Whether an action read from a journal is one that a player can perform. */
#ifndef GAME_SAVE_PLAYER_ACTION_H
#define GAME_SAVE_PLAYER_ACTION_H

#include "game/game.h"

/* Whether a command can lead to the action, even if the rules refuse it. game_perform must be given no other. */
bool player_action_is_possible(const struct state *state, const struct player_action *played);

#endif
