/* The stance of the lantern, the sight algorithm, and which way actors face. */
#ifndef RULES_STANCE_H
#define RULES_STANCE_H

#include "rules/outcome.h"

/* Takes a turn; refused without light in the game. */
struct outcome stance_set_lantern(struct state *state, struct handle handle, enum lantern lantern);

/* The stance that gives no light, as for a hero without a lantern. */
enum lantern stance_dark(void);

/* Sets the algorithm of every view and light. Takes no time. */
struct outcome stance_set_fov(struct state *state, struct handle handle, int fov);

/* Turns an actor, its gaze and its cone of light. Takes no time. */
void stance_face(struct state *state, struct handle handle, enum direction direction);

#endif
