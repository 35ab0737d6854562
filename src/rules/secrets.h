/* Secret doors and hidden traps, and what the hero learns of the floor from afar. */
#ifndef RULES_SECRETS_H
#define RULES_SECRETS_H

#include "world/state.h"

/* Finds the secrets that the hero sees well enough. Vision must be current, and stays so. */
void secrets_discover(struct state *state);

/* The hero remembers the exposed cells of an area of the floor and what lies there. */
void secrets_chart(struct state *state, struct area area);

/* The hero remembers the cells that the actor sees now, and what lies there. */
void secrets_chart_seen(struct state *state, const struct actor *actor);

/* The same for the whole floor, and finds all its secrets. */
void secrets_learn_floor(struct state *state);

#endif
