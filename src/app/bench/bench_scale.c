/* Measures how cost grows with a level's size. Every level repeats the same tiles, so that the hero and each actor have the
 * same surroundings on all of them; cost should depend only on what is in view and awake. All other actors are asleep. */
#include "app/bench/bench.h"
#include "app/lab/lab_level_check.h"
#include "app/lab/lab_timing.h"
#include "base/array.h"
#include "base/error.h"
#include "base/text.h"
#include "game/travel/auto_move.h"
#include "game/turn.h"
#include "rules/arrival.h"
#include "world/perception.h"
#include "world/state.h"

#include <assert.h>
#include <stdlib.h>

/* Actors in a tile: at the same cells of each, the kinds in turn. */
#define TILE_ACTORS 20

struct tiles {
    struct state *state;  /* its level is the tiled floor */
    struct grid tiles;    /* whole tiles a row, and rows of them; what is left over is wall */
    struct point arrival; /* in the hero's tile, the middle one */
    struct point homes[TILE_ACTORS]; /* of the actors, in the first tile */
    double build_seconds; /* what it took to generate a floor of the whole size, not tiled */
};

#define SEED "bench"
#define SEED_NUMBER 1
#define DEPTH 1

static const struct grid tile_size = {80, 45};

/* The tile of a column and a row of tiles begins at this cell. */
static struct point tile_origin(int column, int row)
{
    return point_make(column * tile_size.width, row * tile_size.height);
}

