/* Skulkers live in the dark. They flee from bright light by the nearest way and enter none that they know of. They hunt and
 * bite a hero that is not in bright light, and watch one that is. A skulker that loses the hero goes to where it last knew
 * it, and then roams. */
#include "ai/tactics.h"
#include "ai/walk.h"

/* It spares foes in bright light, unless it is cornered. */
static bool dares(struct ai_context *ai, struct point foe)
{
    return !senses_is_bright(ai, foe);
}

struct choice mind_skulker(struct ai_context *ai)
{
    enum direction direction;
    struct point foe;
    bool has_foe = actor_is_wary(ai->actor) && tactics_find_foe(ai, &foe);
    if (has_foe && dares(ai, foe))
        return tactics_strike(foe);
    if (walk_out_of_bright(ai, &direction))
        return walk_step(direction);
    if (has_foe && senses_is_bright(ai, ai->actor->position))
        return tactics_strike(foe);
    return has_foe ? walk_stay() : tactics_follow(ai, true);
}
