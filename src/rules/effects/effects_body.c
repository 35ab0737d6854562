/* Effects on the actor in a cell, which may be the user. */
#include "rules/disguise.h"
#include "rules/effects/effect.h"
#include "rules/harm.h"
#include "rules/statuses.h"
#include "world/movement.h"

#define HEALING 12

static enum refusal begin(struct state *state, const struct effect_use *use, enum effect effect)
{
    struct handle victim = level_actor_at(state_level(state), use->at);
    enum status status = status_find_effect(effect);
    if (!handle_is_none(victim))
        statuses_begin(state, victim, status, status_get(status)->turns);
    return REFUSAL_NONE;
}

enum refusal effect_heal(struct state *state, const struct effect_use *use)
{
    struct handle victim = level_actor_at(state_level(state), use->at);
    bool is_drunk = handle_is_equal(victim, use->user);
    if (!handle_is_none(victim) && harm_heal(state, victim, HEALING) == 0 && is_drunk)
        return REFUSAL_HEALED;
    return REFUSAL_NONE;
}

enum refusal effect_haste(struct state *state, const struct effect_use *use)
{
    return begin(state, use, EFFECT_HASTE);
}

enum refusal effect_quiet(struct state *state, const struct effect_use *use)
{
    return begin(state, use, EFFECT_QUIET);
}

enum refusal effect_cat_eyes(struct state *state, const struct effect_use *use)
{
    return begin(state, use, EFFECT_CAT_EYES);
}

enum refusal effect_glow(struct state *state, const struct effect_use *use)
{
    return begin(state, use, EFFECT_GLOW);
}

enum refusal effect_blind(struct state *state, const struct effect_use *use)
{
    return begin(state, use, EFFECT_BLIND);
}

enum refusal effect_pin(struct state *state, const struct effect_use *use)
{
    const struct level *level = state_level(state);
    const struct actor *user = level_actor_const(level, use->user);
    if (!level_is_occupied(level, use->at) || level_terrain_kind(level, use->at)->is_water ||
        !movement_can_throw(level, user, use->at))
        return REFUSAL_NO_TARGET;
    bool is_at_hero = point_is_equal(use->at, state_hero(state)->position);
    if (is_at_hero && disguise_tell(state, use->user))
        return REFUSAL_NONE;
    ADD_EVENT(state, .kind = EVENT_MISSILE, .item = (enum item)monster_get(user->kind)->missile,
              .from = user->position, .to = use->at);
    return begin(state, use, EFFECT_PIN);
}
