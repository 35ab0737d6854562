/* Steps. */
#ifndef RULES_MOVE_H
#define RULES_MOVE_H

#include "rules/outcome.h"

/* A step of the actor. A bump strikes a foe, changes the hero's place with a friend's and that of the relentless with
 * whoever is in their way, opens a door, lights a lamp, frees a
 * captive, pushes a crate, jumps into a chasm; who is held pulls itself free. */
struct outcome move_step(struct state *state, struct handle handle, enum direction direction);

/* The hero pushes what can be pushed a cell on, and follows it by a step; where it can't go on he smashes it. */
struct outcome move_push(struct state *state, struct handle handle, enum direction direction);

/* What a step takes the actor: the hero's depends on his lantern's stance, where there is light. */
int move_time(const struct state *state, struct handle handle);

#endif
