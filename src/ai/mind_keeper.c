/* Keepers see by their own lamp, and only what lies before it. One walks its round; whom it has noticed or heard it goes
 * after over the whole floor, and wherever it stands still it turns its lamp about. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/trek.h"
#include "ai/walk.h"
#include "world/movement.h"

static struct choice look_about(const struct thinker *thinker)
{
    enum direction next = direction_turned(thinker->actor->facing, 1);
    return (struct choice){.action = {.kind = ACTION_TURN, .direction = next}};
}

/* Whether it still has to look where it believes him to be. */
static bool has_prey(const struct thinker *thinker, struct point *prey)
{
    const struct actor *actor = thinker->actor;
    return actor_is_wary(actor) && habits_prey(thinker, prey) &&
           (habits_notices(thinker) ||
            (!actor->is_searching && !movement_is_beside(thinker->level, actor->position, *prey)));
}

struct choice mind_keeper(struct thinker *thinker)
{
    struct point prey;
    enum direction direction;
    if (habits_find_foe(thinker, &prey))
        return habits_strike(prey);
    if (has_prey(thinker, &prey)) {
        if (walk_towards(thinker, false, prey, &direction) ||
            trek_towards(thinker, prey, &direction))
            return walk_step(direction);
        return look_about(thinker);
    }
    struct choice choice = habits_follow(thinker, false);
    return choice.action.kind == ACTION_WAIT ? look_about(thinker) : choice;
}
