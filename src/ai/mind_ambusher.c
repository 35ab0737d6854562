/* Ambushers stay where they are, and strike who is beside them. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

struct choice mind_ambusher(struct ai_context *ai)
{
    struct point foe;
    return habits_find_foe(ai, &foe) ? habits_strike(foe) : walk_stay();
}
