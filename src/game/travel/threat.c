#include "game/travel/threat.h"

#include "rules/pursuit.h"
#include "world/movement.h"

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

/* Whether it has a step that leads no nearer to a hero at `to`. */
static bool can_flee_from(const struct level *level, const struct actor *actor, struct point to)
{
    struct point corner;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point away = point_step(actor->position, (enum direction)d);
        if (point_chebyshev(away, to) >= point_chebyshev(actor->position, to) &&
            level_is_walkable(level, away) && !level_is_occupied(level, away) &&
            !movement_find_corner(level, actor->position, (enum direction)d, &corner))
            return true;
    }
    return false;
}

bool threat_is_lone_twin_at_large(const struct state *state, const struct actor *actor)
{
    const struct level *level = state_level_const(state);
    struct area steps = area_around(state_hero_const(state)->position, 1, level->grid);
    bool is_at_large = level_lacks_twin(level, actor);
    for (struct point p = area_before(steps); is_at_large && area_next(steps, &p);)
        is_at_large = !level_is_walkable(level, p) || can_flee_from(level, actor, p);
    return is_at_large;
}
