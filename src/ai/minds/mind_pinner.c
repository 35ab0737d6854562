/* Pinners are harmless: a hunting one throws something that clings to the hero and glows, so that others find it, and then
 * keeps its distance and watches. */
#include "ai/tactics.h"
#include "ai/walk.h"
#include "world/movement.h"

#define KEEP_OFF_STEPS 4

/* Choices from one throw to the next, counted by its mood. */
#define PERIOD 6

/* Whether a throw would have an effect: water puts it out, and one is enough. */
static bool is_wanted(const struct ai_context *ai, const struct actor *hero)
{
    return !actor_has(hero, status_find_effect(ai->kind->effect)) &&
           !level_terrain_kind(ai->level, hero->position)->is_water;
}

static bool can_throw(const struct ai_context *ai)
{
    const struct actor *hero = state_hero_const(ai->state);
    return tactics_notices(ai) && is_wanted(ai, hero) &&
           movement_can_throw(ai->level, ai->actor, hero->position);
}

/* Comes near enough to throw. */
static struct choice come_near(struct ai_context *ai)
{
    struct point prey;
    const struct actor *actor = ai->actor;
    if (tactics_prey(ai, &prey) && !actor_is_searching(actor) &&
        point_chebyshev(actor->position, prey) > KEEP_OFF_STEPS)
        return tactics_go(ai, false, prey);
    return tactics_notices(ai) ? walk_stay() : walk_roam(ai, false);
}

struct choice mind_pinner(struct ai_context *ai)
{
    struct choice choice;
    ai->mood = ai->mood > 0 ? ai->mood - 1 : 0;
    if (!actor_is_hunting(ai->actor))
        return tactics_follow(ai, false);
    if (ai->mood == 0 && can_throw(ai)) {
        ai->mood = PERIOD;
        return tactics_effect(ai, state_hero_const(ai->state)->position);
    }
    return tactics_keep_off(ai, KEEP_OFF_STEPS, &choice) ? choice : come_near(ai);
}
