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
static bool is_first(const struct thinker *thinker)
{
    const struct level *level = thinker->level;
    struct point hero = state_hero_const(thinker->state)->position;
    bool is_awaited = false;
    for (uint16_t i = 0; level_find_awake(level, &i); i++) {
        const struct actor *other = &level->actors[i];
        if (other == thinker->actor || !monster_get(other->kind)->is_choir ||
            !actor_is_hunting(other))
            continue;
        int steps = point_steps(other->position, hero);
        if (steps <= GATHER_STEPS)
            return false;
        is_awaited = is_awaited || steps <= FAR_STEPS;
    }
    return is_awaited;
}

static struct choice hunt(struct thinker *thinker)
{
    struct point prey;
    enum direction direction;
    struct choice choice = habits_hunt(thinker, false);
    bool is_far = choice.action.kind == ACTION_WAIT && habits_prey(thinker, &prey) &&
                  !thinker->actor->is_searching;
    bool has_way = is_far && (trek_together(thinker, prey, &direction) ||
                              trek_towards(thinker, prey, &direction));
    return has_way ? walk_step(direction) : choice;
}

struct choice mind_chorister(struct thinker *thinker)
{
    struct choice choice;
    bool notices = habits_notices(thinker);
    if (!notices)
        thinker->mood = 0;
    if (!actor_is_hunting(thinker->actor))
        return habits_follow(thinker, false);
    if (!notices || thinker->mood >= PATIENCE || !is_first(thinker))
        return hunt(thinker);
    thinker->mood++;
    return habits_keep_off(thinker, KEEP_OFF_STEPS, &choice) ? choice : walk_stay();
}
