#include "game/travel/agreed.h"

#include "base/integer.h"

static bool hunts(const struct state *state, struct handle handle)
{
    return actor_is_hunting(level_actor_const(state_level_const(state), handle));
}

/* Its place in the list; -1: none. */
static int find(const struct agreed *agreed, struct handle handle)
{
    int found = int_min(agreed->count, AGREED_MAX) - 1;
    while (found >= 0 && !handle_is_equal(agreed->actors[found], handle))
        found--;
    return found;
}

void agreed_refresh(struct agreed *agreed, const struct state *state)
{
    const struct level *level = state_level_const(state);
    if (agreed->depth != state->depth)
        *agreed = (struct agreed){.depth = state->depth};
    for (int i = 0; i < agreed->count && i < AGREED_MAX; i++)
        if (pool_resolves(&level->actor_pool, agreed->actors[i]) &&
            actor_is_perceived(level_actor_const(level, agreed->actors[i])))
            agreed->hunted[i] = agreed->hunted[i] && hunts(state, agreed->actors[i]);
}

void agreed_add(struct agreed *agreed, const struct state *state, struct handle handle)
{
    const struct level *level = state_level_const(state);
    agreed_refresh(agreed, state);
    if (!pool_resolves(&level->actor_pool, handle) ||
        !actor_is_perceived(level_actor_const(level, handle)) ||
        actor_pips(level_actor_const(level, handle)) == 0)
        return;
    int place = find(agreed, handle);
    if (place < 0)
        place = agreed->count++ % AGREED_MAX;
    agreed->actors[place] = handle;
    agreed->hunted[place] = hunts(state, handle);
}

bool agreed_covers(const struct agreed *agreed, const struct state *state, struct handle handle)
{
    int place = agreed->depth == state->depth ? find(agreed, handle) : -1;
    return place >= 0 && (agreed->hunted[place] || !hunts(state, handle));
}
