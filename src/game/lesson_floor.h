/* The floor LESSON_DEPTH: drawn by hand in lesson_floor.def, in parts of which each asks for one thing. */
#ifndef GAME_LESSON_FLOOR_H
#define GAME_LESSON_FLOOR_H

#include "world/state.h"

/* Its size. */
struct grid lesson_floor_size(void);

/* Builds it in a state that has the memory for it and has not begun, and puts the hero on it. */
void lesson_floor_enter(struct state *state);

/* The letter of the part to which a cell of it belongs; '.': to none. */
char lesson_floor_part(struct point p);

#endif
