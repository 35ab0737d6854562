#include "rules/disguise.h"

#include "content/band.h"
#include "rules/ground.h"
#include "rules/tells.h"
#include "rules/visibility.h"

/* The door that the actor looks like; TERRAIN_NONE if it doesn't look like one. */
static enum terrain false_door(const struct level *level, const struct actor *actor)
{
    bool is_in_guise = !actor->is_revealed && monster_get(actor->kind)->hiding == HIDING_IN_GUISE;
    return is_in_guise && bit_grid_has(&level->shut, actor->position)
               ? level_terrain(level, actor->position)
               : TERRAIN_NONE;
}

/* Removes the door and the ward on it: both were part of the disguise. */
static void take_door_away(struct state *state, struct point p)
{
    if (level_is_sealed(state_level(state), p))
        ground_set_cloud(state, p, CLOUD_NONE, 0);
    ground_set_terrain(state, p, band_of_depth(state->depth)->floor);
}

void disguise_drop(struct state *state, struct handle handle)
{
    struct level *level = state_level(state);
    struct actor *actor = level_actor(level, handle);
    if (actor->is_revealed || monster_get(actor->kind)->hiding != HIDING_IN_GUISE)
        return;
    if (false_door(level, actor) != TERRAIN_NONE)
        take_door_away(state, actor->position);
    actor->is_revealed = true;
    ground_set_items(state, actor->position, ITEM_NONE, 0);
    visibility_note_actors(state);
}

bool disguise_tell(struct state *state, struct handle handle)
{
    struct actor *actor = level_actor(state_level(state), handle);
    if (!tells_is_due(state, actor))
        return false;
    if (!tells_note_told(state, actor))
        return true;
    enum terrain guise = false_door(state_level(state), actor);
    disguise_drop(state, handle);
    ADD_EVENT(state, .kind = EVENT_TELL, .actor = handle, .monster = actor->kind, .terrain = guise,
              .from = actor->position, .to = state_hero(state)->position);
    return true;
}
