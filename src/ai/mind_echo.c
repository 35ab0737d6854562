/* Echoes repeat the last noise of the hero that they heard, where they are: whoever goes after it finds them. They keep off
 * who comes near, and sit between two hops. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

#define KEEP_OFF_STEPS 2
#define TURNS_A_HOP 4

struct choice mind_echo(struct thinker *thinker)
{
    const struct actor *actor = thinker->actor;
    struct point hero = state_hero_const(thinker->state)->position;
    enum direction direction;
    if (actor->heard > 0)
        return habits_effect(thinker, actor->position);
    if (habits_notices(thinker) && point_steps(actor->position, hero) <= KEEP_OFF_STEPS &&
        habits_flee(thinker, hero, &direction))
        return walk_step(direction);
    thinker->mood = (actor->mood + 1) % TURNS_A_HOP;
    return thinker->mood == 0 ? walk_roam(thinker, false) : walk_stay();
}
