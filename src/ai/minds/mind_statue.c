/* Statues do not move or strike while the hero or an ally sees them. Unseen, they approach the hero at twice its pace, and
 * leap when it is near. */
#include "ai/tactics.h"
#include "ai/walk.h"
#include "world/perception.h"

struct choice mind_statue(struct ai_context *ai)
{
    struct point foe;
    if (perception_is_watched(ai->state, ai->actor))
        return walk_stay();
    if (actor_is_wary(ai->actor) && tactics_find_leap(ai, &foe))
        return tactics_effect(ai, foe);
    return tactics_follow(ai, false);
}
