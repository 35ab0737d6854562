/* Dousers put out lamps, flares and whatever else burns in their view, and keep away from the hero. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

#define KEEP_STEPS 5

static bool is_burning(const struct thinker *thinker, struct point p)
{
    return level_can_douse(thinker->level, p) && habits_is_far_from_prey(thinker, p, KEEP_STEPS);
}

struct choice mind_douser(struct thinker *thinker)
{
    struct choice choice;
    if (habits_keep_off(thinker, KEEP_STEPS, &choice) || habits_tend(thinker, is_burning, &choice))
        return choice;
    return actor_is_hunting(thinker->actor) ? walk_stay() : habits_rest(thinker, false);
}
