/* Night hunters never give up. One goes to where it saw or heard the hero last; where he is not there it makes for the exit
 * that he most likely took, the nearest, and then from one to the other. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/trek.h"
#include "ai/walk.h"

/* The nearest stairs but those that it stands at; false if there is no way to any. */
static bool choose_exit(struct ai_context *ai, struct point *found)
{
    uint32_t min = DISTANCE_UNREACHED;
    for (int leads = -1; leads <= 1; leads += 2) {
        struct point stairs;
        if (!level_find_stairs(ai->level, leads, &stairs) ||
            point_chebyshev(ai->actor->position, stairs) <= 1)
            continue;
        uint32_t steps = trek_steps(ai, stairs);
        if (steps >= min)
            continue;
        min = steps;
        *found = stairs;
    }
    return min != DISTANCE_UNREACHED;
}

static struct choice try_exits(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    struct point to = actor->goal;
    enum direction direction;
    bool is_on_its_way = actor->has_goal && point_chebyshev(actor->position, to) > 1;
    if (!is_on_its_way && !choose_exit(ai, &to))
        return walk_roam(ai, false);
    if (!trek_towards(ai, to, &direction))
        return walk_stay();
    return walk_with_goal(walk_step(direction), to);
}

struct choice mind_hunter(struct ai_context *ai)
{
    struct point prey;
    enum direction direction;
    if (habits_find_foe(ai, &prey))
        return habits_strike(prey);
    if (habits_find_sought(ai, &prey) && trek_or_walk(ai, prey, &direction))
        return walk_step(direction);
    return try_exits(ai);
}
