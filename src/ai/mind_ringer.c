/* Ringers harm nobody: one that hunts the hero and notices him raises the alarm with what its kind does, flees from him,
 * and raises it again after some turns as long as it notices him. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

/* Choices from one alarm to the next; its mood counts them down. */
#define PERIOD 8

/* As far as it flees. */
#define SAFE_STEPS 10

struct choice mind_ringer(struct thinker *thinker)
{
    struct choice choice;
    if (thinker->mood > 0)
        thinker->mood--;
    if (!actor_is_hunting(thinker->actor))
        return habits_follow(thinker, false);
    if (thinker->mood == 0 && habits_notices(thinker)) {
        thinker->mood = PERIOD;
        return habits_effect(thinker, thinker->actor->position);
    }
    return habits_keep_off(thinker, SAFE_STEPS, &choice) ? choice : walk_stay();
}
