/* Private to ai: past whom a thinker goes, rather than round him. */
#ifndef AI_PASSING_H
#define AI_PASSING_H

#include "ai/mind.h"

/* Whether somebody beside the thinker, in a cell of the level, keeps it from stepping there: one who does not make way, or
 * who goes on himself, or strikes. */
bool passing_is_barred(const struct ai_context *ai, struct point p);

#endif
