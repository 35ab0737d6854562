/* Private to ai: ways over the whole floor, through doors too where the thinker opens them, for the few who plan so far.
 * walk.h is for the rest: it costs less and ends after REACH_STEPS_MAX steps. */
#ifndef AI_TREK_H
#define AI_TREK_H

#include "ai/mind.h"

/* The first step of a shortest way to the goal, round who stands beside the thinker; false when it is there, or there is
 * no way. */
bool trek_towards(struct ai_context *ai, struct point goal, enum direction *direction);

/* The same, by the way that it walks where that is near and open (walk_towards), the light no matter. */
bool trek_or_walk(struct ai_context *ai, struct point goal, enum direction *direction);

/* The same where others go there too: they share the search, so that it knows nothing of who stands in the way. */
bool trek_together(struct ai_context *ai, struct point goal, enum direction *direction);

/* The steps from the thinker to a cell, or DISTANCE_UNREACHED. */
uint32_t trek_steps(struct ai_context *ai, struct point to);

#endif
