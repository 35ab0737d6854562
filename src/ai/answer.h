/* Private to ai: what whoever is called does before its mind is asked. */
#ifndef AI_ANSWER_H
#define AI_ANSWER_H

#include "ai/mind.h"

/* Goes where the thinker is called to; false if it is not called, has a foe at hand, or can't go on: light or eyes may keep
 * it back. */
bool answer_call(struct ai_context *ai, struct choice *choice);

#endif
