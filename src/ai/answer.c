#include "ai/answer.h"

#include "ai/habits.h"
#include "ai/trek.h"
#include "ai/walk.h"

bool answer_call(struct thinker *thinker, struct choice *choice)
{
    struct point foe;
    enum direction direction;
    if (!thinker->actor->is_called || habits_find_foe(thinker, &foe) ||
        !trek_as_called(thinker, &direction))
        return false;
    *choice = walk_step(direction);
    return true;
}
