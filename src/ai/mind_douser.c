/* Dousers put out lamps, flares and whatever else burns in their view, and keep away from the hero. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

#define KEEP_STEPS 5

static bool is_burning(const struct thinker *thinker, struct point p)
{
    const struct level *level = thinker->level;
    enum cloud cloud = level_cloud(level, p);
    bool can_douse = terrain_get(level_terrain(level, p))->douses_to != TERRAIN_NONE;
    if (cloud != CLOUD_NONE && cloud_get(cloud)->light_radius > 0)
        can_douse = true;
    return can_douse && habits_is_far_from_prey(thinker, p, KEEP_STEPS);
}

struct choice mind_douser(struct thinker *thinker)
{
    struct choice choice;
    if (habits_keep_off(thinker, KEEP_STEPS, &choice) || habits_tend(thinker, is_burning, &choice))
        return choice;
    return actor_is_hunting(thinker->actor) ? walk_stay() : habits_rest(thinker, false);
}
