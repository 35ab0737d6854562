/* Eaters of maps go about, and every few turns eat what the hero remembers of the ground round them and does not see now. They
 * harm nobody, and keep away from him. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

#define SHY_STEPS 4
#define TURNS_A_BITE 4

/* Whether there is anything for it within its reach. */
static bool has_food(const struct thinker *thinker)
{
    const struct level *level = thinker->level;
    struct point at = thinker->actor->position;
    struct area area = area_about(at, actor_reach(thinker->actor), level->grid);
    for (struct point p = area_before(area); bit_grid_next(&level->seen, area, &p);)
        if (point_is_within(at, p, actor_reach(thinker->actor)) && level_is_remembered(level, p))
            return true;
    return false;
}

struct choice mind_eater(struct thinker *thinker)
{
    struct choice choice;
    thinker->mood = thinker->mood > 0 ? thinker->mood - 1 : 0;
    if (habits_keep_off(thinker, SHY_STEPS, &choice))
        return choice;
    if (thinker->mood == 0 && has_food(thinker)) {
        thinker->mood = TURNS_A_BITE;
        return habits_effect(thinker, thinker->actor->position);
    }
    return walk_roam(thinker, false);
}
