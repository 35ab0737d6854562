/* Choristers know where the hero is while one of them sees it, and come from all over the floor. The first to reach it keeps
 * its distance and watches until another arrives or its patience ends. */
#include "ai/pathfind.h"
#include "ai/tactics.h"
#include "ai/walk.h"

#define KEEP_OFF_STEPS 4
#define GATHER_STEPS 5 /* choristers this near the hero have arrived */
#define FAR_STEPS 30   /* choristers farther away are not waited for */
#define PATIENCE 12    /* choices that it waits, counted by its mood */

/* Whether other choristers are on their way and none has arrived. */
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
    struct choice choice = tactics_hunt(ai, false);
    bool is_far = choice.action.kind == ACTION_WAIT && tactics_prey(ai, &prey) &&
                  !actor_is_searching(ai->actor);
    bool has_way = is_far && (pathfind_together(ai, prey, &direction) ||
                              pathfind_towards(ai, prey, &direction));
    return has_way ? walk_step(direction) : choice;
}

struct choice mind_chorister(struct ai_context *ai)
{
    struct choice choice;
    bool notices = tactics_notices(ai);
    if (!notices)
        ai->mood = 0;
    if (!actor_is_hunting(ai->actor))
        return tactics_follow(ai, false);
    if (!notices || ai->mood >= PATIENCE || !is_first(ai))
        return hunt(ai);
    ai->mood++;
    return tactics_keep_off(ai, KEEP_OFF_STEPS, &choice) ? choice : walk_stay();
}
