/* Twins hunt the hero only while the other one notices him, and know from it where he is. One that notices him alone keeps
 * off and watches, and bites if it is cornered. Where they know nothing of him the first leads and the second keeps near
 * it; one whose twin is dead never hunts again. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"
#include "world/noticing.h"

#define KEEP_OFF_STEPS 3
#define KEEP_NEAR_STEPS 2

static struct choice hunt(struct ai_context *ai)
{
    struct point foe;
    enum direction direction;
    if (habits_find_foe(ai, &foe))
        return habits_strike(foe);
    if (walk_towards(ai, false, state_hero_const(ai->state)->position, &direction))
        return walk_step(direction);
    return walk_stay();
}

static struct choice watch(struct ai_context *ai)
{
    struct point foe;
    enum direction direction;
    struct point hero = state_hero_const(ai->state)->position;
    if (point_chebyshev(ai->actor->position, hero) > KEEP_OFF_STEPS)
        return walk_stay();
    if (habits_flee(ai, hero, &direction))
        return walk_step(direction);
    return habits_find_foe(ai, &foe) ? habits_strike(foe) : walk_stay();
}

/* The second of a pair keeps near the first. */
static struct choice keep_company(struct ai_context *ai, const struct actor *twin)
{
    enum direction direction;
    if (!twin || ai->handle.index < ai->actor->twin.index)
        return habits_rest(ai, false);
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
    if (actor_is_wary(actor) && habits_notices(ai))
        return watch(ai);
    if (actor_is_wary(actor) && actor->has_clue)
        return habits_look_into(ai, false);
    return keep_company(ai, twin);
}
