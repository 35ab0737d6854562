/* Map eaters wander, and every few turns eat what the hero remembers of the cells around them and does not see now. They are
 * harmless, and keep away from the hero. */
#include "ai/tactics.h"
#include "ai/walk.h"

#define SHY_STEPS 4
#define TURNS_A_BITE 4

/* Whether the hero remembers any cell within its reach. */
static bool has_food(const struct ai_context *ai)
{
    const struct level *level = ai->level;
    struct point at = ai->actor->position;
    struct area area = area_around(at, actor_reach(ai->actor), level->grid);
    for (struct point p = area_before(area); bit_grid_next(&level->seen, area, &p);)
        if (point_is_within(at, p, actor_reach(ai->actor)) && level_is_remembered(level, p))
            return true;
    return false;
}

struct choice mind_eater(struct ai_context *ai)
{
    struct choice choice;
    ai->mood = ai->mood > 0 ? ai->mood - 1 : 0;
    if (tactics_keep_off(ai, SHY_STEPS, &choice))
        return choice;
    if (ai->mood == 0 && has_food(ai)) {
        ai->mood = TURNS_A_BITE;
        return tactics_effect(ai, ai->actor->position);
    }
    return walk_roam(ai, false);
}
