/* Kindlers light what has gone out and keep their distance from the hero: one that hunts him watches him from as far, where
 * its lamps and its voice show him to others. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

#define KEEP_STEPS 4

/* Lamps that can be put out again; a beacon is not its business. */
static bool is_cold_lamp(const struct thinker *thinker, struct point p)
{
    const struct terrain_kind *kind = level_terrain_kind(thinker->level, p);
    return kind->kindles_to != TERRAIN_NONE &&
           terrain_get((enum terrain)kind->kindles_to)->douses_to != TERRAIN_NONE &&
           habits_is_far_from_prey(thinker, p, KEEP_STEPS);
}

struct choice mind_kindler(struct thinker *thinker)
{
    struct choice choice;
    if (habits_keep_off(thinker, KEEP_STEPS, &choice) ||
        habits_tend(thinker, is_cold_lamp, &choice))
        return choice;
    if (actor_is_hunting(thinker->actor) && habits_notices(thinker))
        return walk_stay();
    return habits_follow(thinker, false);
}
