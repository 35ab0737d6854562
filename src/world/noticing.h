/* How much an actor notices of the hero by sight. The screen's rings are drawn from it, too. Deterministic. */
#ifndef WORLD_NOTICING_H
#define WORLD_NOTICING_H

#include "world/state.h"

/* The light grade of p for the actor, if the hero stood there. */
enum light_grade noticing_grade(const struct state *state, const struct actor *actor,
                                struct point p);

/* Radius within which the actor would notice a hero in light of that grade. */
int noticing_radius(const struct state *state, const struct actor *actor, enum light_grade grade);

/* The same for something that sees that far in light. */
int noticing_radius_of_sight(int sight, enum light_grade grade);

/* The same for an actor of a kind, without statuses. */
int noticing_radius_of_kind(const struct monster_kind *kind, enum light_grade grade);

/* The suspicion per turn if the hero stood in p with the lantern in that stance. Elsewhere than in the hero's cell, by the
 * light there and the light that the hero would bring. A sleeper gains only from the hero's own
 * bright light on it. */
int noticing_gain_if(const struct state *state, const struct actor *actor, struct point p,
                     enum lantern lantern);

/* The suspicion that sight adds this turn; 0: the actor doesn't notice the hero. */
int noticing_gain(const struct state *state, const struct actor *actor);

/* The most that sight can add in a turn. */
int noticing_gain_max(void);

/* Turns of that gain, from 1, until an actor with that suspicion, 0 .. SUSPICION_MAX, hunts; 0: it does. */
int noticing_turns_to_hunt(int suspicion, int gain);

/* Whether the actor's twin is awake and notices the hero. */
bool noticing_twin_notices(const struct state *state, const struct actor *actor);

#endif
