/* Gazers stay where they are and see but a quarter of what is about them. One turns its gaze an eighth every second turn;
 * whom it notices it follows with it, and once it is sure of him it calls, every few turns. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

#define TURNS_AN_EIGHTH 2
#define TURNS_A_CALL 4

static struct choice follow(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    bool is_sure = actor_is_hunting(actor);
    ai->mood = is_sure ? (actor->mood + 1) % TURNS_A_CALL : 0;
    if (is_sure && actor->mood == 0)
        return habits_effect(ai, actor->position);
    return habits_face_hero(ai);
}

struct choice mind_gazer(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    if (habits_notices(ai))
        return follow(ai);
    ai->mood = (actor->mood + 1) % TURNS_AN_EIGHTH;
    return ai->mood == 0 ? walk_turn(direction_turned(actor->facing, 1)) : walk_stay();
}
