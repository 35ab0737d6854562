/* Shades never go into bright light, and strike nobody who stands in it. One that is caught there leaves it by the nearest
 * way; whom they hunt they wait for at its edge. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/senses.h"
#include "ai/walk.h"

static struct choice leave(struct ai_context *ai)
{
    enum direction direction;
    return walk_out_of_bright(ai, &direction) ? walk_step(direction) : walk_stay();
}

/* Goes for him where there is a way that is not bright; otherwise as near to him as it goes without light. */
static struct choice close_in(struct ai_context *ai, struct point prey)
{
    enum direction direction;
    if (walk_towards(ai, true, prey, &direction) || walk_near(ai, true, prey, &direction))
        return walk_step(direction);
    return walk_stay();
}

struct choice mind_shade(struct ai_context *ai)
{
    struct point foe;
    struct point prey;
    if (senses_is_bright(ai, ai->actor->position))
        return leave(ai);
    if (actor_is_wary(ai->actor) && habits_find_foe(ai, &foe))
        return senses_is_bright(ai, foe) ? walk_stay() : habits_strike(foe);
    if (actor_is_hunting(ai->actor) && !ai->actor->is_searching && habits_prey(ai, &prey))
        return close_in(ai, prey);
    return habits_follow(ai, true);
}
