#include "rules/visibility.h"

#include "rules/lighting.h"
#include "rules/sightings.h"
#include "world/perception.h"

void visibility_note_step(struct state *state, struct handle handle)
{
    struct vision *vision = &state->vision;
    const struct actor *actor = level_actor_const(state_level(state), handle);
    bool is_hero = state_is_hero(state, handle);
    if (is_hero)
        vision->view_is_current = false;
    if (lighting_is_source(state, actor))
        vision->light_is_current = false;
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

void visibility_note_lantern(struct state *state)
{
    state->vision.light_is_current = false;
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

static void mark_cell(struct state *state, struct level *level, struct point p)
{
    size_t cell = grid_index(level->grid, p);
    bit_grid_put(&level->visible, p, true);
    bit_grid_put(&level->seen, p, true);
    level->memory[cell] = (struct memory){
        .terrain = level->terrain[cell], .item = level->items[cell], .turn = (uint32_t)state->turn};
}

/* Marks what the hero sees of his view, and remembers it. */
static void mark_cells(struct state *state)
{
    struct level *level = state_level(state);
    const struct actor *hero = state_hero(state);
    const struct view *view = &state->vision.view;
    bit_grid_clear(&level->visible);
    for (int y = view->first_row; y <= view->last_row; y++) {
        const uint64_t *row = bit_grid_row(&view->cells, y);
        for (size_t word = 0; word < view->cells.row_words; word++)
            for (uint64_t left = row[word]; left; left &= left - 1) {
                struct point p = {(int)word * 64 + bit_lowest(left), y};
                if (perception_sees(state, hero, view, p))
                    mark_cell(state, level, p);
            }
    }
}

void visibility_refresh_cells(struct state *state)
{
    struct vision *vision = &state->vision;
    if (!vision->view_is_current) {
        perception_view_of(state, state_hero(state), &vision->view);
        vision->view_is_current = true;
        vision->cells_are_current = false;
    }
    if (!vision->light_is_current) {
        lighting_refresh(state);
        vision->cells_are_current = false;
    }
    if (!vision->cells_are_current) {
        mark_cells(state);
        vision->cells_are_current = true;
        vision->actors_are_current = false;
    }
}

void visibility_refresh(struct state *state)
{
    visibility_refresh_cells(state);
    sightings_refresh(state);
}

enum light_grade visibility_hero_grade(const struct state *state)
{
    return perception_grade(state, state_hero_const(state)->position);
}

int visibility_glint_range(const struct state *state)
{
    if (state_is_plain(state))
        return 0;
    int range = lantern_get(state_hero_const(state)->lantern)->glint_range;
    bool is_bright = visibility_hero_grade(state) == LIGHT_BRIGHT;
    return is_bright && range < GLINT_RANGE_BRIGHT ? GLINT_RANGE_BRIGHT : range;
}
