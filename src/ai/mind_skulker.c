/* Skulkers are at home in the dark. One flees from bright light that falls on it, by the nearest way, and walks into
 * none that it knows of. It hunts a hero who does not stand in bright light, and bites; one who does, it watches from
 * where it is. Where it loses him it goes to where it last knew him, and then roams. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/senses.h"
#include "ai/walk.h"

/* In bright light it leaves even a foe alone, unless it is cornered. */
static bool dares(struct ai_context *ai, struct point foe)
{
    return !senses_is_bright(ai, foe);
}

struct choice mind_skulker(struct ai_context *ai)
{
    enum direction direction;
    struct point foe;
    bool has_foe = actor_is_wary(ai->actor) && habits_find_foe(ai, &foe);
    if (has_foe && dares(ai, foe))
        return habits_strike(foe);
    if (walk_out_of_bright(ai, &direction))
        return walk_step(direction);
    if (has_foe && senses_is_bright(ai, ai->actor->position))
        return habits_strike(foe);
    return has_foe ? walk_stay() : habits_follow(ai, true);
}
