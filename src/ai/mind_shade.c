/* Shades never go into bright light, and strike nobody who stands in it. One that is caught there leaves it by the nearest
 * way; whom they hunt they wait for at its edge. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/senses.h"
#include "ai/walk.h"

static struct choice leave(struct thinker *thinker)
{
    enum direction direction;
    return walk_out_of_bright(thinker, &direction) ? walk_step(direction) : walk_stay();
}

/* Goes for him where there is a way that is not bright; otherwise as near to him as it goes without light. */
static struct choice close_in(struct thinker *thinker, struct point prey)
{
    enum direction direction;
    if (walk_towards(thinker, true, prey, &direction) || walk_near(thinker, true, prey, &direction))
        return walk_step(direction);
    return walk_stay();
}

struct choice mind_shade(struct thinker *thinker)
{
    struct point foe;
    struct point prey;
    if (senses_is_bright(thinker, thinker->actor->position))
        return leave(thinker);
    if (actor_is_wary(thinker->actor) && habits_find_foe(thinker, &foe))
        return senses_is_bright(thinker, foe) ? walk_stay() : habits_strike(foe);
    if (actor_is_hunting(thinker->actor) && !thinker->actor->is_searching &&
        habits_prey(thinker, &prey))
        return close_in(thinker, prey);
    return habits_follow(thinker, true);
}
