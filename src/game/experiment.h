/* Changes to a game that no player can make, to measure what a thing is worth. No journal holds them. */
#ifndef GAME_EXPERIMENT_H
#define GAME_EXPERIMENT_H

#include "game/game.h"

/* Takes the lantern out of the game, or gives it back, open. */
void experiment_set_lantern(struct game *game, bool has_lantern);

/* The hero has chosen that boon, without an offer. */
void experiment_give_boon(struct game *game, enum boon boon);

#endif
