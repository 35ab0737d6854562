/* Wights hunt like others while the light that they carry burns. Once it is out they run to the nearest fire in view, to be lit
 * again there, or away from the hero. */
#include "ai/tactics.h"
#include "ai/walk.h"
#include "world/flame.h"

#define FLEE_STEPS 6

static bool is_flame(const struct ai_context *ai, struct point p)
{
    return flame_is_at(ai->state, p);
}

static struct choice find_fire(struct ai_context *ai)
{
    struct point at;
    enum direction direction;
    if (senses_find_fixture(ai, is_flame, &at) &&
        (point_chebyshev(ai->actor->position, at) <= 1 || walk_towards(ai, false, at, &direction)))
        return point_chebyshev(ai->actor->position, at) <= 1 ? walk_stay() : walk_step(direction);
    if (tactics_prey(ai, &at) && point_chebyshev(ai->actor->position, at) <= FLEE_STEPS &&
        tactics_flee(ai, at, &direction))
        return walk_step(direction);
    return tactics_is_drawn(ai->actor) ? walk_stay() : tactics_rest(ai, false);
}

struct choice mind_wight(struct ai_context *ai)
{
    return actor_is_burnt_out(ai->actor) ? find_fire(ai) : tactics_follow(ai, false);
}
