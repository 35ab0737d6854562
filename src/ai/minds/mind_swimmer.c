/* Swimmers roam their water, come as near as they can to what they saw or heard, and bite adjacent foes. */
#include "ai/tactics.h"
#include "ai/walk.h"

struct choice mind_swimmer(struct ai_context *ai)
{
    struct point prey;
    enum direction direction;
    if (tactics_find_foe(ai, &prey))
        return tactics_strike(prey);
    if (!actor_is_wary(ai->actor) || !tactics_prey(ai, &prey))
        return walk_roam(ai, false);
    return walk_near(ai, false, prey, &direction) ? walk_step(direction) : walk_stay();
}
