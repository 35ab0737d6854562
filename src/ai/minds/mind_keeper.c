/* Keepers see by their own lamp, and only ahead. They walk their round, follow what they noticed or heard over the whole
 * floor, and turn their lamp around wherever they stand still. */
#include "ai/pathfind.h"
#include "ai/tactics.h"
#include "ai/walk.h"

static struct choice look_around(const struct ai_context *ai)
{
    return walk_turn(direction_turned(ai->actor->facing, 1));
}

struct choice mind_keeper(struct ai_context *ai)
{
    struct point prey;
    enum direction direction;
    if (tactics_find_foe(ai, &prey))
        return tactics_strike(prey);
    if (actor_is_wary(ai->actor) && tactics_find_sought(ai, &prey))
        return pathfind_or_walk(ai, prey, &direction) ? walk_step(direction) : look_around(ai);
    struct choice choice = tactics_follow(ai, false);
    return choice.action.kind == ACTION_WAIT ? look_around(ai) : choice;
}
