#include "world/choir.h"

#include "world/noticing.h"

struct choir choir_look(const struct state *state)
{
    const struct level *level = state_level_const(state);
    struct choir choir = {.gain = 0};
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *member = &level->actors[i];
        if (!monster_get(member->kind)->is_choir || member->is_ally)
            continue;
        int gain = noticing_gain(state, member);
        if (gain <= choir.gain)
            continue;
        choir = (struct choir){gain, level_handle(level, i)};
    }
    return choir;
}

bool choir_reaches(const struct state *state, const struct actor *actor)
{
    const struct level *level = state_level_const(state);
    if (monster_get(actor->kind)->is_choir)
        return true;
    if (!actor_is_hunting(actor))
        return false;
    for (uint16_t i = 0; level_next_awake(level, &i); i++)
        if (monster_get(level->actors[i].kind)->is_choir && !level->actors[i].is_ally &&
            point_chebyshev(level->actors[i].position, actor->position) <= CHOIR_STEPS)
            return true;
    return false;
}
