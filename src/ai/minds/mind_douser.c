/* Dousers put out lamps, flares and other fires in view, and keep away from the hero. */
#include "ai/tactics.h"
#include "ai/walk.h"

#define KEEP_STEPS 5

static bool is_burning(const struct ai_context *ai, struct point p)
{
    return level_can_douse(ai->level, p) && tactics_is_far_from_prey(ai, p, KEEP_STEPS);
}

struct choice mind_douser(struct ai_context *ai)
{
    struct choice choice;
    if (tactics_keep_off(ai, KEEP_STEPS, &choice) || tactics_use_fixture(ai, is_burning, &choice))
        return choice;
    return actor_is_hunting(ai->actor) ? walk_stay() : tactics_rest(ai, false);
}
