#include "game/bonds.h"

#include "world/choir.h"
#include "world/noticing.h"

static bool find_twin(const struct state *state, uint16_t slot, struct bond *bond)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = &level->actors[slot];
    const struct actor *twin = level_find_twin(level, actor);
    if (!twin || actor->twin.index < slot ||
        !(actor_is_perceived(actor) || actor_is_perceived(twin)))
        return false;
    bond->from = actor->position;
    bond->to = twin->position;
    bond->is_live = noticing_twin_notices(state, actor) || noticing_twin_notices(state, twin);
    return true;
}

static bool find_singer(const struct state *state, const struct actor *actor, struct bond *bond)
{
    if (!monster_get(actor->kind)->is_choir || actor->is_asleep || !actor_is_perceived(actor) ||
        noticing_gain(state, actor) > 0)
        return false;
    struct choir choir = choir_look(state);
    if (choir.gain == 0)
        return false;
    bond->from = actor->position;
    bond->to = level_actor_const(state_level_const(state), choir.singer)->position;
    bond->is_live = true;
    return true;
}

bool bonds_find(const struct state *state, uint16_t slot, struct bond *bond)
{
    const struct level *level = state_level_const(state);
    return pool_is_used(&level->actor_pool, slot) &&
           (find_twin(state, slot, bond) || find_singer(state, &level->actors[slot], bond));
}
