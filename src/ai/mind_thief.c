/* Thieves take the hero's lantern and run. They drop it after carrying it for long, or when cornered. One that has had it
 * keeps away from the hero for good. */
#include "ai/tactics.h"
#include "ai/walk.h"

#define CARRY_TURNS 30
#define CORNERED_STEPS 2
#define KEEP_OFF_STEPS 6

static struct choice drop_lantern(const struct ai_context *ai)
{
    return (struct choice){.action = {.kind = ACTION_DROP, .item = ai->actor->carried}};
}

static struct choice run_off(struct ai_context *ai)
{
    struct point prey;
    enum direction direction;
    ai->mood = ai->actor->mood + 1;
    if (ai->mood > CARRY_TURNS)
        return drop_lantern(ai);
    if (!tactics_prey(ai, &prey))
        return walk_roam(ai, false);
    if (tactics_flee(ai, prey, &direction))
        return walk_step(direction);
    bool is_cornered = point_chebyshev(ai->actor->position, prey) <= CORNERED_STEPS;
    return is_cornered ? drop_lantern(ai) : walk_stay();
}

static struct choice keep_away(struct ai_context *ai)
{
    struct choice choice;
    if (tactics_keep_off(ai, KEEP_OFF_STEPS, &choice))
        return choice;
    return walk_roam(ai, false);
}

struct choice mind_thief(struct ai_context *ai)
{
    const struct actor *actor = ai->actor;
    struct point foe;
    if (actor->carried != ITEM_NONE && item_get(actor->carried)->is_lantern)
        return run_off(ai);
    if (actor->mood > 0)
        return keep_away(ai);
    if (!tactics_find_foe(ai, &foe))
        return tactics_follow(ai, false);
    bool is_hero = point_is_equal(foe, state_hero_const(ai->state)->position);
    return is_hero && ai->state->pack.has_lantern ? tactics_effect(ai, foe) : keep_away(ai);
}
