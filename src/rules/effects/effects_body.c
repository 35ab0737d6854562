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

#define STATUS_EFFECT(id, name)                                                   \
    enum refusal effect_##name(struct state *state, const struct effect_use *use) \
    {                                                                             \
        return begin(state, use, EFFECT_##id);                                    \
    }
STATUS_EFFECT(HASTE, haste)
STATUS_EFFECT(QUIET, quiet)
STATUS_EFFECT(CAT_EYES, cat_eyes)
STATUS_EFFECT(GLOW, glow)
STATUS_EFFECT(BLIND, blind)
STATUS_EFFECT(HIDE, hide)
STATUS_EFFECT(STUN, stun)

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
