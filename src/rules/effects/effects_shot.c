/* Shots at the hero, along the line that the screen draws, and shots reflected by what the hero wears or by a boon. */
#include "rules/combat.h"
#include "rules/disguise.h"
#include "rules/effects/effect.h"
#include "rules/stance.h"
#include "rules/suspicion.h"
#include "world/flight.h"

static enum item find_reflector(const struct state *state)
{
    for (int slot = SLOT_NONE + 1; slot < SLOT_COUNT; slot++) {
        enum item worn = state->pack.worn[slot];
        if (worn != ITEM_NONE && item_get(worn)->worn.turns_missiles)
            return worn;
    }
    return ITEM_NONE;
}

/* A reflected shot hits the archer: its way was free. */
static void reflect(struct state *state, struct handle archer, struct blow shot)
{
    struct point from = state_hero(state)->position;
    if (!state->traits.turns_missiles)
        state->turned_turn = state->turn + 1;
    shot.item = find_reflector(state);
    ADD_EVENT(state, .kind = EVENT_TURNED, .item = shot.item, .from = from,
              .to = level_actor(state_level(state), archer)->position);
    combat_land(state, state->hero, archer, shot);
}

static bool can_reflect(const struct state *state)
{
    int wait = state->traits.turns_one_missile;
    if (state->traits.turns_missiles)
        return true;
    return wait > 0 && (state->turned_turn == 0 || state->turn >= state->turned_turn - 1 + wait);
}

enum refusal effect_shoot(struct state *state, const struct effect_use *use)
{
    struct actor *archer = level_actor(state_level(state), use->user);
    struct blow shot = combat_blow(state, use->user);
    if (!point_is_equal(use->at, state_hero_const(state)->position) ||
        !flight_has_shot(state, archer, use->at))
        return REFUSAL_NO_TARGET;
    stance_face(state, use->user, direction_nearest(point_subtract(use->at, archer->position)));
    if (disguise_tell(state, use->user))
        return REFUSAL_NONE;
    suspicion_alarm(state, use->user);
    ADD_EVENT(state, .kind = EVENT_MISSILE, .actor = archer->is_seen ? use->user : HANDLE_NONE,
              .monster = archer->kind, .from = archer->position, .to = use->at);
    shot.loudness = COMBAT_MISSILE_LOUDNESS;
    if (can_reflect(state))
        reflect(state, use->user, shot);
    else
        combat_land(state, use->user, state->hero, shot);
    return REFUSAL_NONE;
}
