#include "game/twins.h"

#include "world/noticing.h"

bool twins_find_line(const struct state *state, uint16_t slot, struct twin_line *line)
{
    const struct level *level = state_level_const(state);
    if (!pool_is_used(&level->actor_pool, slot))
        return false;
    const struct actor *actor = &level->actors[slot];
    const struct actor *twin = level_find_twin(level, actor);
    if (!twin || actor->twin.index < slot ||
        !(actor_is_perceived(actor) || actor_is_perceived(twin)))
        return false;
    line->from = actor->position;
    line->to = twin->position;
    line->is_live = noticing_twin_notices(state, actor) || noticing_twin_notices(state, twin);
    return true;
}
