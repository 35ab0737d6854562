/* Status effects: haste, glow, fire, being held and so on. */
#ifndef RULES_STATUSES_H
#define RULES_STATUSES_H

#include "world/state.h"

/* Gives an actor a status for at least this many turns. */
void statuses_begin(struct state *state, struct handle handle, enum status status, int turns);

void statuses_end(struct state *state, struct handle handle, enum status status);

/* The same for statuses by what they do: stun, hold fast, burn, end in water. */
void statuses_stun(struct state *state, struct handle handle, int turns);
void statuses_hold(struct state *state, struct handle handle, int turns);
/* What sees the hero and `had_hunted` never before, but has begun to, may be stunned by its open light. */
void statuses_dazzle(struct state *state, struct handle handle, bool had_hunted);
void statuses_set_on_fire(struct state *state, struct handle handle, int turns);
void statuses_shed_in_water(struct state *state, struct handle handle);

/* Stuns for that many turns what is awake within a radius of a cell, except the hero and allies; with `in_view`, only what
 * the hero has in view. Returns how many. */
int statuses_stun_around(struct state *state, struct point at, int radius, int turns, bool in_view);

/* Turns for which an actor is held: it can leave its cell only by magic. Pulling free takes one turn off, a release
 * all. */
int statuses_held_turns(const struct actor *actor);
void statuses_pull_free(struct state *state, struct handle handle);
void statuses_release(struct state *state, struct handle handle);

/* Passes a turn for an actor: statuses hurt it and wear off. It may die. */
void statuses_turn(struct state *state, struct handle handle);

#endif
