/* Actors that follow the hero to other floors: allies nearby, and hunters, each when it would have caught up. */
#ifndef RULES_FOLLOWERS_H
#define RULES_FOLLOWERS_H

#include "world/state.h"

/* Followers arrive within that many steps of the stairs. */
#define FOLLOWERS_PLACE_STEPS 3

/* Takes the followers from the floor before the hero leaves by stairs to the floor of that depth. */
void followers_gather(struct state *state, int depth);

/* Whether a freed captive would stay here if the hero took the stairs now. Measures distances from the hero. */
bool followers_leave_captive(struct state *state);

/* Before the hero falls to the floor below: nothing jumps after, but the relentless take the stairs. Followers that
 * were on the way to this floor come to it, or take the stairs if there is no room. */
void followers_lose(struct state *state);

/* A turn passes: followers that are due arrive, where the hero did or by the stairs up. */
void followers_turn(struct state *state);

/* The same for those that arrive together with the hero. */
void followers_arrive(struct state *state);

#endif
