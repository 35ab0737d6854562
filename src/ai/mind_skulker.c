/* Skulkers are at home in the dark. One flees from bright light that falls on it, by the nearest way, and walks into
 * none that it knows of. It creeps up to a hero who does not stand in bright light, until it is beside him; one who
 * does, it watches from where it is. Where it loses him it goes to where it last saw him, and then roams. */
#include "ai/mind.h"
#include "ai/senses.h"
#include "ai/walk.h"

static struct choice stalk(struct thinker *thinker, struct point hero)
{
    enum direction direction;
    if (point_steps(thinker->actor->position, hero) <= 1 ||
        !walk_towards(thinker, true, hero, &direction))
        return walk_stay();
    return walk_step(direction);
}

struct choice mind_skulker(struct thinker *thinker)
{
    struct point hero = state_hero_const(thinker->state)->position;
    bool sees_hero = senses_sees_hero(thinker);
    enum direction direction;
    if (walk_out_of_bright(thinker, &direction))
        return sees_hero ? walk_with_goal(walk_step(direction), hero) : walk_step(direction);
    if (sees_hero)
        return walk_with_goal(stalk(thinker, hero), hero);
    return walk_roam(thinker, true);
}
