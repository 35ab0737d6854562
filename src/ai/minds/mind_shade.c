/* Shades never enter bright light, and strike nothing that stands in it. Caught in bright light they leave by the nearest way;
 * they wait for the hero at its edge. */
#include "ai/tactics.h"
#include "ai/walk.h"

static struct choice leave(struct ai_context *ai)
{
    enum direction direction;
    return walk_out_of_bright(ai, &direction) ? walk_step(direction) : walk_stay();
}

/* Approaches by a path that is not bright, or as near as it can without bright light. */
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
    if (actor_is_wary(ai->actor) && tactics_find_foe(ai, &foe))
        return senses_is_bright(ai, foe) ? walk_stay() : tactics_strike(foe);
    if (actor_is_hunting(ai->actor) && !actor_is_searching(ai->actor) && tactics_prey(ai, &prey))
        return close_in(ai, prey);
    return tactics_follow(ai, true);
}
