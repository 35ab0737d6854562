/* Steps. */
#ifndef RULES_MOVE_H
#define RULES_MOVE_H

#include "rules/outcome.h"

/* A step of the actor; into a closed door it opens that instead. */
struct outcome move_step(struct state *state, struct handle actor, enum direction direction);

/* What a step takes the actor: the hero's depends on his lantern's stance, where there is light. */
int move_time(const struct state *state, struct handle actor);

#endif
