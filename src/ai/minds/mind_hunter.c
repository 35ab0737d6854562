/* Night hunters never give up. They walk the hero's trail, and where it has none or ends go to where they last saw or heard the
 * hero; if it is not there, to the nearest stairs, and from then on from one to the other. */
#include "ai/pathfind.h"
#include "ai/tactics.h"
#include "ai/walk.h"

/* The nearest stairs except those it stands at; false if there is no way to any. */
static bool choose_exit(struct ai_context *ai, struct point *found)
{
    uint32_t min = DISTANCE_UNREACHED;
    pathfind_start(ai);
    for (int leads = -1; leads <= 1; leads += 2) {
        struct point stairs = LEVEL_BEFORE_FIRST;
        while (level_next_stairs(ai->level, leads, &stairs)) {
            if (point_chebyshev(ai->actor->position, stairs) <= 1)
                continue;
            uint32_t steps = pathfind_steps(ai, stairs);
            if (steps >= min)
                continue;
            min = steps;
            *found = stairs;
        }
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
    if (!pathfind_towards(ai, to, &direction))
        return walk_stay();
    return walk_with_goal(walk_step(direction), to);
}

/* The next cell of the hero's trail, or the nearest one beside it; false: there is none, or it ends here. */
static bool find_trail(const struct ai_context *ai, struct point *next)
{
    struct point at = ai->actor->position;
    return trail_find_next(&ai->state->trail, at, next) ||
           (trail_find_nearest(&ai->state->trail, at, next) && !point_is_equal(*next, at));
}

struct choice mind_hunter(struct ai_context *ai)
{
    struct point prey;
    enum direction direction;
    if (tactics_find_foe(ai, &prey))
        return tactics_strike(prey);
    if (!tactics_notices(ai) && find_trail(ai, &prey) && pathfind_or_walk(ai, prey, &direction))
        return walk_step(direction);
    if (tactics_find_sought(ai, &prey) && pathfind_or_walk(ai, prey, &direction))
        return walk_step(direction);
    return try_exits(ai);
}
