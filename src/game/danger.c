#include "game/danger.h"

#include "world/perception.h"

bool danger_is_kept_off(const struct monster_kind *kind, int steps, bool is_seen,
                        enum light_grade light)
{
    bool is_shy_of_it = light == LIGHT_BRIGHT && (kind->flees_bright || kind->shuns_bright);
    return steps > 1 && ((kind->freezes && is_seen) || is_shy_of_it);
}

static bool is_danger(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    if (actor->is_ally || !actor_is_hunting(actor))
        return false;
    /* Eyes may be anybody's, but for those whom he saw before. */
    if (!actor->is_seen)
        return actor->shines && !(kind->is_shy && actor->seen_until > 0);
    bool can_come = !kind->is_fixed && !kind->swims;
    struct point hero = state_hero_const(state)->position;
    int steps = point_steps(hero, actor->position);
    return !kind->is_shy &&
           !danger_is_kept_off(kind, steps, actor->is_seen, perception_grade(state, hero)) &&
           (can_come || steps <= actor_reach(actor) + 1);
}

bool danger_is_near(const struct state *state)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_find_awake(level, &i); i++)
        if (!state_is_hero(state, pool_handle(&level->actor_pool, i)) &&
            is_danger(state, &level->actors[i]))
            return true;
    return false;
}
