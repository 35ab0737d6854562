#include "game/travel/threat.h"

#include "rules/pursuit.h"

bool threat_is_mild(const struct monster_kind *kind)
{
    return kind->is_tame || kind->ignores_hero;
}

bool threat_calls(const struct monster_kind *kind)
{
    return monster_is_caller(kind) && !threat_is_mild(kind) &&
           (!kind->is_mute || kind->effect != EFFECT_NONE);
}

bool threat_does_harm(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    /* What never attacks and is no caller comes to steal the lantern. */
    bool steals =
        !monster_is_caller(kind) && actor->carried == ITEM_NONE && state->pack.has_lantern;
    return !threat_is_mild(kind) && !actor_is_burnt_out(actor) && (!kind->never_attacks || steals);
}

bool threat_comes_after_hero(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    bool is_alone = level_lacks_twin(state_level_const(state), actor);
    bool is_cut_off = actor_is_perceived(actor) && (actor->is_cut_off || is_alone);
    return threat_does_harm(state, actor) && !kind->is_fixed && !kind->swims && !kind->keeps_away &&
           !actor_is_held(actor) && !is_cut_off;
}

bool threat_lets_be(const struct state *state, const struct actor *actor, struct point to)
{
    if (!actor_was_seen(actor))
        return false;
    return (monster_get(actor->kind)->freezes && actor->is_seen) ||
           (actor_has_given_up(actor) && point_chebyshev(to, actor->position) > 1) ||
           pursuit_light_keeps_off(state, actor, to);
}
