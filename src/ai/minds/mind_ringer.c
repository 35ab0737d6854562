/* Ringers are harmless: a hunting one that notices the hero raises the alarm with its kind's effect, flees, and raises it again
 * after some turns while it still notices the hero. */
#include "ai/tactics.h"
#include "ai/walk.h"

/* Choices from one alarm to the next, counted by its mood. */
#define PERIOD 8

#define SAFE_STEPS 10

struct choice mind_ringer(struct ai_context *ai)
{
    struct choice choice;
    ai->mood = ai->mood > 0 ? ai->mood - 1 : 0;
    if (!actor_is_hunting(ai->actor))
        return tactics_follow(ai, false);
    if (ai->mood == 0 && tactics_notices(ai)) {
        ai->mood = PERIOD;
        return tactics_effect(ai, ai->actor->position);
    }
    return tactics_keep_off(ai, SAFE_STEPS, &choice) ? choice : walk_stay();
}
