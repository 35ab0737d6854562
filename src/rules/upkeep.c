#include "rules/upkeep.h"

#include "rules/augury.h"
#include "rules/finale.h"
#include "rules/followers.h"
#include "rules/hazards.h"
#include "rules/light/ember.h"
#include "rules/light/flames.h"
#include "rules/light/warmth.h"
#include "rules/lures.h"
#include "rules/night.h"
#include "rules/pursuit.h"
#include "rules/secrets.h"
#include "rules/sites/sites.h"
#include "rules/stance.h"
#include "rules/statuses.h"
#include "rules/vigil.h"
#include "rules/visibility.h"
#include "world/silence.h"

/* A creature this close, in cells, is a close call. */
#define CLOSE_CELLS 2

static void pass_statuses(struct state *state)
{
    const struct level *level = state_level(state);
    for (uint16_t i = 0; level_next_afflicted(level, &i); i++)
        statuses_turn(state, level_handle(level, i));
}

/* The hero notices silence by hearing nothing, whatever causes it. */
static void note_silence(struct state *state)
{
    bool is_hushed = silence_is_at(state_level(state), state_hero(state)->position);
    if (is_hushed == state->is_hushed)
        return;
    state->is_hushed = is_hushed;
    ADD_EVENT(state, .kind = EVENT_HUSHED, .is_hushed = is_hushed);
}

/* Whether it could notice the hero and mind it, but has noticed nothing. What light keeps off is no threat. */
static bool is_unaware(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    return actor_pips(actor) == 0 && !actor->is_ally && !actor_has_given_up(actor) &&
           !kind->ignores_hero && !kind->is_tame &&
           !pursuit_light_keeps_off(state, actor, state_hero_const(state)->position);
}

static void tell_close_call(struct state *state, struct handle handle)
{
    const struct actor *actor = level_actor(state_level(state), handle);
    bool is_known = actor_was_seen(actor);
    ADD_EVENT(state, .kind = EVENT_CLOSE_CALL, .actor = is_known ? handle : HANDLE_NONE,
              .monster = actor->kind);
}

static void look_at_passer(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    bool is_near = point_chebyshev(actor->position, state_hero(state)->position) <= CLOSE_CELLS;
    if (!is_near && !actor->may_be_close_call) /* as most are */
        return;
    if (!is_unaware(state, actor)) {
        actor->may_be_close_call = false;
    } else if (is_near) {
        actor->may_be_close_call |= actor_is_perceived(actor);
    } else {
        actor->may_be_close_call = false;
        tell_close_call(state, handle);
    }
}

/* A close call: a creature has come within a few cells of the hero and left again without noticing anything. */
static void note_close_calls(struct state *state)
{
    const struct level *level = state_level(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++)
        if (!state_is_hero(state, level_handle(level, i)))
            look_at_passer(state, level_handle(level, i));
}

static void pass_turn(struct state *state)
{
    flames_turn(state);
    pass_statuses(state);
    hazards_turn(state);
    visibility_refresh_cells(state);
    if (state_is_over(state))
        return;
    sites_turn(state);
    visibility_refresh_cells(state);
    lures_turn(state);
    stance_turn(state, pursuit_turn(state));
    warmth_turn(state);
    night_turn(state);
    followers_turn(state);
    note_silence(state);
    visibility_refresh(state);
    note_close_calls(state);
    secrets_discover(state);
    ember_discover(state);
    augury_discover(state);
    finale_turn(state);
    vigil_turn(state);
}

void upkeep_pass(struct state *state, int time)
{
    state->clock += time;
    hazards_break(state);
    for (; state->clock >= TURN_TIME && !state_is_over(state); state->clock -= TURN_TIME)
        pass_turn(state);
}
