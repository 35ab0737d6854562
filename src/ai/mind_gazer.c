/* Gazers stay where they are and see but a quarter of what is about them. One turns its gaze an eighth every second turn;
 * whom it notices it follows with it, and once it is sure of him it calls, every few turns. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

#define TURNS_AN_EIGHTH 2
#define TURNS_A_CALL 4

static struct choice follow(struct thinker *thinker)
{
    const struct actor *actor = thinker->actor;
    bool is_sure = actor_is_hunting(actor);
    thinker->mood = is_sure ? (actor->mood + 1) % TURNS_A_CALL : 0;
    if (is_sure && actor->mood == 0)
        return habits_effect(thinker, actor->position);
    return habits_face_hero(thinker);
}

struct choice mind_gazer(struct thinker *thinker)
{
    const struct actor *actor = thinker->actor;
    if (habits_notices(thinker))
        return follow(thinker);
    thinker->mood = (actor->mood + 1) % TURNS_AN_EIGHTH;
    return thinker->mood == 0 ? walk_turn(direction_turned(actor->facing, 1)) : walk_stay();
}
