#include "ai/answer.h"

#include "ai/habits.h"
#include "ai/senses.h"
#include "ai/trek.h"
#include "ai/walk.h"
#include "world/perception.h"

/* Whether it does not take the step: eyes hold it, or it keeps out of bright light, or leaves it first. */
static bool is_kept_back(const struct ai_context *ai, enum direction direction)
{
    struct point at = ai->actor->position;
    if (ai->kind->freezes && perception_is_watched(ai->state, ai->actor))
        return true;
    return ai->kind->shuns_bright &&
           (senses_is_bright(ai, at) || senses_is_bright(ai, point_step(at, direction)));
}

bool answer_call(struct ai_context *ai, struct choice *choice)
{
    struct point foe;
    enum direction direction;
    if (!ai->actor->is_summoned || habits_find_foe(ai, &foe) ||
        !trek_together(ai, ai->actor->clue, &direction) || is_kept_back(ai, direction))
        return false;
    *choice = walk_step(direction);
    return true;
}
