/* The hero's items: picking up, dropping, wearing, using, trading. */
#ifndef RULES_GEAR_H
#define RULES_GEAR_H

#include "rules/outcome.h"

struct outcome gear_pick_up(struct state *state, struct handle handle);

/* Picks up what lies underfoot after a step, in no time and without refusals; items that the hero dropped stay. */
void gear_walk_over(struct state *state);

/* Drops all of a kind on the hero's cell. A monster drops what it carries. */
struct outcome gear_drop(struct state *state, struct handle handle, enum item item);

/* Puts an item on in place of what is worn there, or takes it off. */
struct outcome gear_wear(struct state *state, struct handle handle, enum item item);

/* Uses up one item. If the hero doesn't know yet that it needs a target, that is learned instead. */
struct outcome gear_use(struct state *state, struct handle handle, enum item item,
                        struct point target);

/* Pays for ware `choice` of the merchant with items of the given kind. */
struct outcome gear_barter(struct state *state, struct handle hero, int choice, enum item given);

/* Takes away one item, worn or not. */
void gear_spend(struct state *state, enum item item);

/* What the hero carries breaks, if the hero's own noise was too much for it. */
void gear_heed_noise(struct state *state);

/* The hero learns what an item is. */
void gear_learn(struct state *state, enum item item);

#endif
