/* Knights of the mirrors hunt like others; but whom one of them has before it in a mirror alone it shoots at by that mirror,
 * every second turn, and stays where it is. Out of its mirrors it must come for him. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"
#include "world/perception.h"

#define TURNS_A_SHOT 2

/* Whether the hero is before it in a mirror, and near enough for a shot. */
static bool is_aiming(const struct thinker *thinker)
{
    struct point hero = state_hero_const(thinker->state)->position;
    struct point mirror;
    return actor_is_hunting(thinker->actor) && !thinker->actor->is_ally &&
           point_steps(thinker->actor->position, hero) <= actor_reach(thinker->actor) &&
           habits_notices(thinker) &&
           perception_find_mirror(thinker->state, thinker->actor, &mirror);
}

struct choice mind_knight(struct thinker *thinker)
{
    struct point foe;
    thinker->mood = thinker->mood > 0 ? thinker->mood - 1 : 0;
    if (!is_aiming(thinker) || habits_find_foe(thinker, &foe))
        return habits_follow(thinker, false);
    if (thinker->mood > 0)
        return walk_stay();
    thinker->mood = TURNS_A_SHOT;
    return habits_effect(thinker, state_hero_const(thinker->state)->position);
}
