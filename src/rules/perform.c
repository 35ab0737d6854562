#include "rules/perform.h"

#include "rules/doors.h"
#include "rules/move.h"
#include "rules/stairs.h"
#include "rules/stance.h"
#include "rules/visibility.h"
#include "rules/wake.h"

#include <assert.h>

static struct outcome dispatch(struct state *state, struct handle actor, struct action action)
{
    switch (action.kind) {
    case ACTION_WAIT:
        return outcome_done(TURN_TIME);
    case ACTION_STEP:
        return move_step(state, actor, action.direction);
    case ACTION_OPEN:
        return doors_open(state, actor, action.direction);
    case ACTION_CLOSE:
        return doors_close(state, actor, action.direction);
    case ACTION_STAIRS:
        return stairs_take(state, actor, action.leads);
    case ACTION_LANTERN:
        return stance_set_lantern(state, actor, action.lantern);
    case ACTION_FOV:
        return stance_set_fov(state, actor, action.fov);
    }
    assert(!"an action without a rule");
    return outcome_done(TURN_TIME);
}

struct outcome perform(struct state *state, struct handle actor, struct action action)
{
    struct outcome outcome = dispatch(state, actor, action);
    if (outcome.kind == OUTCOME_REFUSED)
        return outcome;
    if (state_is_hero(state, actor))
        state->pressed = HANDLE_NONE;
    if (outcome.kind == OUTCOME_LEFT)
        return outcome;
    if (state_is_hero(state, actor) && outcome.time > 0) {
        visibility_note_turn(state);
        visibility_refresh_cells(state);
        wake_sleepers(state);
    }
    visibility_refresh(state);
    return outcome;
}
