/* Knights of the mirrors hunt like others; but whom one of them has before it in a mirror alone it shoots at by that mirror,
 * every second turn, and stays where it is. Out of its mirrors it must come for him. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"
#include "world/perception.h"

#define TURNS_A_SHOT 2

/* Whether the hero is before it in a mirror, and near enough for a shot. */
static bool is_aiming(const struct ai_context *ai)
{
    struct point hero = state_hero_const(ai->state)->position;
    struct point mirror;
    return actor_is_hunting(ai->actor) && !ai->actor->is_ally &&
           point_chebyshev(ai->actor->position, hero) <= actor_reach(ai->actor) &&
           habits_notices(ai) && perception_find_mirror(ai->state, ai->actor, &mirror);
}

struct choice mind_knight(struct ai_context *ai)
{
    struct point foe;
    ai->mood = ai->mood > 0 ? ai->mood - 1 : 0;
    if (!is_aiming(ai) || habits_find_foe(ai, &foe))
        return habits_follow(ai, false);
    if (ai->mood > 0)
        return walk_stay();
    ai->mood = TURNS_A_SHOT;
    return habits_effect(ai, state_hero_const(ai->state)->position);
}
