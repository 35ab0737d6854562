#include "game/game_struct.h"

#include "base/hash.h"
#include "dungeon/dungeon.h"
#include "dungeon/map_text.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct game_setup game_setup_default(void)
{
    return (struct game_setup){.fov = 0,
                               .plain_radius = -1,
                               .size = {DUNGEON_WIDTH, DUNGEON_HEIGHT},
                               .first_depth = 1,
                               .watch = (int)watch_plain()};
}

void game_setup_make_daily(struct game_setup *setup)
{
    setup->start = (int)(hash_mix(hash_text(HASH_START, setup->seed)) % START_COUNT);
    setup->watch = (int)watch_plain();
    setup->fov = game_setup_default().fov;
}

bool game_check_seed(const char *seed, struct error *error)
{
    size_t length = strlen(seed);
    if (length < 1 || length > SEED_LENGTH_MAX)
        return error_set(error, "a seed has 1 to %d characters", SEED_LENGTH_MAX);
    for (size_t i = 0; i < length; i++)
        if (seed[i] <= ' ' || seed[i] > '~')
            return error_set(error, "a seed holds no spaces, and only characters of ASCII");
    return true;
}

bool game_check_size(struct grid size, struct error *error)
{
    if (size.width >= DUNGEON_WIDTH_MIN && size.height >= DUNGEON_HEIGHT_MIN &&
        size.width <= GRID_SIDE_MAX && size.height <= GRID_SIDE_MAX)
        return true;
    return error_set(error, "no floor can have the size %dx%d: it is from %dx%d to %dx%d",
                     size.width, size.height, DUNGEON_WIDTH_MIN, DUNGEON_HEIGHT_MIN, GRID_SIDE_MAX,
                     GRID_SIDE_MAX);
}

bool game_setup_check(const struct game_setup *setup, struct grid *first, struct error *error)
{
    assert(setup->fov >= 0 && setup->fov < fov_count());
    assert(!setup->has_lesson || !setup->map_text);
    assert(setup->plain_radius >= -1 && setup->plain_radius <= FOV_RADIUS_MAX);
    assert(setup->start >= 0 && setup->start < START_COUNT);
    assert(setup->watch >= 0 && setup->watch < WATCH_COUNT);
    assert(setup->first_depth >= 1 && setup->first_depth <= FLOOR_COUNT);
    *first = dungeon_floor_size(1, setup->size);
    if (setup->map_text && setup->first_depth != 1)
        return error_set(error, "a drawn map is floor 1: no run begins on floor %d of it",
                         setup->first_depth);
    return game_check_seed(setup->seed, error) && game_check_size(setup->size, error) &&
           (!setup->map_text || map_text_measure(setup->map_text, setup->map_name, first, error));
}

/* A grid as wide as the widest floor and as high as the highest. */
static struct grid cover(struct grid lesson, const struct grid sizes[FLOOR_COUNT])
{
    struct grid grid = lesson;
    for (int i = 0; i < FLOOR_COUNT; i++) {
        grid.width = sizes[i].width > grid.width ? sizes[i].width : grid.width;
        grid.height = sizes[i].height > grid.height ? sizes[i].height : grid.height;
    }
    return grid;
}

/* Takes the memory of a game without its state; NULL on a measuring arena. */
static struct game *lay_out(struct arena *arena, struct grid lesson,
                            const struct grid sizes[FLOOR_COUNT])
{
    struct game *game = arena_alloc(arena, sizeof *game);
    for (int i = 0; i < FLOOR_COUNT; i++) {
        struct bit_grid visited = bit_grid_alloc(arena, sizes[i]);
        if (game)
            game->visited[i] = visited;
    }
    struct bit_grid visited = bit_grid_alloc(arena, lesson);
    struct bit_grid noted = bit_grid_alloc(arena, cover(lesson, sizes));
    if (game) {
        game->visited_lesson = visited;
        game->noted = noted;
    }
    return game;
}

struct game *game_allocate(const char *seed, struct grid lesson,
                           const struct grid sizes[FLOOR_COUNT])
{
    struct arena arena = arena_measuring();
    lay_out(&arena, lesson, sizes);
    void *memory = calloc(1, arena.used);
    if (!memory)
        return NULL;
    arena = arena_over(memory, arena.used);
    struct game *game = lay_out(&arena, lesson, sizes);
    game->state = state_create_with_lesson(seed, lesson, sizes);
    if (game->state)
        return game;
    free(memory);
    return NULL;
}
