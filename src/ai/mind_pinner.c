/* Pinners harm nobody: one that hunts the hero throws at him what clings and glows, so that others find him, and then keeps
 * off him and watches. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"
#include "world/movement.h"

#define KEEP_OFF_STEPS 4

/* Choices from one throw to the next; its mood counts them down. */
#define PERIOD 6

/* Whether it would do anything: water puts it out, and one is enough. */
static bool is_wanted(const struct thinker *thinker, const struct actor *hero)
{
    return !actor_has(hero, status_find_effect(thinker->kind->effect)) &&
           !level_terrain_kind(thinker->level, hero->position)->is_water;
}

static bool can_throw(const struct thinker *thinker)
{
    const struct actor *hero = state_hero_const(thinker->state);
    return habits_notices(thinker) && is_wanted(thinker, hero) &&
           movement_can_throw(thinker->level, thinker->actor, hero->position);
}

/* Up to where it can throw from. */
static struct choice come_near(struct thinker *thinker)
{
    struct point prey;
    const struct actor *actor = thinker->actor;
    if (habits_prey(thinker, &prey) && !actor->is_searching &&
        point_steps(actor->position, prey) > KEEP_OFF_STEPS)
        return habits_go(thinker, false, prey);
    return habits_notices(thinker) ? walk_stay() : walk_roam(thinker, false);
}

struct choice mind_pinner(struct thinker *thinker)
{
    struct choice choice;
    if (thinker->mood > 0)
        thinker->mood--;
    if (!actor_is_hunting(thinker->actor))
        return habits_follow(thinker, false);
    if (thinker->mood == 0 && can_throw(thinker)) {
        thinker->mood = PERIOD;
        return habits_effect(thinker, state_hero_const(thinker->state)->position);
    }
    return habits_keep_off(thinker, KEEP_OFF_STEPS, &choice) ? choice : come_near(thinker);
}
