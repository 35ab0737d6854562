/* Kindlers light lamps that have gone out and keep their distance from the hero. A hunting one watches it from there, where
 * its lamps and its voice reveal the hero to others. */
#include "ai/tactics.h"
#include "ai/walk.h"

#define KEEP_STEPS 4

/* Only lamps that can be put out again, so no beacons. */
static bool is_cold_lamp(const struct ai_context *ai, struct point p)
{
    const struct terrain_kind *kind = level_terrain_kind(ai->level, p);
    return kind->kindles_to != TERRAIN_NONE &&
           terrain_get((enum terrain)kind->kindles_to)->douses_to != TERRAIN_NONE &&
           tactics_is_far_from_prey(ai, p, KEEP_STEPS);
}

struct choice mind_kindler(struct ai_context *ai)
{
    struct choice choice;
    if (tactics_keep_off(ai, KEEP_STEPS, &choice) || tactics_use_fixture(ai, is_cold_lamp, &choice))
        return choice;
    if (actor_is_hunting(ai->actor) && tactics_notices(ai))
        return walk_stay();
    return tactics_follow(ai, false);
}
