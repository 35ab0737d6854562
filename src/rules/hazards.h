/* Fire, smoke, webs and water: how they spread and fade, and what they do to actors in them. */
#ifndef RULES_HAZARDS_H
#define RULES_HAZARDS_H

#include "world/state.h"

/* Whether fire can be there. */
bool hazards_may_burn(const struct terrain_kind *kind);

/* Sets fire to the cell, whatever is there; false over water and where nothing can burn. */
bool hazards_ignite(struct state *state, struct point p);

/* The same, but what has no fuel burns that many times as long. */
bool hazards_ignite_for(struct state *state, struct point p, int times);

/* Sets fire to what burns or bursts in the cell; false if nothing does. */
bool hazards_kindle(struct state *state, struct point p);

/* The actor falls to the next floor, unless it flies: the hero once the turn is over, others for good. */
void hazards_drop(struct state *state, struct handle handle);

/* Applies the hazards of its cell to an actor that has come there or stays there. */
void hazards_enter(struct state *state, struct handle handle);

/* Ripples still water around an actor that has just moved there. */
void hazards_stir(struct state *state, struct handle handle);

/* Breaks floors that an earlier action cracked. To be called once an action of the hero, however long that is. */
void hazards_break(struct state *state);

/* Passes a turn for all clouds on the hero's floor. */
void hazards_turn(struct state *state);

#endif
