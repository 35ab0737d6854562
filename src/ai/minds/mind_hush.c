/* Hushes bring their silence to the hero: one that knows of it comes near, but never adjacent. It never strikes. */
#include "ai/tactics.h"
#include "ai/walk.h"

#define KEEP_OFF_STEPS 2
#define NEAR_STEPS 3

struct choice mind_hush(struct ai_context *ai)
{
    struct point prey;
    struct choice choice;
    if (!actor_is_wary(ai->actor) || !tactics_prey(ai, &prey))
        return tactics_rest(ai, false);
    if (tactics_keep_off(ai, KEEP_OFF_STEPS, &choice))
        return choice;
    if (point_chebyshev(ai->actor->position, prey) > NEAR_STEPS)
        return tactics_go(ai, false, prey);
    return tactics_notices(ai) ? walk_stay() : walk_roam(ai, false);
}
