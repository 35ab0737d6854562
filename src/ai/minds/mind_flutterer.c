/* Flutterers fly to the brightest light in sight except their own, and circle it at one or two cells. Without one they roam. */
#include "ai/mind.h"
#include "ai/senses.h"
#include "ai/walk.h"

#define CIRCLE_RADIUS 2

/* The turn from one direction to another, in eighths of a circle. */
static int turn_between(enum direction a, enum direction b)
{
    int turn = abs((int)a - (int)b);
    return turn <= DIRECTION_COUNT / 2 ? turn : DIRECTION_COUNT - turn;
}

/* Flies on around the light, as straight as the circle allows: around and not to and fro. */
static struct choice circle(struct ai_context *ai, struct point light)
{
    const struct actor *actor = ai->actor;
    int min = DIRECTION_COUNT;
    struct choice choice = walk_stay();
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        int steps = point_chebyshev(point_step(actor->position, (enum direction)d), light);
        int turn = turn_between(actor->facing, (enum direction)d);
        if (turn >= min || steps < 1 || steps > CIRCLE_RADIUS || !walk_can(ai, (enum direction)d))
            continue;
        min = turn;
        choice = walk_step((enum direction)d);
    }
    return choice;
}

struct choice mind_flutterer(struct ai_context *ai)
{
    struct point light;
    enum direction direction;
    if (!senses_brightest_source(ai, &light))
        return walk_roam(ai, false);
    if (point_chebyshev(ai->actor->position, light) <= CIRCLE_RADIUS)
        return circle(ai, light);
    if (walk_towards(ai, false, light, &direction))
        return walk_step(direction);
    return walk_roam(ai, false);
}
