/* What is with an actor for some turns: haste, light, fire. */
#ifndef RULES_STATUSES_H
#define RULES_STATUSES_H

#include "world/state.h"

/* Puts an actor under a status for at least so many turns. */
void statuses_begin(struct state *state, struct handle handle, enum status status, int turns);

/* Ends a status, if the actor is under it. */
void statuses_end(struct state *state, struct handle handle, enum status status);

/* The same by what statuses do: holds the actor fast, sets it on fire, ends what water ends. */
void statuses_hold(struct state *state, struct handle handle, int turns);
void statuses_set_on_fire(struct state *state, struct handle handle, int turns);
void statuses_shed_in_water(struct state *state, struct handle handle);

/* For how many turns something holds the actor; who is held does not leave its cell but by magic. Pulling itself free takes
 * a turn off that, being released all of it. */
int statuses_held_turns(const struct actor *actor);
void statuses_pull_free(struct state *state, struct handle handle);
void statuses_release(struct state *state, struct handle handle);

/* A turn passes for an actor: what is with it hurts, and wears off; it may die of that. */
void statuses_turn(struct state *state, struct handle handle);

#endif
