/* How actors notice, hunt and search for the hero turn by turn, and when they give up. */
#ifndef RULES_PURSUIT_H
#define RULES_PURSUIT_H

#include "world/state.h"

/* A hunter with the hero in view is kept off if it keeps away from the hero or from the light the hero stands in, is fixed,
 * swims and the hero is on land, or finds no way to the hero. After this many such turns it gives up. */
#define PURSUIT_STANDOFF_TURNS 8

/* Whether the actor hunts the hero and is kept off. */
bool pursuit_is_kept_off(const struct state *state, const struct actor *actor);

/* Whether light would keep the actor from a hero at that cell. Nothing keeps it from the cells beside it. */
bool pursuit_light_keeps_off(const struct state *state, const struct actor *actor, struct point at);

/* Whether anything hunts the hero that is not kept off, seen or not. */
bool pursuit_is_on(const struct state *state);

/* The turns that a hunter searches where it lost the hero, before it gives up. */
int pursuit_search_turns(const struct state *state);

/* Passes a turn for every actor on the floor: suspicion grows where the hero is noticed and shrinks elsewhere. True if one
 * that is awake saw something of the hero. */
bool pursuit_turn(struct state *state);

#endif
