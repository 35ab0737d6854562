/* Weavers hang webs about their lair and wait among them. Whoever is held by one there they feel, and go to strike; whoever
 * comes beside them they strike too. Only one that is hurt leaves its webs to hunt. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"
#include "world/movement.h"
#include "world/webs.h"

/* So many webs it hangs at most, a web in so many choices; its mood counts them. */
#define WEBS_MOST 9
#define CHOICES_A_WEB 3

/* How far from its lair it feels a web shake. */
#define FEEL_STEPS 3

static bool feels(const struct thinker *thinker, const struct actor *held)
{
    return actor_is_held(held) &&
           point_steps(thinker->actor->anchors[0], held->position) <= FEEL_STEPS;
}

static bool is_hurt(const struct thinker *thinker)
{
    return thinker->actor->health < band_might(thinker->level->depth, thinker->actor->kind).health;
}

/* Draws a cell for the next web; false if it has hung enough. */
static bool draw_place(struct thinker *thinker, struct point *place)
{
    struct point places[(2 * WEBS_REACH + 1) * (2 * WEBS_REACH + 1)];
    struct point at = thinker->actor->position;
    int count = 0;
    if (webs_count_about(thinker->level, at) >= WEBS_MOST)
        return false;
    for (int y = at.y - WEBS_REACH; y <= at.y + WEBS_REACH; y++)
        for (int x = at.x - WEBS_REACH; x <= at.x + WEBS_REACH; x++)
            if (webs_can_spin(thinker->state, thinker->actor, point_make(x, y)))
                places[count++] = point_make(x, y);
    if (count > 0)
        *place = places[random_below(thinker->random, count)];
    return count > 0;
}

static struct choice weave(struct thinker *thinker)
{
    struct point place;
    thinker->mood = (thinker->actor->mood + 1) % CHOICES_A_WEB;
    if (thinker->mood == 0 && draw_place(thinker, &place))
        return habits_effect(thinker, place);
    return walk_stay();
}

/* Goes to whom it feels, and strikes. */
static struct choice fall_upon(struct thinker *thinker, struct point held)
{
    if (movement_is_beside(thinker->level, thinker->actor->position, held))
        return habits_strike(held);
    return habits_go(thinker, false, held);
}

struct choice mind_weaver(struct thinker *thinker)
{
    const struct actor *actor = thinker->actor;
    const struct actor *hero = state_hero_const(thinker->state);
    struct point foe;
    if (actor_is_wary(actor) && habits_find_foe(thinker, &foe))
        return habits_strike(foe);
    if (feels(thinker, hero))
        return fall_upon(thinker, hero->position);
    if (actor_is_hunting(actor) && is_hurt(thinker))
        return habits_hunt(thinker, false);
    if (!point_is_equal(actor->position, actor->anchors[0]))
        return habits_go(thinker, false, actor->anchors[0]);
    return weave(thinker);
}
