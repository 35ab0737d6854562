/* Dousers put out lamps, flares and whatever else burns in their view, and keep away from the hero. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

#define KEEP_STEPS 5

static bool is_burning(const struct ai_context *ai, struct point p)
{
    return level_can_douse(ai->level, p) && habits_is_far_from_prey(ai, p, KEEP_STEPS);
}

struct choice mind_douser(struct ai_context *ai)
{
    struct choice choice;
    if (habits_keep_off(ai, KEEP_STEPS, &choice) || habits_tend(ai, is_burning, &choice))
        return choice;
    return actor_is_hunting(ai->actor) ? walk_stay() : habits_rest(ai, false);
}
