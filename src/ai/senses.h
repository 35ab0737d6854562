/* Private to ai: what a thinker sees. Its view is computed when it is first asked for, once a choice; whether it sees
 * one thing is answered without. */
#ifndef AI_SENSES_H
#define AI_SENSES_H

#include "ai/mind.h"

/* What the thinker has in view. */
const struct view *senses_view(struct ai_context *ai);

/* Whether it sees the hero. */
bool senses_sees_hero(const struct ai_context *ai);

/* How light the cell is to its eyes: some don't see the light of a red lamp. */
enum light_grade senses_grade(const struct ai_context *ai, struct point p);

/* Whether it sees another actor, who does not hide. */
bool senses_sees_actor(const struct ai_context *ai, const struct actor *other);

/* Whether it knows the cell to be bright: it stands beside or in it, or sees it. */
bool senses_is_bright(const struct ai_context *ai, struct point p);

/* The brightest light source that it sees, itself not counted, and of equals the nearest; false if it sees
 * none. */
bool senses_brightest_source(struct ai_context *ai, struct point *found);

/* Whether a mind wants a cell. */
typedef bool senses_wanted(const struct ai_context *ai, struct point p);

/* The nearest of the level's fixtures that is wanted, of those that it has in view, lit or not, as far as it sees in light;
 * of equals the first in reading order. False if there is none. */
bool senses_find_fixture(const struct ai_context *ai, senses_wanted *is_wanted,
                         struct point *found);

#endif