static void draw_homes(struct tiles *tiles, const struct level *tile)
{
    struct random random = random_make(SEED_NUMBER);
    for (int i = 0; i < TILE_ACTORS;) {
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
static enum terrain tiled_terrain(const struct tiles *tiles, const struct level *tile,
                                  struct point p)
{
    bool is_covered =
        p.x / tile_size.width < tiles->tiles.width && p.y / tile_size.height < tiles->tiles.height;
    struct point in_tile = point_make(p.x % tile_size.width, p.y % tile_size.height);
    return level_terrain(tile, is_covered ? in_tile : point_make(0, 0));
}

static void lay(struct tiles *tiles, const struct level *tile)
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

static void tiles_clear(struct tiles *tiles)
{
    state_destroy(tiles->state);
    tiles->state = NULL;
}

/* Lays out one tile or more, without actors; false and an error when memory is short. Released by
 * tiles_clear. */
static bool tiles_make(struct tiles *tiles, struct grid size, struct error *error)
{
    assert(size.width >= tile_size.width && size.height >= tile_size.height);
    *tiles =
        (struct tiles){.tiles = {size.width / tile_size.width, size.height / tile_size.height}};
    struct state *tile = lab_level_build(SEED, DEPTH, tile_size, OMEN_NONE, error);
    uint64_t start = lab_timing_now();
    tiles->state = lab_level_build(SEED, DEPTH, size, OMEN_NONE, error);
    tiles->build_seconds = (double)(lab_timing_now() - start) / 1e9;
    bool is_built = tile && tiles->state;
    if (is_built) {
        draw_homes(tiles, state_level(tile));
        lay(tiles, state_level(tile));
    }
    state_destroy(tile);
    if (!is_built)
        tiles_clear(tiles);
    return is_built;
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
static void fill_tile(const struct tiles *tiles, struct point origin, int *awake)
{
    struct level *level = state_level(tiles->state);
    enum monster kind = monster_hero();
    for (int i = 0; i < TILE_ACTORS; i++) {
        kind = next_with_mind(kind);
        struct actor actor = {
            .kind = kind, .position = point_add(origin, tiles->homes[i]), .is_asleep = *awake == 0};
        if (!handle_is_none(level_add_actor(level, actor)) && *awake > 0)
            --*awake;
    }
}

/* Fills the tiles at this distance, in tiles, from the hero's. */
static void fill_ring(const struct tiles *tiles, int distance, int *awake)
{
    struct point middle = point_make(tiles->tiles.width / 2, tiles->tiles.height / 2);
    for (size_t i = 0; i < grid_cells(tiles->tiles); i++) {
        struct point tile = grid_point(tiles->tiles, i);
        if (point_chebyshev(tile, middle) == distance)
            fill_tile(tiles, tile_origin(tile.x, tile.y), awake);
    }
}

/* Removes all actors, then fills all tiles, without the hero's if `is_hero_alone`, and puts the hero at the arrival.
 * The first `awake` actors are awake, from the hero's tile outwards; returns their number, as there may be fewer. The actors
 * have the slots from 0 on. */
static int tiles_populate(struct tiles *tiles, bool is_hero_alone, int awake)
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

/* As many turns are played before others are timed: till then all start from their homes at once. */
#define TURNS_BEFORE 10
#define TURNS 400
#define TURNS_QUICK 25

/* Views are too short to be timed one by one. */
#define SWEEPS_A_SAMPLE 20

#define AWAKE_MAX 1000

static const struct grid sizes[] = {{80, 45}, {160, 90}, {320, 180}, {640, 360}, {1024, 1024}};

static const struct lab_table_column columns[] = {
    {"size", -9},          {"actors", 6},      {"hero_view_ns", 12}, {"monster_view_ns", 15},
    {"hero_step_us", 12},  {"explore_us", 10}, {"turn_20_us", 10},   {"awake", 5},
    {"turn_awake_us", 13}, {"awake_ns", 8},    {"build_ms", 8},
};

struct measurement {
    struct tiles tiles;
    struct bit_grid visited; /* by the hero, exploring */
    int turns;
    struct lab_timing timing;
};

static struct level *level_of(const struct measurement *run)
{
    return state_level(run->tiles.state);
}

/* A view from each actor of the hero's tile, as if it were the hero or its own. */
static void view_all(struct measurement *run, bool as_hero)
{
    struct state *state = run->tiles.state;
    for (uint16_t i = 0; i < TILE_ACTORS; i++) {
        const struct actor *actor = &level_of(run)->actors[i];
        if (as_hero)
            fov_compute(fov_get(state->fov), &level_of(run)->opacity, actor->position,
                        FOV_UNLIMITED, &state->ai_memory.view);
        else
            perception_view_of(state, actor, &state->ai_memory.view);
    }
}

/* Nanoseconds a view. */
static double measure_views(struct measurement *run, bool as_hero)
{
    tiles_populate(&run->tiles, false, TILE_ACTORS);
    run->timing.count = 0;
    for (int sample = 0; sample < run->turns; sample++) {
        uint64_t start = lab_timing_now();
        for (int sweep = 0; sweep < SWEEPS_A_SAMPLE; sweep++)
            view_all(run, as_hero);
        lab_timing_add(&run->timing,
                       (double)(lab_timing_now() - start) / (SWEEPS_A_SAMPLE * TILE_ACTORS));
    }
    return lab_timing_median(&run->timing);
}

/* The hero walks back and forth, and waits if something is in the way. */
static void play_turn(struct measurement *run)
{
    struct state *state = run->tiles.state;
    struct action step = {.kind = ACTION_STEP,
                          .direction = state->turn % 2 == 0 ? DIRECTION_EAST : DIRECTION_WEST};
    state->events.count = 0;
    state_hero(state)->health = state->traits.health; /* the measured hero must survive */
    if (turn_play(state, step).time == 0)
        turn_play(state, (struct action){.kind = ACTION_WAIT});
}

/* The minds compute a view where they need one. So that each awake actor has its own without doubt, all their views
 * are computed once more. */
static void view_by_awake(struct measurement *run)
{
    struct state *state = run->tiles.state;
    const struct level *level = level_of(run);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (!level->actors[i].is_asleep)
            perception_view_of(state, &level->actors[i], &state->ai_memory.view);
}

/* Nanoseconds a turn. */
static double measure_turns(struct measurement *run, bool with_views)
{
    run->timing.count = 0;
    for (int turn = -TURNS_BEFORE; turn < run->turns; turn++) {
        uint64_t start = lab_timing_now();
        play_turn(run);
        if (with_views)
            view_by_awake(run);
        if (turn >= 0)
            lab_timing_add(&run->timing, (double)(lab_timing_now() - start));
    }
    return lab_timing_median(&run->timing);
}

/* Nanoseconds a step of a hero exploring the tile. Measure it before anything of the tile was seen. */
static double measure_exploring(struct measurement *run)
{
    struct state *state = run->tiles.state;
    struct auto_move auto_move =
        auto_move_begin(state, &(struct auto_move){.steps_taken = 0},
                        (struct command){.kind = COMMAND_EXPLORE}, REFUSAL_NONE);
    struct auto_move_context context = {
        .state = state, .visited = &run->visited, .scratch = &state->ai_memory.distances};
    run->timing.count = 0;
    for (int turn = 0; turn < run->turns; turn++) {
        bit_grid_put(&run->visited, state_hero(state)->position, true);
        state->events.count = 0;
        uint64_t start = lab_timing_now();
        struct auto_move_turn next = auto_move_next(&auto_move, &context);
        bool is_over = next.answer != AUTO_MOVE_ACT;
        if (!is_over)
            turn_play(state, next.action);
        if (is_over && turn > 0)
            break;
        lab_timing_add(&run->timing, (double)(lab_timing_now() - start));
    }
    return lab_timing_median(&run->timing);
}

static void write_size(struct lab_table *table, struct grid size)
{
    char chars[16];
    struct text text = text_init(chars, sizeof chars);
    text_append(&text, "%dx%d", size.width, size.height);
    lab_table_text(table, chars);
}

/* Measures on the tiles and writes the row. The hero is alone in its tile first, or it would wake actors. */
static void measure(struct measurement *run, struct lab_table *table)
{
    struct tiles *tiles = &run->tiles;
    tiles_populate(tiles, true, 0);
    double explore = measure_exploring(run);
    tiles_populate(tiles, true, 0);
    double step = measure_turns(run, false);
    double hero_view = measure_views(run, true);
    double monster_view = measure_views(run, false);
    tiles_populate(tiles, false, TILE_ACTORS);
    int actors = level_of(run)->actor_pool.count - 1; /* before any of them falls */
    double turn = measure_turns(run, false);
    int awake = tiles_populate(tiles, false, AWAKE_MAX);
    double turn_awake = measure_turns(run, true);
    lab_table_number(table, actors, 0);
    lab_table_number(table, hero_view, 0);
    lab_table_number(table, monster_view, 0);
    lab_table_number(table, step / 1e3, 2);
    lab_table_number(table, explore / 1e3, 2);
    lab_table_number(table, turn / 1e3, 2);
    lab_table_number(table, awake, 0);
    lab_table_number(table, turn_awake / 1e3, 1);
    lab_table_number(table, turn_awake / awake, 0);
    lab_table_number(table, tiles->build_seconds * 1e3, 2);
}

static bool run_size(struct measurement *run, struct grid size, struct lab_table *table,
                     struct error *error)
{
    if (!tiles_make(&run->tiles, size, error))
        return false;
    struct arena arena = arena_measuring();
    bit_grid_alloc(&arena, size);
    void *memory = calloc(1, arena.used);
    if (memory) {
        arena = arena_over(memory, arena.used);
        run->visited = bit_grid_alloc(&arena, size);
        write_size(table, size);
        measure(run, table);
    }
    free(memory);
    tiles_clear(&run->tiles);
    return memory ||
           error_set(error, "not enough memory to explore %dx%d", size.width, size.height);
}

bool bench_scale(const struct bench *bench, struct error *error)
{
    struct measurement *run = malloc(sizeof *run);
    if (!run)
        return error_set(error, "not enough memory to measure scale");
    run->turns = bench->is_quick ? TURNS_QUICK : TURNS;
    struct lab_table table = lab_table_begin(bench->style, columns, ARRAY_LENGTH(columns));
    bool is_measured = true;
    for (size_t i = 0; is_measured && i < ARRAY_LENGTH(sizes); i++)
        is_measured = run_size(run, sizes[i], &table, error);
    free(run);
    return is_measured;
}
