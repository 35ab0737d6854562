#include "game/danger.h"

#include "world/perception.h"

/* Whether it does not come to him where he stands, as he sees it: light keeps it off, or his eyes do. */
static bool is_kept_off(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    bool is_bright = perception_grade(state, state_hero_const(state)->position) == LIGHT_BRIGHT;
    return kind->freezes || (is_bright && (kind->flees_bright || kind->shuns_bright));
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
    int steps = point_steps(state_hero_const(state)->position, actor->position);
    return !kind->is_shy && !is_kept_off(state, actor) &&
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
