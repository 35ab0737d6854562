#include "rules/stairs.h"

#include "rules/move.h"
#include "rules/statuses.h"

#include <assert.h>

struct outcome stairs_take(struct state *state, struct handle handle, int leads)
{
    assert(state_is_hero(state, handle) && leads != 0);
    const struct level *level = state_level(state);
    struct point p = state_hero(state)->position;
    int depth = state->depth + leads;
    if (level_terrain_kind(level, p)->leads != leads)
        return outcome_refused(state, handle, REFUSAL_NO_STAIRS, p);
    if (depth < 1 || depth > FLOOR_COUNT)
        return outcome_refused(state, handle, REFUSAL_NO_FLOOR, p);
    if (actor_is_held(state_hero(state))) {
        statuses_pull_free(state, handle);
        return outcome_done(TURN_TIME);
    }
    return (struct outcome){.kind = OUTCOME_LEFT, .time = move_time(state, handle), .leads = leads};
}
