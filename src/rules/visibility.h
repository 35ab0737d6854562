/* What the hero sees of his floor, kept current: light, his view, what he sees and remembers, whom he sees,
 * and eyes that shine. Whoever changes the state notes what kind of change it was, which costs next to
 * nothing; a refresh then brings up to date what the changes since the last one touch. What an actor sees is asked
 * of world/perception.h. */
#ifndef RULES_VISIBILITY_H
#define RULES_VISIBILITY_H

#include "world/state.h"

/* Notes that the actor has moved. */
void visibility_note_step(struct state *state, struct handle handle);

/* Notes that the terrain or cloud of the cell has changed; before, it looked like that. */
void visibility_note_cell(struct state *state, struct point p, struct cell_look before);

/* Notes that what lies in a cell has changed. */
void visibility_note_items(struct state *state);

/* Notes that the light that the actor gives has changed. */
void visibility_note_light(struct state *state, struct handle handle);

/* Notes that the hero's own sight has changed. */
void visibility_note_sight(struct state *state);

/* Notes that the actor is about to be taken from the level. */
void visibility_note_gone(struct state *state, struct handle handle);

/* Notes that the actor came to the level, or to its cell without a step. */
void visibility_note_come(struct state *state, struct handle handle);

/* Notes that time has passed: what the hero sees, he has last seen now. */
void visibility_note_turn(struct state *state);

/* Notes that it must be asked anew whom the hero perceives: actors woke, or hide no more. */
void visibility_note_actors(struct state *state);

/* Notes that nothing is known to be current: another floor, another algorithm of sight, a loaded game. */
void visibility_note_all(struct state *state);

/* Brings light, the hero's view, and what he sees and remembers of the cells up to date. */
void visibility_refresh_cells(struct state *state);

/* The same, and whom he sees and the eyes that shine; appends EVENT_NOTICED and EVENT_EYES for what is
 * new. */
void visibility_refresh(struct state *state);

/* Whether the hero saw an actor when all was last current, or would now that the cells are. */
bool visibility_shows(const struct state *state, struct handle actor);

#endif
