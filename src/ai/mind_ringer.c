/* Ringers harm nobody: one that hunts the hero and notices him raises the alarm with what its kind does, flees from him,
 * and raises it again after some turns as long as it notices him. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

/* Choices from one alarm to the next; its mood counts them down. */
#define PERIOD 8

/* As far as it flees. */
#define SAFE_STEPS 10

struct choice mind_ringer(struct ai_context *ai)
{
    struct choice choice;
    if (ai->mood > 0)
        ai->mood--;
    if (!actor_is_hunting(ai->actor))
        return habits_follow(ai, false);
    if (ai->mood == 0 && habits_notices(ai)) {
        ai->mood = PERIOD;
        return habits_effect(ai, ai->actor->position);
    }
    return habits_keep_off(ai, SAFE_STEPS, &choice) ? choice : walk_stay();
}
