#include "app/bench/bench_tiles.h"

#include "app/lab/lab_level_check.h"
#include "app/lab/lab_timing.h"
#include "rules/arrival.h"

#include <assert.h>

#define SEED "bench"
#define SEED_NUMBER 1
#define DEPTH 1

static const struct grid tile_size = {80, 45};

/* The tile of a column and a row of tiles begins at this cell. */
static struct point tile_origin(int column, int row)
{
    return point_make(column * tile_size.width, row * tile_size.height);
}

/* Draws floor cells for the actors, each another. */
static void draw_homes(struct bench_tiles *tiles, const struct level *tile)
{
    struct random random = random_make(SEED_NUMBER);
    for (int i = 0; i < BENCH_TILE_ACTORS;) {
        struct point p =
            grid_point(tile_size, (size_t)random_below(&random, (int)grid_cells(tile_size)));
        bool is_taken = !level_is_walkable(tile, p) || point_is_equal(p, tile->arrival);
        for (int other = 0; other < i; other++)
            is_taken = is_taken || point_is_equal(p, tiles->homes[other]);
        if (!is_taken)
            tiles->homes[i++] = p;
    }
}

/* The terrain of the tile at a cell of the tiled floor; what no whole tile covers is as the tile's corner, wall. */
static enum terrain tiled_terrain(const struct bench_tiles *tiles, const struct level *tile,
                                  struct point p)
{
    bool is_covered =
        p.x / tile_size.width < tiles->tiles.width && p.y / tile_size.height < tiles->tiles.height;
    struct point in_tile = point_make(p.x % tile_size.width, p.y % tile_size.height);
    return level_terrain(tile, is_covered ? in_tile : point_make(0, 0));
}

static void lay(struct bench_tiles *tiles, const struct level *tile)
{
    struct level *level = state_level(tiles->state);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        level_set_item(level, p, ITEM_NONE);
        level_set_terrain(level, p, tiled_terrain(tiles, tile, p));
    }
    tiles->arrival =
        point_add(tile->arrival, tile_origin(tiles->tiles.width / 2, tiles->tiles.height / 2));
}

bool bench_tiles_make(struct bench_tiles *tiles, struct grid size, struct error *error)
{
    assert(size.width >= tile_size.width && size.height >= tile_size.height);
    *tiles = (struct bench_tiles){
        .tiles = {size.width / tile_size.width, size.height / tile_size.height}};
    struct state *tile = lab_level_build(SEED, DEPTH, tile_size, error);
    uint64_t start = lab_timing_now();
    tiles->state = lab_level_build(SEED, DEPTH, size, error);
    tiles->build_seconds = (double)(lab_timing_now() - start) / 1e9;
    bool is_built = tile && tiles->state;
    if (is_built) {
        draw_homes(tiles, state_level(tile));
        lay(tiles, state_level(tile));
    }
    state_destroy(tile);
    if (!is_built)
        bench_tiles_clear(tiles);
    return is_built;
}

void bench_tiles_clear(struct bench_tiles *tiles)
{
    state_destroy(tiles->state);
    tiles->state = NULL;
}

static void remove_everybody(struct level *level)
{
    while (level->actor_pool.end > 0)
        level_remove_actor(level, level_handle(level, (uint16_t)(level->actor_pool.end - 1)));
}

static enum monster next_with_mind(enum monster kind)
{
    do
        kind = (enum monster)((kind + 1) % MONSTER_COUNT);
    while (monster_get(kind)->mind == MIND_NONE);
    return kind;
}

/* Puts the actors of one tile in place, `*awake` of them awake, which are counted off. */
static void fill_tile(const struct bench_tiles *tiles, struct point origin, int *awake)
{
    struct level *level = state_level(tiles->state);
    enum monster kind = monster_hero();
    for (int i = 0; i < BENCH_TILE_ACTORS; i++) {
        kind = next_with_mind(kind);
        struct actor actor = {
            .kind = kind, .position = point_add(origin, tiles->homes[i]), .is_asleep = *awake == 0};
        if (!handle_is_none(level_add_actor(level, actor)) && *awake > 0)
            --*awake;
    }
}

/* Fills the tiles at this distance, in tiles, from the hero's. */
static void fill_ring(const struct bench_tiles *tiles, int distance, int *awake)
{
    struct point middle = point_make(tiles->tiles.width / 2, tiles->tiles.height / 2);
    for (size_t i = 0; i < grid_cells(tiles->tiles); i++) {
        struct point tile = grid_point(tiles->tiles, i);
        if (point_chebyshev(tile, middle) == distance)
            fill_tile(tiles, tile_origin(tile.x, tile.y), awake);
    }
}

int bench_tiles_populate(struct bench_tiles *tiles, bool is_hero_alone, int awake)
{
    struct state *state = tiles->state;
    int left = awake;
    remove_everybody(state_level(state));
    for (int i = is_hero_alone ? 1 : 0; i < tiles->tiles.width || i < tiles->tiles.height; i++)
        fill_ring(tiles, i, &left);
    state->minds_random = random_make(SEED_NUMBER);
    arrival_place_hero(state, tiles->arrival);
    return awake - left;
}
