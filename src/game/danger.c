#include "game/danger.h"

#include "world/perception.h"

bool danger_is_kept_off(const struct monster_kind *kind, int steps, bool is_seen,
                        enum light_grade light)
{
    bool is_shy_of_it = light == LIGHT_BRIGHT && (kind->flees_bright || kind->shuns_bright);
    return steps > 1 && ((kind->freezes && is_seen) || is_shy_of_it);
}

/* Whether it would come to where it can strike him. */
static bool comes_after_him(const struct monster_kind *kind)
{
    return !kind->is_shy && !kind->is_fixed && !kind->swims && !kind->keeps_away;
}

static bool is_danger(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    struct point hero = state_hero_const(state)->position;
    int steps = point_steps(hero, actor->position);
    bool may_strike = comes_after_him(kind) || (!kind->is_shy && steps <= actor_reach(actor) + 1);
    /* Eyes may be anybody's, but for those whom he saw before. */
    if (!actor->is_seen)
        return actor->shines && (may_strike || actor->seen_until == 0);
    return may_strike &&
           !danger_is_kept_off(kind, steps, actor->is_seen, perception_grade(state, hero));
}

/* Whether there is one that has noticed him so far. */
static bool has_danger(const struct state *state, int pips)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; i < level->actor_pool.end; i++) {
        const struct actor *actor = &level->actors[i];
        if (pool_is_used(&level->actor_pool, i) && actor_is_perceived(actor) && !actor->is_ally &&
            actor_pips(actor) >= pips &&
            !state_is_hero(state, pool_handle(&level->actor_pool, i)) && is_danger(state, actor))
            return true;
    }
    return false;
}

bool danger_is_near(const struct state *state)
{
    return has_danger(state, 3);
}

bool danger_is_stirring(const struct state *state)
{
    return has_danger(state, 1);
}
