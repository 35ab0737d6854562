/* Keepers see by their own lamp, and only what lies before it. One walks its round; whom it has noticed or heard it goes
 * after over the whole floor, and wherever it stands still it turns its lamp about. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/trek.h"
#include "ai/walk.h"

static struct choice look_about(const struct ai_context *ai)
{
    return walk_turn(direction_turned(ai->actor->facing, 1));
}

struct choice mind_keeper(struct ai_context *ai)
{
    struct point prey;
    enum direction direction;
    if (habits_find_foe(ai, &prey))
        return habits_strike(prey);
    if (actor_is_wary(ai->actor) && habits_find_sought(ai, &prey))
        return trek_or_walk(ai, prey, &direction) ? walk_step(direction) : look_about(ai);
    struct choice choice = habits_follow(ai, false);
    return choice.action.kind == ACTION_WAIT ? look_about(ai) : choice;
}
