/* Private to ai: what an actor sees. Its view is computed when first asked for, once a choice; questions about single cells
 * are answered without it. */
#ifndef AI_SENSES_H
#define AI_SENSES_H

#include "ai/mind.h"

const struct view *senses_view(struct ai_context *ai);

bool senses_sees_hero(const struct ai_context *ai);

/* How bright the cell is to its eyes: some kinds don't see red light. */
enum light_grade senses_grade(const struct ai_context *ai, struct point p);

/* Whether it sees another actor that is not hidden. */
bool senses_sees_actor(const struct ai_context *ai, const struct actor *other);

/* Whether the cell is bright and the actor knows: it stands in or beside it, or sees it. */
bool senses_is_bright(const struct ai_context *ai, struct point p);

/* The brightest light source that it sees except itself, the nearest of equals. False if it sees none. */
bool senses_brightest_source(struct ai_context *ai, struct point *found);

typedef bool senses_wanted(const struct ai_context *ai, struct point p);

/* The nearest wanted fixture in view, lit or not, within the range of its sight in light; the first of equals in reading
 * order. False if there is none. */
bool senses_find_fixture(const struct ai_context *ai, senses_wanted *is_wanted,
                         struct point *found);

#endif
