#include "rules/visibility.h"

#include "rules/cells.h"
#include "rules/lighting.h"
#include "rules/sightings.h"
#include "world/perception.h"

void visibility_note_step(struct state *state, struct handle handle)
{
    struct vision *vision = &state->vision;
    bool is_hero = state_is_hero(state, handle);
    lighting_note_actor(state, handle);
    if (is_hero)
        vision->view_is_current = false;
    if (is_hero || !handle_is_none(vision->moved))
        vision->actors_are_current = false;
    vision->moved = handle;
}

void visibility_note_cell(struct state *state, struct point p, struct cell_look before)
{
    struct cell_look look = level_look(state_level(state), p);
    lighting_note_cell(state, p, before);
    if (before.blocks_sight != look.blocks_sight || before.is_mirror != look.is_mirror)
        state->vision.view_is_current = false;
    state->vision.cells_are_current = false;
}

void visibility_note_items(struct state *state)
{
    state->vision.cells_are_current = false;
}

void visibility_note_light(struct state *state, struct handle handle)
{
    lighting_note_actor(state, handle);
    if (state_is_hero(state, handle))
        state->vision.actors_are_current = false;
}

void visibility_note_sight(struct state *state)
{
    state->vision.view_is_current = false;
    state->vision.cells_are_current = false;
}

void visibility_note_gone(struct state *state, struct handle handle)
{
    struct vision *vision = &state->vision;
    lighting_note_actor(state, handle);
    if (handle_is_equal(vision->moved, handle))
        vision->moved = HANDLE_NONE;
    vision->actors_are_current = false;
}

void visibility_note_come(struct state *state, struct handle handle)
{
    lighting_note_actor(state, handle);
    state->vision.actors_are_current = false;
    if (state_is_hero(state, handle))
        state->vision.view_is_current = false;
}

void visibility_note_turn(struct state *state)
{
    if (state->vision.marked_turn != state->turn)
        state->vision.cells_are_current = false;
}

void visibility_note_actors(struct state *state)
{
    state->vision.actors_are_current = false;
}

void visibility_note_all(struct state *state)
{
    struct vision *vision = &state->vision;
    lighting_note_all(state);
    vision->view_is_current = false;
    vision->cells_are_current = false;
    vision->perceived_is_current = false;
    vision->first_marked = 0;
    vision->last_marked = state_level(state)->grid.height - 1;
}

static bool is_in_view(const struct view *view, struct area area)
{
    struct point p = area_before(area);
    return !area_is_empty(area) && bit_grid_next(&view->cells, area, &p);
}

void visibility_refresh_cells(struct state *state)
{
    struct vision *vision = &state->vision;
    if (!vision->view_is_current) {
        perception_view_of(state, state_hero(state), &vision->view);
        vision->view_is_current = true;
        vision->cells_are_current = false;
    }
    struct area relit = lighting_refresh(state);
    bool is_relit = is_in_view(&vision->view, relit);
    if (!vision->cells_are_current)
        cells_mark(state);
    else if (is_relit)
        cells_mark_rows(state, relit.first.y - 1, relit.last.y + 1);
    if (!vision->cells_are_current || is_relit)
        vision->actors_are_current = false;
    vision->cells_are_current = true;
}

void visibility_refresh(struct state *state)
{
    visibility_refresh_cells(state);
    sightings_refresh(state);
}

bool visibility_sees(const struct state *state, struct handle handle)
{
    return state_is_hero(state, handle) ||
           level_actor_const(state_level_const(state), handle)->is_seen;
}

bool visibility_sees_now(const struct state *state, struct handle handle)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = level_actor_const(level, handle);
    return visibility_sees(state, handle) ||
           (bit_grid_has(&level->visible, actor->position) && !perception_is_hidden(state, actor));
}
