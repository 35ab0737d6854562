#include "game/lesson_floor.h"

#include "base/array.h"
#include "dungeon/map_text.h"
#include "rules/arrival.h"

#include <assert.h>
#include <string.h>

#define SLEEPER 'z'

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

struct grid lesson_floor_size(void)
{
    struct error error;
    struct grid grid = {0, 0};
    bool is_fine = map_text_measure(drawing, "lesson_floor.def", &grid, &error);
    assert(is_fine && (size_t)grid.height == ARRAY_LENGTH(parts));
    (void)is_fine;
    return grid;
}

/* Those who sleep are drawn as the others are. */
static void put_to_sleep(struct level *level)
{
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        struct handle handle = level_actor_at(level, p);
        if (lesson_floor_part(p) != SLEEPER || handle_is_none(handle))
            continue;
        struct actor actor = *level_actor(level, handle);
        actor.is_asleep = true;
        level_remove_actor(level, handle);
        level_add_actor(level, actor);
    }
}

void lesson_floor_enter(struct state *state)
{
    struct point at;
    assert(!state->levels[0].is_built);
    state->depth = LESSON_DEPTH;
    map_text_draw(drawing, state_level(state), &at);
    put_to_sleep(state_level(state));
    arrival_of_hero(state, at);
}

char lesson_floor_part(struct point p)
{
    assert(p.y >= 0 && (size_t)p.y < ARRAY_LENGTH(parts));
    assert(p.x >= 0 && (size_t)p.x < strlen(parts[p.y]));
    return parts[p.y][p.x];
}
