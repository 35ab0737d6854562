/* Changes of terrain and clouds, with all that follows for sight and light; fire that spreads, smoke that fades. */
#ifndef RULES_GROUND_H
#define RULES_GROUND_H

#include "world/state.h"

/* Changes the terrain of a cell. */
void ground_set_terrain(struct state *state, struct point p, enum terrain terrain);

/* Puts a cloud into a cell for so many turns, in the place of another; CLOUD_NONE: takes it away. */
void ground_set_cloud(struct state *state, struct point p, enum cloud cloud, int turns);

/* Puts a cloud into the cell and those about it, within a radius and in view of it, where nothing walls them off. */
void ground_spread_cloud(struct state *state, struct point at, int radius, enum cloud cloud,
                         int turns);

/* Lights, puts out, digs or frees what is in a cell, by the row of its terrain; or puts out the cloud that gives light
 * there. `by` is who does it; the hero is told of a change of terrain if he perceives it. False if there is nothing of the
 * kind. */
bool ground_kindle(struct state *state, struct handle by, struct point p);
bool ground_douse(struct state *state, struct handle by, struct point p);
bool ground_dig(struct state *state, struct handle by, struct point p);

/* Smashes what can be pushed, as the others do. */
bool ground_smash(struct state *state, struct handle by, struct point p);

/* Sets on fire what burns in a cell; false if nothing does. */
bool ground_burn(struct state *state, struct point p);

/* A turn passes for what hangs, burns and fades on the hero's floor. */
void ground_turn(struct state *state);

/* What comes of being in a cell, for who came there or still is there: held by a web, set on fire, put out by water. */
void ground_enter(struct state *state, struct handle handle);

#endif
