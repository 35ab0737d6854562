#include "game/danger.h"

static bool is_danger(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    if (actor->is_ally || !actor_is_hunting(actor))
        return false;
    if (!actor->is_seen)
        return actor->shines;
    bool can_come = !kind->is_fixed && !kind->swims;
    int steps = point_steps(state_hero_const(state)->position, actor->position);
    return !kind->is_shy && (can_come || steps <= actor_reach(actor) + 1);
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
