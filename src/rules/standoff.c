#include "rules/standoff.h"

#include "world/perception.h"

/* Who has no light to come into stays out of its own sight of him, and yet about him: within so many times as far as it
 * sees. */
#define SIGHTS 2

/* Whether it does not come to the hero, nor strike him: it keeps away from him, or from the light in which he stands, and
 * nobody has called it. Beside him nothing keeps it. */
static bool keeps_off(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    struct point hero = state_hero_const(state)->position;
    if (actor->is_summoned || kind->is_relentless || point_chebyshev(actor->position, hero) <= 1)
        return false;
    bool fears_light = kind->flees_bright || kind->shuns_bright;
    return kind->keeps_away ||
           (fears_light && perception_grade_to(state, actor, hero) == LIGHT_BRIGHT);
}

bool standoff_is_at_bay(const struct state *state, const struct actor *actor)
{
    int sight = SIGHTS * monster_get(actor->kind)->light_sight;
    struct point hero = state_hero_const(state)->position;
    return keeps_off(state, actor) && point_is_within(actor->position, hero, sight) &&
           !actor_has_any(actor, status_blinds) &&
           perception_has_in_view(state, actor, hero, sight);
}

bool standoff_lasts(const struct state *state, struct actor *actor)
{
    if (!actor_has_given_up(actor))
        return false;
    int turns = keeps_off(state, actor) ? actor->search_turns - 1 : 0;
    if (turns > 0 && turns < STANDOFF_LINGER_TURNS && standoff_is_at_bay(state, actor))
        turns = STANDOFF_LINGER_TURNS;
    actor->search_turns = turns;
    return turns > 0;
}
