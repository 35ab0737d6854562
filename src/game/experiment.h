/* Changes to a game that no player can make, to measure what a thing is worth. No journal holds them. */
#ifndef GAME_EXPERIMENT_H
#define GAME_EXPERIMENT_H

#include "game/game.h"

/* Takes the lantern out of the game, or gives it back, open. */
void experiment_set_lantern(struct game *game, bool has_lantern);

/* Gives the hero a boon as if it had been offered and chosen. */
void experiment_give_boon(struct game *game, enum boon boon);

#endif
