/* The floors of a game: each is built when the hero first comes to it, and left as it stands. */
#ifndef GAME_FLOOR_H
#define GAME_FLOOR_H

#include "world/state.h"

/* Builds the floor that the state begins on, from a checked drawing (dungeon/map_text.h) or, if that is NULL, by generating
 * it, and puts the hero on it. */
void floor_enter_first(struct state *state, const char *map_text);

/* Moves the hero over the stairs that add `leads` to the depth, or, fallen, to the cell below. */
void floor_enter(struct state *state, int leads, bool has_fallen);

#endif
