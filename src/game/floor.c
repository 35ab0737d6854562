#include "game/floor.h"

#include "base/array.h"
#include "dungeon/dungeon.h"
#include "dungeon/map_text.h"
#include "rules/arrival.h"
#include "rules/light/ember.h"
#include "rules/night.h"
#include "rules/stance.h"
#include "world/omens.h"

#include <assert.h>
#include <string.h>

void floor_enter_first(struct state *state, const char *map_text)
{
    struct level *level = state_level(state);
    struct point at;
    if (map_text) {
        map_text_draw(map_text, level, &at);
    } else {
        level->omen = omens_draw(state->seed_hash, level->depth, 0, state->traits.omen_percent);
        level->more_squads = state->traits.squads;
        dungeon_build(level, state->seed_hash, &state->ai_memory.distances);
        at = level->arrival;
    }
    arrival_place_hero(state, at);
}

void floor_enter(struct state *state, int leads, bool has_fallen, int cells_walked)
{
    const struct level *left = state_level(state);
    struct level *level = &state->levels[state->depth + leads - 1];
    struct point below = state->warned_cell;
    bool is_first = !level->is_built;
    if (is_first) {
        level->omen =
            leads > 0 ? omens_below(state, state_hero_const(state)->position)
                      : omens_draw(state->seed_hash, level->depth, 0, state->traits.omen_percent);
        level->more_squads = state->traits.squads;
        dungeon_build(level, state->seed_hash, &state->ai_memory.distances);
    }
    if (has_fallen)
        arrival_by_falling(state, grid_contains(level->grid, below) ? below : level->arrival);
    else
        arrival_by_stairs(state, leads, level->arrival);
    if (!is_first || state_is_over(state))
        return;
    night_leave(state, left, cells_walked);
    arrival_begin_visit(state);
}

#define SLEEPER 'z'
/* The health that the hero lacks at its start: less than a floor's warmth. */
#define LESSON_HURT 8

static const char drawing[] =
#define DRAWN(row) row "\n"
#define PLACED(row)
#include "game/lesson_floor.def"
#undef DRAWN
#undef PLACED
    ;

static const char *const parts[] = {
#define DRAWN(row)
#define PLACED(row) row,
#include "game/lesson_floor.def"
#undef DRAWN
#undef PLACED
};

struct grid floor_lesson_size(void)
{
    struct error error;
    struct grid grid = {0, 0};
    bool is_fine = map_text_measure(drawing, "lesson_floor.def", &grid, &error);
    assert(is_fine && (size_t)grid.height == ARRAY_LENGTH(parts));
    (void)is_fine;
    return grid;
}

/* A sleeper is drawn like any other actor. */
static void put_to_sleep(struct level *level)
{
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        struct handle handle = level_actor_at(level, p);
        if (floor_lesson_part(p) != SLEEPER || handle_is_none(handle))
            continue;
        struct actor actor = *level_actor(level, handle);
        actor.is_asleep = true;
        level_remove_actor(level, handle);
        level_add_actor(level, actor);
    }
}

void floor_enter_lesson(struct state *state)
{
    struct point at;
    assert(!state->levels[0].is_built);
    state->depth = LESSON_DEPTH;
    map_text_draw(drawing, state_level(state), &at);
    put_to_sleep(state_level(state));
    state->pack.has_lantern = false;
    arrival_place_hero(state, at);
    state_hero(state)->lantern = stance_dark();
    state_hero(state)->health -= LESSON_HURT;
    ember_discover(state); /* it would stop the first command */
}

char floor_lesson_part(struct point p)
{
    assert(p.y >= 0 && (size_t)p.y < ARRAY_LENGTH(parts));
    assert(p.x >= 0 && (size_t)p.x < strlen(parts[p.y]));
    return parts[p.y][p.x];
}
