/* What the hero sees of his floor, kept current: light, his view, what he sees and remembers, whom he sees,
 * and eyes that shine. Whoever changes the state notes what kind of change it was, which costs next to
 * nothing; a refresh then brings up to date what the changes since the last one touch. What an actor sees is asked
 * of world/perception.h. */
#ifndef RULES_VISIBILITY_H
#define RULES_VISIBILITY_H

#include "world/state.h"

/* Notes that the actor has moved. */
void visibility_note_step(struct state *state, struct handle actor, struct point from);

/* Notes that the terrain of the cell has changed from that: a door. */
void visibility_note_terrain(struct state *state, struct point p, enum terrain from);

/* Notes that the hero's lantern has changed from that stance. */
void visibility_note_lantern(struct state *state, enum lantern from);

/* Notes that time has passed: what the hero sees, he has last seen now. */
void visibility_note_turn(struct state *state);

/* Notes that actors were woken. */
void visibility_note_wake(struct state *state);

/* Notes that nothing is known to be current: another floor, another algorithm of sight, a loaded game. */
void visibility_note_all(struct state *state);

/* Brings light, the hero's view, and what he sees and remembers of the cells up to date. */
void visibility_refresh_cells(struct state *state);

/* The same, and whom he sees and the eyes that shine; appends EVENT_NOTICED and EVENT_EYES for what is
 * new. */
void visibility_refresh(struct state *state);

#endif
