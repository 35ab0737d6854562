/* What the hero has: picking up, dropping, wearing, using. */
#ifndef RULES_GEAR_H
#define RULES_GEAR_H

#include "rules/outcome.h"

/* Picks up what lies on the hero's cell. */
struct outcome gear_pick_up(struct state *state, struct handle handle);

/* The same for walking over it: what was laid down stays, nothing is refused, no time passes. */
void gear_walk_over(struct state *state);

/* Lays all that the hero has of a kind onto his cell; of another actor, what it carries. */
struct outcome gear_drop(struct state *state, struct handle handle, enum item item);

/* Lays down what an actor that is not the hero carries, where it is. */
void gear_let_go(struct state *state, struct handle handle);

/* Puts a thing on, in the place of what is worn there; or takes it off. */
struct outcome gear_wear(struct state *state, struct handle handle, enum item item);

/* Uses a thing, which is spent by it. One that takes an aim, and that the hero does not know to, he only learns. */
struct outcome gear_use(struct state *state, struct handle handle, enum item item,
                        struct point target);

/* The hero gives so many of a kind, which he has, for so many of another; false, and nothing has changed, if he has no room
 * for these. */
bool gear_exchange(struct state *state, enum item given, int count, enum item got, int lot);

/* One of a kind is spent, worn or not. */
void gear_spend(struct state *state, enum item item);

/* Lays so many of a kind onto the cell, or onto the nearest one where they find place; where there is none they are
 * lost. */
void gear_lay(struct state *state, enum item item, int count, struct point at);

/* The hero learns what a kind is. */
void gear_learn(struct state *state, enum item item);

#endif
