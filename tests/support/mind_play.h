/* Makes actors choose and act, for tests of minds. Uses ai and rules. */
#ifndef SUPPORT_MIND_PLAY_H
#define SUPPORT_MIND_PLAY_H

#include "ai/ai.h"
#include "rules/outcome.h"

/* The actor's choice now. Changes only the random stream of the minds. */
struct choice mind_play_choose(struct state *state, struct handle actor);

/* Makes the actor choose and act that many times. Its choices must not be refused. */
void mind_play_act(struct state *state, struct handle actor, int times);

#endif
