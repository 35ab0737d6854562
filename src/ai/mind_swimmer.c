/* Swimmers roam their water; they make for whom they saw or heard, as near as it takes them, and bite who is beside it. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

struct choice mind_swimmer(struct ai_context *ai)
{
    struct point prey;
    enum direction direction;
    if (habits_find_foe(ai, &prey))
        return habits_strike(prey);
    if (!actor_is_wary(ai->actor) || !habits_prey(ai, &prey))
        return walk_roam(ai, false);
    if (walk_near(ai, false, prey, &direction))
        return walk_step(direction);
    return walk_stay();
}
