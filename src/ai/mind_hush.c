/* Hushes bring their silence to the hero: one that knows of him comes near, and floats about him as near as it can without
 * being beside him. It never strikes. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

#define KEEP_OFF_STEPS 2
#define NEAR_STEPS 3

struct choice mind_hush(struct ai_context *ai)
{
    struct point prey;
    struct choice choice;
    if (!actor_is_wary(ai->actor) || !habits_prey(ai, &prey))
        return habits_rest(ai, false);
    if (habits_keep_off(ai, KEEP_OFF_STEPS, &choice))
        return choice;
    if (point_chebyshev(ai->actor->position, prey) > NEAR_STEPS)
        return habits_go(ai, false, prey);
    return habits_notices(ai) ? walk_stay() : walk_roam(ai, false);
}
