/* Echoes repeat the last noise of the hero that they heard, at their own cell. They flee from a hero that comes near, and sit
 * between two hops. */
#include "ai/tactics.h"
#include "ai/walk.h"

#define KEEP_OFF_STEPS 2
#define TURNS_A_HOP 4

struct choice mind_echo(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    struct point hero = state_hero_const(ai->state)->position;
    enum direction direction;
    if (actor->heard > LOUDNESS_SILENT)
        return tactics_effect(ai, actor->position);
    if (tactics_notices(ai) && point_chebyshev(actor->position, hero) <= KEEP_OFF_STEPS &&
        tactics_flee(ai, hero, &direction))
        return walk_step(direction);
    ai->mood = (actor->mood + 1) % TURNS_A_HOP;
    return ai->mood == 0 ? walk_roam(ai, false) : walk_stay();
}
