/* Night hunters go to the hero's last known place, strike, and never give up: where they have lost him they take the way
 * that he most likely took, to the nearest stairs. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

struct choice mind_hunter(struct thinker *thinker)
{
    return habits_hunt(thinker, false);
}
