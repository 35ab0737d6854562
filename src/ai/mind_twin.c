/* Twins hunt the hero only while the other one notices him, and know from it where he is. One that notices him alone keeps
 * off and watches, and bites if it is cornered. Where they know nothing of him the first leads and the second keeps near
 * it; one whose twin is dead never hunts again. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"
#include "world/noticing.h"

#define KEEP_OFF_STEPS 3
#define KEEP_NEAR_STEPS 2

static struct choice hunt(struct thinker *thinker)
{
    struct point foe;
    enum direction direction;
    if (habits_find_foe(thinker, &foe))
        return habits_strike(foe);
    if (walk_towards(thinker, false, state_hero_const(thinker->state)->position, &direction))
        return walk_step(direction);
    return walk_stay();
}

static struct choice watch(struct thinker *thinker)
{
    struct point foe;
    enum direction direction;
    struct point hero = state_hero_const(thinker->state)->position;
    if (point_steps(thinker->actor->position, hero) > KEEP_OFF_STEPS)
        return walk_stay();
    if (habits_flee(thinker, hero, &direction))
        return walk_step(direction);
    return habits_find_foe(thinker, &foe) ? habits_strike(foe) : walk_stay();
}

/* The second of a pair keeps near the first. */
static struct choice keep_company(struct thinker *thinker, const struct actor *twin)
{
    enum direction direction;
    if (!twin || thinker->handle.index < thinker->actor->twin.index)
        return habits_rest(thinker, false);
    if (point_steps(thinker->actor->position, twin->position) > KEEP_NEAR_STEPS &&
        walk_towards(thinker, false, twin->position, &direction))
        return walk_step(direction);
    return walk_stay();
}

struct choice mind_twin(struct thinker *thinker)
{
    const struct actor *actor = thinker->actor;
    const struct actor *twin = level_find_twin(thinker->level, actor);
    if (noticing_twin_notices(thinker->state, actor) &&
        (actor_is_hunting(actor) || actor_is_hunting(twin)))
        return hunt(thinker);
    if (actor_is_wary(actor) && habits_notices(thinker))
        return watch(thinker);
    if (actor_is_wary(actor) && actor->has_clue)
        return habits_look_into(thinker, false);
    return keep_company(thinker, twin);
}
