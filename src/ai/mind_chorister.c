/* Choristers know where the hero is as long as one of them sees him, and come from all over the floor. One that is the
 * first at him keeps off and watches, until another has come up or it has waited for long. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/trek.h"
#include "ai/walk.h"

#define KEEP_OFF_STEPS 4
#define GATHER_STEPS 5 /* who is so near the hero has come up */
#define FAR_STEPS 30   /* who is farther off is not waited for */
#define PATIENCE 12    /* choices that it waits; its mood counts them */

/* Whether others of the choir are on their way, and none is there. */
static bool is_first(const struct ai_context *ai)
{
    const struct level *level = ai->level;
    struct point hero = state_hero_const(ai->state)->position;
    bool is_awaited = false;
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *other = &level->actors[i];
        if (other == ai->actor || !monster_get(other->kind)->is_choir || !actor_is_hunting(other))
            continue;
        int steps = point_chebyshev(other->position, hero);
        if (steps <= GATHER_STEPS)
            return false;
        is_awaited = is_awaited || steps <= FAR_STEPS;
    }
    return is_awaited;
}

static struct choice hunt(struct ai_context *ai)
{
    struct point prey;
    enum direction direction;
    struct choice choice = habits_hunt(ai, false);
    bool is_far =
        choice.action.kind == ACTION_WAIT && habits_prey(ai, &prey) && !ai->actor->is_searching;
    bool has_way =
        is_far && (trek_together(ai, prey, &direction) || trek_towards(ai, prey, &direction));
    return has_way ? walk_step(direction) : choice;
}

struct choice mind_chorister(struct ai_context *ai)
{
    struct choice choice;
    bool notices = habits_notices(ai);
    if (!notices)
        ai->mood = 0;
    if (!actor_is_hunting(ai->actor))
        return habits_follow(ai, false);
    if (!notices || ai->mood >= PATIENCE || !is_first(ai))
        return hunt(ai);
    ai->mood++;
    return habits_keep_off(ai, KEEP_OFF_STEPS, &choice) ? choice : walk_stay();
}
