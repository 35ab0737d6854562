#include "app/bench/bench_map.h"

#include "app/lab/lab_level_check.h"
#include "base/random.h"

#include <stdlib.h>

#define SEED "bench"
#define SEED_NUMBER 1

/* Percent of a cave that is rock before it is smoothed. */
#define CAVE_PERCENT 43
#define CAVE_SMOOTHINGS 4

enum kind { FIELD, CAVE, DUNGEON };

static const struct {
    const char *name;
    enum kind kind;
    struct grid grid;
    int percent; /* of cells that block, scattered over a field */
} maps[BENCH_MAP_COUNT] = {
    {"open 100x100", FIELD, {100, 100}, 0},      {"pillars 5%", FIELD, {100, 100}, 5},
    {"pillars 10%", FIELD, {100, 100}, 10},      {"pillars 25%", FIELD, {100, 100}, 25},
    {"cave 100x100", CAVE, {100, 100}, 0},       {"dungeon 80x45", DUNGEON, {80, 45}, 0},
    {"dungeon 200x200", DUNGEON, {200, 200}, 0},
};

static void strew(struct opacity *opacity, int percent)
{
    struct random random = random_make(SEED_NUMBER);
    for (size_t i = 0; i < grid_cells(opacity->grid); i++)
        opacity_set(opacity, grid_point(opacity->grid, i), random_chance(&random, percent, 100));
}

/* Rock stays or grows where five of the nine cells about it are rock, as they were before. */
static void smooth(struct opacity *opacity, bool *was_rock)
{
    struct grid grid = opacity->grid;
    for (size_t i = 0; i < grid_cells(grid); i++)
        was_rock[i] = opacity_blocks(opacity, grid_point(grid, i));
    for (size_t i = 0; i < grid_cells(grid); i++) {
        int rock = was_rock[i];
        for (int d = 0; d < DIRECTION_COUNT; d++) {
            struct point p = point_step(grid_point(grid, i), (enum direction)d);
            rock += !grid_contains(grid, p) || was_rock[grid_index(grid, p)];
        }
        opacity_set(opacity, grid_point(grid, i), rock >= 5);
    }
}

static bool dig_cave(struct opacity *opacity)
{
    bool *was_rock = malloc(grid_cells(opacity->grid) * sizeof *was_rock);
    if (!was_rock)
        return false;
    strew(opacity, CAVE_PERCENT);
    for (int times = 0; times < CAVE_SMOOTHINGS; times++)
        smooth(opacity, was_rock);
    free(was_rock);
    return true;
}

static bool build_dungeon(struct opacity *opacity)
{
    struct error error;
    struct state *state = lab_level_build(SEED, 1, opacity->grid, OMEN_NONE, &error);
    if (!state)
        return false;
    for (size_t i = 0; i < grid_cells(opacity->grid); i++) {
        struct point p = grid_point(opacity->grid, i);
        opacity_set(opacity, p, opacity_blocks(&state_level(state)->opacity, p));
    }
    state_destroy(state);
    return true;
}

static void lay_out(struct bench_map *map, struct arena *arena, struct grid grid)
{
    map->opacity = opacity_alloc(arena, grid);
    map->floor = arena_alloc(arena, grid_cells(grid) * sizeof *map->floor);
}

static bool fill(struct bench_map *map, int number)
{
    switch (maps[number].kind) {
    case FIELD:
        strew(&map->opacity, maps[number].percent);
        return true;
    case CAVE:
        return dig_cave(&map->opacity);
    case DUNGEON:
        return build_dungeon(&map->opacity);
    }
    return false;
}

bool bench_map_make(struct bench_map *map, int number, struct error *error)
{
    struct arena arena = arena_measuring();
    *map = (struct bench_map){.name = maps[number].name};
    lay_out(map, &arena, maps[number].grid);
    map->memory = calloc(1, arena.used);
    if (map->memory) {
        arena = arena_over(map->memory, arena.used);
        lay_out(map, &arena, maps[number].grid);
    }
    if (!map->memory || !fill(map, number)) {
        bench_map_clear(map);
        return error_set(error, "not enough memory for the map '%s'", maps[number].name);
    }
    for (size_t i = 0; i < grid_cells(map->opacity.grid); i++) {
        struct point p = grid_point(map->opacity.grid, i);
        if (!opacity_blocks(&map->opacity, p))
            map->floor[map->floor_count++] = p;
    }
    return true;
}

void bench_map_clear(struct bench_map *map)
{
    free(map->memory);
    *map = (struct bench_map){0};
}
