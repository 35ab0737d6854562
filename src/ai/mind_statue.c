/* Statues stay where they are while the hero or an ally sees them, and strike adjacent foes. Unseen, they approach the hero at
 * twice its pace, and leap when it is near. */
#include "ai/tactics.h"
#include "ai/walk.h"
#include "world/perception.h"

struct choice mind_statue(struct ai_context *ai)
{
    struct point foe;
    bool is_wary = actor_is_wary(ai->actor);
    if (is_wary && tactics_find_foe(ai, &foe))
        return tactics_strike(foe);
    if (perception_is_watched(ai->state, ai->actor))
        return walk_stay();
    if (is_wary && tactics_find_leap(ai, &foe))
        return tactics_effect(ai, foe);
    return tactics_follow(ai, false);
}
