/* Prizes: what the hero remembers and the player takes by choice, as taking it, or just walking there, may lose something: a
 * captive, a boon, what is locked, a key, gifts to choose from, loot that fades or is watched. Exploring leaves them and names
 * them at its end, and the map leads from one to the next. */
#ifndef GAME_PRIZE_H
#define GAME_PRIZE_H

#include "world/state.h"

/* Whether the item that the hero remembers in a cell is one. */
bool prize_is_item(const struct level *level, struct point p);

/* The name of the prize in a cell; NULL: there is none. All gifts of one choice have the name of their room. */
const char *prize_name(const struct state *state, struct point p);

/* Whether the hero remembers a prize on this floor ; what is locked is one while it holds a key. */
bool prize_is_left(const struct state *state);

#endif
