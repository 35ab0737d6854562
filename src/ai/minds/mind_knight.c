/* Mirror knights hunt like others. But at a hero that they see only in a mirror they shoot by that mirror, every third turn,
 * and stay where they are. */
#include "ai/tactics.h"
#include "ai/walk.h"
#include "world/perception.h"

#define TURNS_A_SHOT 3

/* Whether it sees the hero in a mirror, near enough for a shot. */
static bool is_aiming(const struct ai_context *ai)
{
    struct point hero = state_hero_const(ai->state)->position;
    struct point mirror;
    return actor_is_hunting(ai->actor) && !ai->actor->is_ally &&
           point_chebyshev(ai->actor->position, hero) <= actor_reach(ai->actor) &&
           tactics_notices(ai) && perception_find_mirror(ai->state, ai->actor, &mirror);
}

struct choice mind_knight(struct ai_context *ai)
{
    struct point foe;
    ai->mood = ai->mood > 0 ? ai->mood - 1 : 0;
    if (!is_aiming(ai) || tactics_find_foe(ai, &foe))
        return tactics_follow(ai, false);
    if (ai->mood > 0)
        return walk_stay();
    ai->mood = TURNS_A_SHOT;
    return tactics_effect(ai, state_hero_const(ai->state)->position);
}
