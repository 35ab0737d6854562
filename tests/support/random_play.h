/* A game played by random commands, on a generated floor or on a small map crowded with creatures. Each action is checked by
 * support/fairness. */
#ifndef SUPPORT_RANDOM_PLAY_H
#define SUPPORT_RANDOM_PLAY_H

#include "support/seeds.h"

/* Plays up to that many actions with the loop's current seed. A fault is reported to the loop and ends the game. */
void random_play_game(struct seeds *seeds, int plain_radius, int actions);
void random_play_crowded_map(struct seeds *seeds, int plain_radius, int actions);

#endif
