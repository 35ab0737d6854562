/* Allies stay near the hero if they see or hear it, and otherwise go to where they last did. They strike adjacent foes, and
 * attack those that hunt the hero and are near it, unless their kind never attacks. One that is told to wait stays. */
#include "ai/pathfind.h"
#include "ai/tactics.h"
#include "ai/walk.h"
#include "world/captive.h"
#include "world/perception.h"

#define NEAR_STEPS 2
#define DEFEND_STEPS 5
#define HEAR_STEPS 8

/* The nearest actor in sight that hunts the hero and is near it. */
static bool find_hunter(struct ai_context *ai, struct point *found)
{
    const struct level *level = ai->level;
    struct point hero = state_hero_const(ai->state)->position;
    int nearest = DEFEND_STEPS + 1;
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *other = &level->actors[i];
        int steps = point_chebyshev(ai->actor->position, other->position);
        if (other->is_ally || !actor_is_hunting(other) || steps >= nearest ||
            point_chebyshev(hero, other->position) > DEFEND_STEPS || !senses_sees_actor(ai, other))
            continue;
        nearest = steps;
        *found = other->position;
    }
    return nearest <= DEFEND_STEPS;
}

/* Whether it knows where the hero is or was. */
static bool find_hero(struct ai_context *ai, struct point *found)
{
    *found = state_hero_const(ai->state)->position;
    if (point_chebyshev(ai->actor->position, *found) <= HEAR_STEPS || senses_sees_hero(ai))
        return true;
    *found = ai->actor->goal;
    return ai->actor->has_goal;
}

/* Whether it is near the hero's last known cell, and no wall parts them. */
static bool is_with(const struct ai_context *ai, struct point hero)
{
    int steps = point_chebyshev(ai->actor->position, hero);
    return steps <= 1 ||
           (steps <= NEAR_STEPS && perception_has_in_view(ai->state, ai->actor, hero, NEAR_STEPS));
}

static struct choice follow(struct ai_context *ai, struct point hero)
{
    enum direction direction;
    if (!is_with(ai, hero) && pathfind_or_walk(ai, hero, &direction))
        return walk_step(direction);
    return walk_stay();
}

struct choice mind_ally(struct ai_context *ai)
{
    struct point hero;
    struct point foe;
    enum direction direction;
    bool knows_hero = find_hero(ai, &hero);
    struct choice choice = walk_stay();
    if (!ai->kind->never_attacks && tactics_find_foe(ai, &foe))
        choice = tactics_strike(foe);
    else if (captive_waits(ai->actor))
        return choice;
    else if (!ai->kind->never_attacks && find_hunter(ai, &foe) &&
             walk_towards(ai, false, foe, &direction))
        choice = walk_step(direction);
    else if (knows_hero)
        choice = follow(ai, hero);
    return knows_hero ? walk_with_goal(choice, hero) : choice;
}
