/* Kindlers light what has gone out and keep their distance from the hero: one that hunts him watches him from as far, where
 * its lamps and its voice show him to others. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

#define KEEP_STEPS 4

/* Lamps that can be put out again; a beacon is not its business. */
static bool is_cold_lamp(const struct ai_context *ai, struct point p)
{
    const struct terrain_kind *kind = level_terrain_kind(ai->level, p);
    return kind->kindles_to != TERRAIN_NONE &&
           terrain_get((enum terrain)kind->kindles_to)->douses_to != TERRAIN_NONE &&
           habits_is_far_from_prey(ai, p, KEEP_STEPS);
}

struct choice mind_kindler(struct ai_context *ai)
{
    struct choice choice;
    if (habits_keep_off(ai, KEEP_STEPS, &choice) || habits_tend(ai, is_cold_lamp, &choice))
        return choice;
    if (actor_is_hunting(ai->actor) && habits_notices(ai))
        return walk_stay();
    return habits_follow(ai, false);
}
