/* Gazers stay where they are and see only the quarter ahead. They turn an eighth every second turn. A gazer that notices the
 * hero keeps facing it, and once hunting calls every few turns. */
#include "ai/tactics.h"
#include "ai/walk.h"

#define TURNS_AN_EIGHTH 2
#define TURNS_A_CALL 4

static struct choice follow(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    bool is_sure = actor_is_hunting(actor);
    ai->mood = is_sure ? (actor->mood + 1) % TURNS_A_CALL : 0;
    if (is_sure && actor->mood == 0)
        return tactics_effect(ai, actor->position);
    return tactics_face_hero(ai);
}

struct choice mind_gazer(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    if (tactics_notices(ai))
        return follow(ai);
    ai->mood = (actor->mood + 1) % TURNS_AN_EIGHTH;
    return ai->mood == 0 ? walk_turn(direction_turned(actor->facing, 1)) : walk_stay();
}
