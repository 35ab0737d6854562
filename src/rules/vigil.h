/* The other ending of the run: if the hero has lit no beacon, stays still beside the cold great lamp, and nothing on the floor
 * suspects anything, the ember is put out and the lamp stays dark. */
#ifndef RULES_VIGIL_H
#define RULES_VIGIL_H

#include "world/state.h"

/* Turns in a row that it takes, and how many cells around the hero must be free of smoke. */
#define VIGIL_TURNS 20
#define VIGIL_CLEAR_RADIUS 5

/* Whether the run may still end so: the hero has the ember, no beacon burns, and the great lamp is not lit. */
bool vigil_is_open(const struct state *state);

/* How the vigil stands now. VIGIL_NONE: the hero is not beside the cold lamp, or it is too late for the vigil. */
enum vigil_news vigil_now(const struct state *state);

/* A turn passes; the last one that counts wins the game. */
void vigil_turn(struct state *state);

#endif
