/* Fire, smoke, webs and water: how they spread and fade, and what they do to actors in them. */
#ifndef RULES_HAZARDS_H
#define RULES_HAZARDS_H

#include "world/state.h"

bool hazards_is_flammable(const struct level *level, struct point p);

bool hazards_ignite(struct state *state, struct point p);

/* The same, but what has no fuel burns that many times as long. */
bool hazards_ignite_for(struct state *state, struct point p, int times);

/* Applies the hazards of its cell to an actor that has come there or stays there. */
void hazards_enter(struct state *state, struct handle handle);

/* Ripples still water around an actor that has just moved there. */
void hazards_stir(struct state *state, struct handle handle);

/* Passes a turn for all clouds on the hero's floor. */
void hazards_turn(struct state *state);

#endif
