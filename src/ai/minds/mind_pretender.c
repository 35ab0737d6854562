/* Pretenders roam with a light like the hero's. They hide it and flee while the hero is near with a light, and for some turns
 * after that. */
#include "ai/senses.h"
#include "ai/tactics.h"
#include "ai/walk.h"
#include "world/hero.h"

#define NEAR_STEPS 3
#define FLEE_STEPS 8
#define DARK_TURNS 12

/* Whether the hero stands that near with a light, in sight. */
static bool is_found_out(const struct ai_context *ai, int steps)
{
    struct point hero = state_hero_const(ai->state)->position;
    return hero_light(ai->state).radius > 0 &&
           point_chebyshev(ai->actor->position, hero) <= steps && senses_sees_hero(ai);
}

struct choice mind_pretender(struct ai_context *ai)
{
    bool is_unlit = actor_is_unlit(ai->actor);
    enum direction direction;
    ai->mood = ai->mood > 0 ? ai->mood - 1 : 0;
    if (is_found_out(ai, is_unlit ? FLEE_STEPS : NEAR_STEPS)) {
        ai->mood = DARK_TURNS;
        if (!is_unlit)
            return tactics_effect(ai, ai->actor->position);
        if (tactics_flee(ai, state_hero_const(ai->state)->position, &direction))
            return walk_step(direction);
        return walk_stay();
    }
    if (is_unlit && ai->mood == 0)
        return tactics_effect(ai, ai->actor->position);
    return walk_roam(ai, false);
}
