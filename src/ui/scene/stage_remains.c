#include "ui/scene/stage_remains.h"

#include "base/integer.h"

bool stage_remains_lie_on(const struct terrain_kind *kind)
{
    return kind->is_walkable && !kind->is_water;
}

void stage_remains_note(struct stage_remains *remains, const struct state *state)
{
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        if (event->kind != EVENT_DIED || state_is_hero(state, event->victim) ||
            !stage_remains_lie_on(level_terrain_kind(state_level_const(state), event->to)))
            continue;
        int slot = remains->count++ % STAGE_REMAINS_MAX;
        remains->all[slot] = (struct remains){.seed_hash = state->seed_hash,
                                              .depth = state->depth,
                                              .cell = event->to,
                                              .monster = event->victim_kind};
    }
}

const struct remains *stage_remains_next(const struct stage_remains *remains,
                                         const struct state *state, int *index)
{
    for (int kept = int_min(remains->count, STAGE_REMAINS_MAX); *index < kept;) {
        const struct remains *next = &remains->all[(*index)++];
        if (next->seed_hash == state->seed_hash && next->depth == state->depth)
            return next;
    }
    return NULL;
}
