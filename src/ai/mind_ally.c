/* Allies stay near the hero, whom they see or hear, or else go to where they last did. They strike his foes that are beside
 * them, and go for those near him who hunt him. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/senses.h"
#include "ai/trek.h"
#include "ai/walk.h"

#define NEAR_STEPS 2
#define DEFEND_STEPS 5
#define HEAR_STEPS 8

/* The nearest that it sees of those who hunt the hero and are near him. */
static bool find_hunter(struct ai_context *ai, struct point *found)
{
    const struct level *level = ai->level;
    struct point hero = state_hero_const(ai->state)->position;
    int min = DEFEND_STEPS + 1;
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *other = &level->actors[i];
        int steps = point_chebyshev(ai->actor->position, other->position);
        if (other->is_ally || !actor_is_hunting(other) || steps >= min ||
            point_chebyshev(hero, other->position) > DEFEND_STEPS || !senses_sees_actor(ai, other))
            continue;
        min = steps;
        *found = other->position;
    }
    return min <= DEFEND_STEPS;
}

/* Whether it knows where the hero is or was; that it then remembers. */
static bool find_hero(struct ai_context *ai, struct point *found)
{
    *found = state_hero_const(ai->state)->position;
    if (point_chebyshev(ai->actor->position, *found) <= HEAR_STEPS || senses_sees_hero(ai))
        return true;
    *found = ai->actor->goal;
    return ai->actor->has_goal;
}

static struct choice follow(struct ai_context *ai, struct point hero)
{
    enum direction direction;
    if (point_chebyshev(ai->actor->position, hero) > NEAR_STEPS &&
        trek_or_walk(ai, hero, &direction))
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
    if (habits_find_foe(ai, &foe))
        choice = habits_strike(foe);
    else if (find_hunter(ai, &foe) && walk_towards(ai, false, foe, &direction))
        choice = walk_step(direction);
    else if (knows_hero)
        choice = follow(ai, hero);
    return knows_hero ? walk_with_goal(choice, hero) : choice;
}
