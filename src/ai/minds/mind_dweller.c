/* Dwellers stay in their mirror. While light falls on it they strike adjacent foes; in the dark it is empty. */
#include "ai/tactics.h"
#include "ai/walk.h"
#include "world/perception.h"

struct choice mind_dweller(struct ai_context *ai)
{
    struct point foe;
    if (perception_lies_in_wait(ai->state, ai->actor) || !tactics_find_foe(ai, &foe))
        return walk_stay();
    return tactics_strike(foe);
}
