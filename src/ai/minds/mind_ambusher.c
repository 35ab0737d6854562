/* Ambushers stay where they are and strike adjacent foes. */
#include "ai/tactics.h"
#include "ai/walk.h"

struct choice mind_ambusher(struct ai_context *ai)
{
    struct point foe;
    return tactics_find_foe(ai, &foe) ? tactics_strike(foe) : walk_stay();
}
