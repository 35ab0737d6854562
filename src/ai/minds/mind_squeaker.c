/* Squeakers fly to and fro and squeak every third turn. One that knows of the hero keeps near it. */
#include "ai/tactics.h"
#include "ai/walk.h"

#define TURNS_A_SQUEAK 3
#define NEAR_STEPS 2

/* A step to a random side. */
static struct choice flutter(const struct ai_context *ai)
{
    int first = random_below(ai->random, DIRECTION_COUNT);
    for (int i = 0; i < DIRECTION_COUNT; i++) {
        enum direction direction = (enum direction)((first + i) % DIRECTION_COUNT);
        if (walk_can(ai, direction))
            return walk_with_goal(walk_step(direction), ai->actor->goal);
    }
    return walk_stay();
}

struct choice mind_squeaker(struct ai_context *ai)
{
    struct point prey;
    enum direction direction;
    ai->mood = (ai->actor->mood + 1) % TURNS_A_SQUEAK;
    if (ai->mood == 0)
        return tactics_effect(ai, ai->actor->position);
    if (ai->mood == 1)
        return flutter(ai);
    if (!tactics_prey(ai, &prey))
        return walk_roam(ai, false);
    if (point_chebyshev(ai->actor->position, prey) > NEAR_STEPS &&
        walk_towards(ai, false, prey, &direction))
        return walk_step(direction);
    return flutter(ai);
}
