/* Allies stay near the hero and strike whoever of his foes is beside them; they go for those who hunt him and whom they
 * see nearby. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

/* They leave the hero's side by so many steps at most. */
#define LEASH_STEPS 2

struct choice mind_ally(struct thinker *thinker)
{
    struct point foe;
    struct point hero = state_hero_const(thinker->state)->position;
    enum direction direction;
    if (habits_find_foe(thinker, &foe))
        return habits_strike(foe);
    if (point_steps(thinker->actor->position, hero) > LEASH_STEPS &&
        walk_towards(thinker, false, hero, &direction))
        return walk_step(direction);
    return walk_stay();
}
