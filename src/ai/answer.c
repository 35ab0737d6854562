#include "ai/answer.h"

#include "ai/habits.h"
#include "ai/senses.h"
#include "ai/trek.h"
#include "ai/walk.h"
#include "world/perception.h"

/* Whether it does not take the step: eyes hold it, or it keeps out of bright light, or leaves it first. */
static bool is_kept_back(const struct thinker *thinker, enum direction direction)
{
    struct point at = thinker->actor->position;
    if (thinker->kind->freezes && perception_is_watched(thinker->state, thinker->actor))
        return true;
    return thinker->kind->shuns_bright &&
           (senses_is_bright(thinker, at) || senses_is_bright(thinker, point_step(at, direction)));
}

bool answer_call(struct thinker *thinker, struct choice *choice)
{
    struct point foe;
    enum direction direction;
    if (!thinker->actor->is_called || habits_find_foe(thinker, &foe) ||
        !trek_together(thinker, thinker->actor->clue, &direction) ||
        is_kept_back(thinker, direction))
        return false;
    *choice = walk_step(direction);
    return true;
}
