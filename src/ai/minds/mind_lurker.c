/* Lurkers never leave their cover. In it they creep as near as they can to what they saw or heard, and strike adjacent foes. */
#include "ai/tactics.h"
#include "ai/walk.h"

static bool is_cover(const struct ai_context *ai, struct point p)
{
    return level_terrain_kind(ai->level, p)->is_cover;
}

/* A step within cover that leads nearer to a cell, or none. */
static struct choice creep(const struct ai_context *ai, struct point to)
{
    struct point at = ai->actor->position;
    struct choice choice = walk_stay();
    long min = point_distance_squared(at, to);
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point p = point_step(at, (enum direction)d);
        if (point_distance_squared(p, to) >= min || !walk_can(ai, (enum direction)d) ||
            !is_cover(ai, p))
            continue;
        min = point_distance_squared(p, to);
        choice = walk_step((enum direction)d);
    }
    return choice;
}

struct choice mind_lurker(struct ai_context *ai)
{
    struct point prey;
    if (tactics_find_foe(ai, &prey))
        return tactics_strike(prey);
    if (!actor_is_wary(ai->actor) || !tactics_prey(ai, &prey))
        prey = ai->actor->anchors[0];
    return creep(ai, prey);
}
