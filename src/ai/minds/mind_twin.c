/* Twins hunt the hero only while the other twin notices it, and learn from that one where it is. A twin that notices the hero
 * alone keeps its distance and watches, and bites if cornered. Unaware, the first twin leads and the second stays near it. A
 * twin never hunts again when the other is dead. */
#include "ai/tactics.h"
#include "ai/walk.h"
#include "world/noticing.h"

#define KEEP_OFF_STEPS 3
#define KEEP_NEAR_STEPS 2

static struct choice hunt(struct ai_context *ai)
{
    struct point foe;
    if (tactics_find_foe(ai, &foe))
        return tactics_strike(foe);
    return tactics_go(ai, false, state_hero_const(ai->state)->position);
}

static struct choice watch(struct ai_context *ai)
{
    struct point foe;
    enum direction direction;
    struct point hero = state_hero_const(ai->state)->position;
    if (point_chebyshev(ai->actor->position, hero) > KEEP_OFF_STEPS)
        return walk_stay();
    if (tactics_flee(ai, hero, &direction))
        return walk_step(direction);
    return tactics_find_foe(ai, &foe) ? tactics_strike(foe) : walk_stay();
}

/* The second of a pair keeps near the first. */
static struct choice keep_company(struct ai_context *ai, const struct actor *twin)
{
    enum direction direction;
    if (!twin || ai->handle.index < ai->actor->twin.index)
        return tactics_rest(ai, false);
    if (point_chebyshev(ai->actor->position, twin->position) > KEEP_NEAR_STEPS &&
        walk_towards(ai, false, twin->position, &direction))
        return walk_step(direction);
    return walk_stay();
}

struct choice mind_twin(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    const struct actor *twin = level_find_twin(ai->level, actor);
    if (noticing_twin_notices(ai->state, actor) &&
        (actor_is_hunting(actor) || actor_is_hunting(twin)))
        return hunt(ai);
    if (actor_is_wary(actor) && tactics_notices(ai))
        return watch(ai);
    if (tactics_is_drawn(actor))
        return tactics_look_into(ai, false);
    return keep_company(ai, twin);
}
