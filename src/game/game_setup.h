/* Private to game: whether a game can be made from a setup. */
#ifndef GAME_GAME_SETUP_H
#define GAME_GAME_SETUP_H

#include "game/game.h"

/* Checks all of a setup that comes from outside; `first` receives the size of floor 1. */
bool game_setup_check(const struct game_setup *setup, struct grid *first, struct error *error);

#endif
