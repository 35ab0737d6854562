/* The floors of a game: each is built when the hero first comes to it, and kept. The lesson's floor is drawn in
 * lesson_floor.def, in parts; each part asks for one thing. */
#ifndef GAME_FLOOR_H
#define GAME_FLOOR_H

#include "world/state.h"

/* Builds the floor that the state begins on, from a checked drawing (dungeon/map_text.h), or by generating it if that is NULL,
 * and puts the hero on it. */
void floor_enter_first(struct state *state, const char *map_text);

/* Moves the hero over the stairs that add `leads` to the depth, or, fallen, to the cell below. `cells_walked`: in how many
 * cells of the floor that it leaves the hero has stood. */
void floor_enter(struct state *state, int leads, bool has_fallen, int cells_walked);

struct grid floor_lesson_size(void);

/* Builds the lesson's floor in a state that has the memory for it and has not begun, and puts the hero on it: hurt, and without
 * the lantern, which lies there. */
void floor_enter_lesson(struct state *state);

/* The letter of the part that a cell of the lesson's floor belongs to; '.': none. */
char floor_lesson_part(struct point p);

#endif
