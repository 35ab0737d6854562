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
static bool is_wanted(const struct ai_context *ai, const struct actor *hero)
{
    return !actor_has(hero, status_find_effect(ai->kind->effect)) &&
           !level_terrain_kind(ai->level, hero->position)->is_water;
}

static bool can_throw(const struct ai_context *ai)
{
    const struct actor *hero = state_hero_const(ai->state);
    return habits_notices(ai) && is_wanted(ai, hero) &&
           movement_can_throw(ai->level, ai->actor, hero->position);
}

/* Up to where it can throw from. */
static struct choice come_near(struct ai_context *ai)
{
    struct point prey;
    const struct actor *actor = ai->actor;
    if (habits_prey(ai, &prey) && !actor->is_searching &&
        point_chebyshev(actor->position, prey) > KEEP_OFF_STEPS)
        return habits_go(ai, false, prey);
    return habits_notices(ai) ? walk_stay() : walk_roam(ai, false);
}

struct choice mind_pinner(struct ai_context *ai)
{
    struct choice choice;
    if (ai->mood > 0)
        ai->mood--;
    if (!actor_is_hunting(ai->actor))
        return habits_follow(ai, false);
    if (ai->mood == 0 && can_throw(ai)) {
        ai->mood = PERIOD;
        return habits_effect(ai, state_hero_const(ai->state)->position);
    }
    return habits_keep_off(ai, KEEP_OFF_STEPS, &choice) ? choice : come_near(ai);
}
