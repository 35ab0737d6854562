/* Lets actors choose and act, for tests of minds. Uses ai and rules. */
#ifndef SUPPORT_MIND_PLAY_H
#define SUPPORT_MIND_PLAY_H

#include "ai/ai.h"
#include "rules/outcome.h"

/* What the actor chooses now; nothing of the state changes, the stream of the minds apart. */
struct choice mind_play_choose(struct state *state, struct handle actor);

/* Lets the actor choose and act so many times. Its choices must not be refused. */
void mind_play_act(struct state *state, struct handle actor, int times);

#endif
