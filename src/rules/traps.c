#include "rules/traps.h"

#include "rules/effects/effect.h"
#include "rules/ground.h"
#include "rules/visibility.h"

/* The hero is told which actor set it off if it is in view, or just that it went off. */
static void tell(struct state *state, struct handle handle, enum terrain terrain)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = level_actor_const(level, handle);
    struct event event = {.kind = EVENT_SPRUNG, .terrain = terrain, .to = actor->position};
    bool is_perceived = visibility_sees(state, handle);
    if (is_perceived) {
        event.actor = handle;
        event.monster = actor->kind;
    }
    if (is_perceived || bit_grid_has(&level->visible, actor->position))
        event_list_add(&state->events, event);
}

void traps_spring(struct state *state, struct handle handle)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = level_actor_const(level, handle);
    struct point p = actor->position;
    if (!bit_grid_has(&level->traps, p) || monster_get(actor->kind)->flies)
        return;
    enum terrain terrain = level_terrain(level, p);
    const struct terrain_kind *kind = terrain_get(terrain);
    tell(state, handle, terrain);
    ground_set_terrain(state, p, (enum terrain)kind->springs_to);
    visibility_refresh_cells(state);
    effect_apply(state, kind->springs, (struct effect_use){handle, p, ITEM_NONE});
}

bool traps_is_known(const struct state *state, struct point p)
{
    enum terrain known = (enum terrain)level_memory(state_level_const(state), p)->terrain;
    return known != TERRAIN_NONE && terrain_is_trap(terrain_get(known)) &&
           level_shown(state_level_const(state), p) == known;
}
