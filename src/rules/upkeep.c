#include "rules/upkeep.h"

#include "rules/augury.h"
#include "rules/close_calls.h"
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
    close_calls_update(state);
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
