/* The end of the run: the great lamp is lit, and has to be held against those who come to it. */
#ifndef RULES_FINALE_H
#define RULES_FINALE_H

#include "world/state.h"

/* How long it has to be held, and how much longer for each lesser beacon left unlit. */
#define FINALE_TURNS 40
#define FINALE_TURNS_A_BEACON 10

/* Turns count while the hero is so near the lamp, in cells, and in its sight. */
#define FINALE_RADIUS 8

/* Who comes: so many of those on the floor, and of those kinds that have hunted the hero so many more. */
#define FINALE_NEAREST 4
#define FINALE_HUNTERS_MAX 8

/* The turns that the lamp would have to be held if it were lit now. */
int finale_length(const struct state *state);

/* The hero has lit the lamp in a cell of his floor. Who has to come is called: the nearest by path; the one who keeps the
 * lamp; and of each kind the nearest that has hunted him and lives, the weakest kinds first: from this floor at once,
 * from others one by one, out of the dark. */
void finale_begin(struct state *state, struct point lamp);

/* A turn passes: it counts if the hero holds the lamp. The last one wins the game. */
void finale_turn(struct state *state);

/* Whether a hero where he is now holds the lamp. */
bool finale_is_held(const struct state *state);

#endif
