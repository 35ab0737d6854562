/* How the hero sees: the stance of his lantern, and the algorithm of all sight; and which way actors face. */
#ifndef RULES_STANCE_H
#define RULES_STANCE_H

#include "rules/outcome.h"

/* Puts the hero's lantern into a stance, which takes a turn; refused where there is no light in the game. */
struct outcome stance_set_lantern(struct state *state, struct handle handle, enum lantern lantern);

/* The stance that gives no light: his who has no lantern. */
enum lantern stance_dark(void);

/* Makes every view and every light of the game follow another algorithm; takes no time. */
struct outcome stance_set_fov(struct state *state, struct handle handle, int fov);

/* Turns the actor: what it gazes at and where its light shines turn with it. Takes no time. */
void stance_face(struct state *state, struct handle handle, enum direction direction);

#endif
