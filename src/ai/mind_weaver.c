/* Weavers hang webs about their lair and wait among them. Whoever is held by one there they feel, and go to strike; whoever
 * comes beside them they strike too. Only one that is hurt leaves its webs to hunt. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"
#include "world/movement.h"
#include "world/webs.h"

/* So many webs it hangs at most, a web in so many choices; its mood counts them. */
#define WEBS_MAX 9
#define CHOICES_A_WEB 3

/* How far from its lair it feels a web shake. */
#define FEEL_STEPS 3

static bool feels(const struct ai_context *ai, const struct actor *held)
{
    return actor_is_held(held) &&
           point_chebyshev(ai->actor->anchors[0], held->position) <= FEEL_STEPS;
}

static bool is_hurt(const struct ai_context *ai)
{
    return ai->actor->health < band_combat_stats(ai->level->depth, ai->actor->kind).health;
}

/* Draws a cell for the next web; false if it has hung enough. */
static bool draw_place(struct ai_context *ai, struct point *place)
{
    struct point places[(2 * WEBS_REACH + 1) * (2 * WEBS_REACH + 1)];
    struct point at = ai->actor->position;
    int count = 0;
    if (webs_count_about(ai->level, at) >= WEBS_MAX)
        return false;
    for (int y = at.y - WEBS_REACH; y <= at.y + WEBS_REACH; y++)
        for (int x = at.x - WEBS_REACH; x <= at.x + WEBS_REACH; x++)
            if (webs_can_spin(ai->state, ai->actor, point_make(x, y)))
                places[count++] = point_make(x, y);
    if (count > 0)
        *place = places[random_below(ai->random, count)];
    return count > 0;
}

static struct choice weave(struct ai_context *ai)
{
    struct point place;
    ai->mood = (ai->actor->mood + 1) % CHOICES_A_WEB;
    if (ai->mood == 0 && draw_place(ai, &place))
        return habits_effect(ai, place);
    return walk_stay();
}

/* Goes to whom it feels, and strikes. */
static struct choice fall_upon(struct ai_context *ai, struct point held)
{
    if (movement_is_beside(ai->level, ai->actor->position, held))
        return habits_strike(held);
    return habits_go(ai, false, held);
}

struct choice mind_weaver(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    const struct actor *hero = state_hero_const(ai->state);
    struct point foe;
    if (actor_is_wary(actor) && habits_find_foe(ai, &foe))
        return habits_strike(foe);
    if (feels(ai, hero))
        return fall_upon(ai, hero->position);
    if (actor_is_hunting(actor) && is_hurt(ai))
        return habits_hunt(ai, false);
    if (!point_is_equal(actor->position, actor->anchors[0]))
        return habits_go(ai, false, actor->anchors[0]);
    return weave(ai);
}
