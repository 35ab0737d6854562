/* Statues stay where they are while the hero or a friend of his sees them, and strike who comes beside them. Unseen, they
 * come at him at twice his pace, and leap when he is near. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"
#include "world/perception.h"

struct choice mind_statue(struct thinker *thinker)
{
    struct point foe;
    bool is_wary = actor_is_wary(thinker->actor);
    if (is_wary && habits_find_foe(thinker, &foe))
        return habits_strike(foe);
    if (perception_is_watched(thinker->state, thinker->actor))
        return walk_stay();
    if (is_wary && habits_find_leap(thinker, &foe))
        return habits_effect(thinker, foe);
    return habits_follow(thinker, false);
}
