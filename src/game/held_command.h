/* Private to game: what a command given again goes on with. */
#ifndef GAME_HELD_COMMAND_H
#define GAME_HELD_COMMAND_H

#include "game/game.h"

/* Whether the command was just refused because its light would set off gas. */
bool held_command_opens(const struct game *game, const struct command *command);

#endif
