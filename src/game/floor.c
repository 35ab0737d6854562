#include "game/floor.h"

#include "dungeon/dungeon.h"
#include "dungeon/map_text.h"
#include "rules/arrival.h"

void floor_enter_first(struct state *state, const char *map_text)
{
    struct level *level = state_level(state);
    struct point at;
    if (map_text) {
        map_text_draw(map_text, level, &at);
    } else {
        dungeon_build(level, state->seed_hash, &state->ai_memory.distances);
        at = level->arrival;
    }
    arrival_of_hero(state, at);
}

void floor_enter(struct state *state, int leads, bool has_fallen)
{
    struct level *level = &state->levels[state->depth + leads - 1];
    struct point below = state->warned_cell;
    bool is_first = !level->is_built;
    if (is_first)
        dungeon_build(level, state->seed_hash, &state->ai_memory.distances);
    if (has_fallen)
        arrival_by_falling(state, grid_contains(level->grid, below) ? below : level->arrival);
    else
        arrival_by_stairs(state, leads, level->arrival);
    if (is_first && !state_is_over(state))
        arrival_is_first(state);
}
