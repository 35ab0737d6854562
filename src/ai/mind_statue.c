/* Statues stay where they are while the hero or a friend of his sees them, and strike who comes beside them. Unseen, they
 * come at him at twice his pace, and leap when he is near. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"
#include "world/perception.h"

struct choice mind_statue(struct ai_context *ai)
{
    struct point foe;
    bool is_wary = actor_is_wary(ai->actor);
    if (is_wary && habits_find_foe(ai, &foe))
        return habits_strike(foe);
    if (perception_is_watched(ai->state, ai->actor))
        return walk_stay();
    if (is_wary && habits_find_leap(ai, &foe))
        return habits_effect(ai, foe);
    return habits_follow(ai, false);
}
