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

/* The name of what the hero would leave behind in a cell of this floor: a prize, or an item that exploring would pick up; NULL:
 * there is none. */
const char *prize_name_left(const struct state *state, struct point p);

/* What to say more of what exploring leaves in that cell: "watched", "you have a key"; NULL: nothing. */
const char *prize_why_left(const struct state *state, struct point p);

/* Whether there is any; what is locked counts while the hero holds a key. */
bool prize_is_left(const struct state *state);

#endif
