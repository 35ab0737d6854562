/* Thieves take the hero's lantern and make off with it. They lay it down when they have carried it for long, or are
 * cornered; one that has had it once keeps away from him for good. */
#include "ai/habits.h"
#include "ai/mind.h"
#include "ai/walk.h"

#define CARRY_TURNS 30
#define CORNERED_STEPS 2
#define KEEP_OFF_STEPS 6

static struct choice lay_down(const struct thinker *thinker)
{
    return (struct choice){.action = {.kind = ACTION_DROP, .item = thinker->actor->carried}};
}

static struct choice make_off(struct thinker *thinker)
{
    struct point prey;
    enum direction direction;
    thinker->mood = thinker->actor->mood + 1;
    if (thinker->mood > CARRY_TURNS)
        return lay_down(thinker);
    if (!habits_prey(thinker, &prey))
        return walk_roam(thinker, false);
    if (habits_flee(thinker, prey, &direction))
        return walk_step(direction);
    bool is_cornered = point_steps(thinker->actor->position, prey) <= CORNERED_STEPS;
    return is_cornered ? lay_down(thinker) : walk_stay();
}

static struct choice keep_away(struct thinker *thinker)
{
    struct choice choice;
    if (habits_keep_off(thinker, KEEP_OFF_STEPS, &choice))
        return choice;
    return walk_roam(thinker, false);
}

struct choice mind_thief(struct thinker *thinker)
{
    const struct actor *actor = thinker->actor;
    struct point foe;
    if (actor->carried != ITEM_NONE && item_get(actor->carried)->is_lantern)
        return make_off(thinker);
    if (actor->mood > 0)
        return keep_away(thinker);
    if (!habits_find_foe(thinker, &foe))
        return habits_follow(thinker, false);
    bool is_hero = point_is_equal(foe, state_hero_const(thinker->state)->position);
    return is_hero && thinker->state->pack.has_lantern ? habits_effect(thinker, foe)
                                                       : keep_away(thinker);
}
