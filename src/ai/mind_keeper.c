/* Keepers see by their own lamp, and only what lies before it. One walks its round; whom it has noticed or heard it goes
 * after over the whole floor, and wherever it stands still it turns its lamp about. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/trek.h"
#include "ai/walk.h"

static struct choice look_about(const struct thinker *thinker)
{
    return walk_turn(direction_turned(thinker->actor->facing, 1));
}

struct choice mind_keeper(struct thinker *thinker)
{
    struct point prey;
    enum direction direction;
    if (habits_find_foe(thinker, &prey))
        return habits_strike(prey);
    if (actor_is_wary(thinker->actor) && habits_find_sought(thinker, &prey))
        return trek_or_walk(thinker, prey, &direction) ? walk_step(direction) : look_about(thinker);
    struct choice choice = habits_follow(thinker, false);
    return choice.action.kind == ACTION_WAIT ? look_about(thinker) : choice;
}
