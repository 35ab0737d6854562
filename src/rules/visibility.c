#include "rules/visibility.h"

#include "rules/cells.h"
#include "rules/lighting.h"
#include "rules/sightings.h"
#include "world/perception.h"

void visibility_note_step(struct state *state, struct handle handle, struct point from)
{
    struct vision *vision = &state->vision;
    const struct actor *actor = level_actor_const(state_level(state), handle);
    int radius = lighting_radius(state, actor);
    bool is_hero = state_is_hero(state, handle);
    lighting_note(state, from, radius);
    lighting_note(state, actor->position, radius);
    if (is_hero)
        vision->view_is_current = false;
    if (is_hero || vision->moved.generation != 0)
        vision->actors_are_current = false;
    vision->moved = handle;
}

void visibility_note_terrain(struct state *state)
{
    state->vision.lamp_light_is_current = false;
    state->vision.light_is_current = false;
    state->vision.view_is_current = false;
    state->vision.actors_are_current = false;
}

void visibility_note_lantern(struct state *state, enum lantern from)
{
    const struct actor *hero = state_hero(state);
    lighting_note(state, hero->position, lantern_get(from)->light_radius);
    lighting_note(state, hero->position, lighting_radius(state, hero));
    state->vision.actors_are_current = false;
}

void visibility_note_turn(struct state *state)
{
    state->vision.cells_are_current = false;
}

void visibility_note_wake(struct state *state)
{
    state->vision.actors_are_current = false;
}

void visibility_note_all(struct state *state)
{
    visibility_note_terrain(state);
    state->vision.cells_are_current = false;
}

void visibility_refresh_cells(struct state *state)
{
    struct vision *vision = &state->vision;
    if (!vision->view_is_current) {
        perception_view_of(state, state_hero(state), &vision->view);
        vision->view_is_current = true;
        vision->cells_are_current = false;
    }
    if (lighting_refresh(state))
        vision->cells_are_current = false;
    if (!vision->cells_are_current) {
        cells_mark(state);
        vision->cells_are_current = true;
        vision->actors_are_current = false;
    }
}

void visibility_refresh(struct state *state)
{
    visibility_refresh_cells(state);
    sightings_refresh(state);
}
