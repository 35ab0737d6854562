/* Weavers hang webs around their lair and wait among them. They feel anything that is held there and go to strike it, and they
 * strike adjacent foes. Only a wounded one leaves its webs to hunt. */
#include "ai/tactics.h"
#include "ai/walk.h"
#include "world/movement.h"
#include "world/webs.h"

/* Up to WEBS_MAX webs, one every few choices, counted by its mood. */
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

/* Draws a cell for the next web; false if there are enough. */
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
        return tactics_effect(ai, place);
    return walk_stay();
}

static struct choice attack_held(struct ai_context *ai, struct point held)
{
    if (movement_is_beside(ai->level, ai->actor->position, held))
        return tactics_strike(held);
    return tactics_go(ai, false, held);
}

struct choice mind_weaver(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    const struct actor *hero = state_hero_const(ai->state);
    struct point foe;
    if (actor_is_wary(actor) && tactics_find_foe(ai, &foe))
        return tactics_strike(foe);
    if (feels(ai, hero))
        return attack_held(ai, hero->position);
    if (actor_is_hunting(actor) && is_hurt(ai))
        return tactics_hunt(ai, false);
    if (!point_is_equal(actor->position, actor->anchors[0]))
        return tactics_go(ai, false, actor->anchors[0]);
    return weave(ai);
}
