/* Deeds that come from outside: whether a player could have done them. */
#ifndef GAME_SAVE_PLAYER_ACTION_H
#define GAME_SAVE_PLAYER_ACTION_H

#include "game/game.h"

/* Whether a command could have led to the deed. game_perform takes any that is possible, be it that the rules refuse it;
 * of any other it may make nonsense. */
bool player_action_is_possible(const struct state *state, const struct player_action *deed);

#endif
