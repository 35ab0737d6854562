/* Hushes bring their silence to the hero: one that knows of him comes near, and floats about him as near as it can without
 * being beside him. It never strikes. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

#define KEEP_OFF_STEPS 2
#define NEAR_STEPS 3

struct choice mind_hush(struct thinker *thinker)
{
    struct point prey;
    struct choice choice;
    if (!actor_is_wary(thinker->actor) || !habits_prey(thinker, &prey))
        return habits_rest(thinker, false);
    if (habits_keep_off(thinker, KEEP_OFF_STEPS, &choice))
        return choice;
    if (point_steps(thinker->actor->position, prey) > NEAR_STEPS)
        return habits_go(thinker, false, prey);
    return habits_notices(thinker) ? walk_stay() : walk_roam(thinker, false);
}
