/* Keeps what the hero sees current: light, view, cells, memory, actors and shining eyes. Code that changes the state
 * notes what kind of change it made, which is cheap; a refresh updates only what those changes touch. What actors see is
 * in world/perception.h. */
#ifndef RULES_VISIBILITY_H
#define RULES_VISIBILITY_H

#include "world/state.h"

/* The actor has moved. */
void visibility_note_step(struct state *state, struct handle handle);

/* Terrain, cloud or items of the cell have changed from `before`. */
void visibility_note_cell(struct state *state, struct point p, struct cell_look before);

/* The light that the actor gives has changed. */
void visibility_note_light(struct state *state, struct handle handle);

/* The beams of the great lamp have changed. */
void visibility_note_beams(struct state *state);

/* The hero's own sight has changed. */
void visibility_note_sight(struct state *state);

/* The actor is about to be removed from the level. */
void visibility_note_gone(struct state *state, struct handle handle);

/* The actor came to the level, or to its cell without a step. */
void visibility_note_come(struct state *state, struct handle handle);

/* Time has passed: the turn in which visible cells were last seen is now. */
void visibility_note_turn(struct state *state);

/* Any actor may have become visible or invisible: one woke or ended its disguise. */
void visibility_note_actors(struct state *state);

/* Nothing is known to be current: another floor, another sight algorithm, a loaded game. */
void visibility_note_all(struct state *state);

/* Updates light, view, and the cells that the hero sees and remembers. */
void visibility_refresh_cells(struct state *state);

/* Updates these, the actors the hero sees and shining eyes; appends EVENT_SIGHTED and EVENT_EYES. */
void visibility_refresh(struct state *state);

/* Whether the actor is the hero or was in sight at the last refresh. */
bool visibility_sees(const struct state *state, struct handle actor);

/* The same, or is in sight now that the cells are refreshed. */
bool visibility_sees_now(const struct state *state, struct handle actor);

#endif
