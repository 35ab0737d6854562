#include "game/sight_links.h"

#include "world/choir.h"
#include "world/noticing.h"

static bool find_twin(const struct state *state, uint16_t slot, struct sight_link *sight_link)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = &level->actors[slot];
    const struct actor *twin = level_find_twin(level, actor);
    if (!twin || actor->twin.index < slot ||
        !(actor_is_perceived(actor) || actor_is_perceived(twin)))
        return false;
    sight_link->from = actor->position;
    sight_link->to = twin->position;
    sight_link->is_live = noticing_twin_notices(state, actor) || noticing_twin_notices(state, twin);
    return true;
}

static bool find_singer(const struct state *state, const struct actor *actor,
                        struct sight_link *sight_link)
{
    if (!monster_get(actor->kind)->is_choir || actor->is_asleep || !actor_is_perceived(actor) ||
        noticing_gain(state, actor) > 0)
        return false;
    struct choir choir = choir_look(state);
    if (choir.gain == 0)
        return false;
    sight_link->from = actor->position;
    sight_link->to = level_actor_const(state_level_const(state), choir.singer)->position;
    sight_link->is_live = true;
    return true;
}

bool sight_links_find(const struct state *state, uint16_t slot, struct sight_link *sight_link)
{
    return find_twin(state, slot, sight_link) ||
           find_singer(state, &state_level_const(state)->actors[slot], sight_link);
}
