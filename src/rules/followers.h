/* Who follows the hero over stairs: hunters not far off, who come when they would have come beside him, those who are beside
 * him together with him; and allies near him. */
#ifndef RULES_FOLLOWERS_H
#define RULES_FOLLOWERS_H

#include "world/state.h"

/* The hero is about to leave the floor by stairs: who follows is taken from it. */
void followers_gather(struct state *state);

/* The hero is about to fall to the floor below: nobody jumps after him. Those who were on the way to this floor come to
 * it; the relentless go by the stairs, and so does who finds no place here. */
void followers_lose(struct state *state);

/* A turn passes: who is due comes, where the hero came or by the stairs up. */
void followers_turn(struct state *state);

/* The same for who comes at once, when the hero has just arrived. */
void followers_arrive(struct state *state);

#endif
