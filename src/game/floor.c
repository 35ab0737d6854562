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
        dungeon_build(level, state->seed_hash, &state->thought.distances);
        at = level->arrival;
    }
    arrival_of_hero(state, at);
}

void floor_enter(struct state *state, int leads)
{
    struct level *level = &state->levels[state->depth + leads - 1];
    if (!level->is_built)
        dungeon_build(level, state->seed_hash, &state->thought.distances);
    arrival_by_stairs(state, leads, level->arrival);
}
