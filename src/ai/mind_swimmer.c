/* Swimmers roam their water; they make for whom they saw or heard, as near as it takes them, and bite who is beside it. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

struct choice mind_swimmer(struct thinker *thinker)
{
    struct point prey;
    enum direction direction;
    if (habits_find_foe(thinker, &prey))
        return habits_strike(prey);
    if (!actor_is_wary(thinker->actor) || !habits_prey(thinker, &prey))
        return walk_roam(thinker, false);
    if (walk_near(thinker, false, prey, &direction))
        return walk_step(direction);
    return walk_stay();
}
