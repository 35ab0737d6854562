/* What dungeon.h promises of every floor, over many seeds, depths and sizes. The checks here are written apart from
 * dungeon_check, which has to agree with them. */
#include "support/check.h"
#include "support/level_picture.h"

#include "base/hash.h"
#include "content/band.h"
#include "dungeon/check.h"
#include "dungeon/dungeon.h"
#include "sight/fov.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct sample {
    struct level_picture picture;
    int seed;
};

static uint64_t seed_hash(int seed)
{
    return hash_mix((uint64_t)seed + 1);
}

static struct sample sample_build(int seed, int depth, struct grid grid)
{
    struct sample sample = {.picture = level_picture_create(grid, depth), .seed = seed};
    dungeon_build(&sample.picture.level, seed_hash(seed), &sample.picture.scratch);
    return sample;
}

/* Fails the test with the level in view. */
static void expect(const struct sample *sample, bool holds, const char *what, struct point p)
{
    if (holds)
        return;
    const struct level *level = &sample->picture.level;
    char *rows = level_picture_of(level);
    fprintf(stderr, "%s", level->grid.width <= 200 ? rows : "");
    free(rows);
    fail_msg("seed %d, depth %d, %d x %d, at (%d, %d): %s", sample->seed, level->depth,
             level->grid.width, level->grid.height, p.x, p.y, what);
}

static bool is_door(const struct level *level, struct point p)
{
    enum terrain terrain = level_terrain(level, p);
    return terrain == TERRAIN_DOOR_CLOSED || terrain == TERRAIN_DOOR_OPEN;
}

static bool is_ground(const struct level *level, struct point p)
{
    return level_is_walkable(level, p) || (grid_contains(level->grid, p) && is_door(level, p));
}

/* How many cells can be reached from one by straight steps, closed doors included. */
static size_t flood(const struct level *level, struct point from)
{
    static const struct point steps[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    size_t cells = grid_cells(level->grid);
    bool *is_reached = calloc(cells, sizeof *is_reached);
    struct point *stack = malloc(cells * sizeof *stack);
    assert_non_null(is_reached);
    assert_non_null(stack);
    size_t height = 0;
    size_t reached = 0;
    stack[height++] = from;
    is_reached[grid_index(level->grid, from)] = true;
    while (height > 0) {
        struct point p = stack[--height];
        reached++;
        for (int i = 0; i < 4; i++) {
            struct point next = point_add(p, steps[i]);
            if (is_ground(level, next) && !is_reached[grid_index(level->grid, next)]) {
                is_reached[grid_index(level->grid, next)] = true;
                stack[height++] = next;
            }
        }
    }
    free(is_reached);
    free(stack);
    return reached;
}

static void check_ways(const struct sample *sample)
{
    const struct level *level = &sample->picture.level;
    size_t ground = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        ground += is_ground(level, grid_point(level->grid, cell));
    struct point arrival = level->arrival;
    expect(sample, level_is_walkable(level, arrival), "one can't arrive", arrival);
    expect(sample, flood(level, arrival) == ground, "not all is connected", arrival);
    expect(sample, ground * 100 >= grid_cells(level->grid) * 10, "hardly any ground", arrival);
}

/* By Euler's formula a connected ground has 1 - (cells - pairs + squares) holes: at least the loops. */
static void check_loops(const struct sample *sample)
{
    const struct level *level = &sample->picture.level;
    long euler = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        bool here = is_ground(level, p);
        bool east = is_ground(level, point_make(p.x + 1, p.y));
        bool south = is_ground(level, point_make(p.x, p.y + 1));
        bool both = is_ground(level, point_make(p.x + 1, p.y + 1));
        euler += here - (here && east) - (here && south) + (here && east && south && both);
    }
    expect(sample, 1 - euler >= 2, "fewer than two loops", level->arrival);
}

static int count_terrain(const struct level *level, enum terrain terrain, struct point *last)
{
    int count = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        if (level->terrain[cell] == terrain) {
            *last = grid_point(level->grid, cell);
            count++;
        }
    return count;
}

static void check_stairs(const struct sample *sample)
{
    const struct level *level = &sample->picture.level;
    struct point arrival = level->arrival;
    struct point up = arrival;
    struct point down = arrival;
    bool is_last = level->depth == FLOOR_COUNT;
    int ups = count_terrain(level, TERRAIN_STAIRS_UP, &up);
    int downs = count_terrain(level, TERRAIN_STAIRS_DOWN, &down);
    int lamps = count_terrain(level, TERRAIN_BEACON, &down);
    expect(sample, ups == (level->depth == 1 ? 0 : 1), "stairs up", up);
    expect(sample, downs == (is_last ? 0 : 1), "stairs down", down);
    expect(sample, lamps == (is_last ? 1 : 0), "lamps that win", down);
    expect(sample, point_is_equal(up, arrival), "the arrival is not at the stairs up", arrival);
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(arrival, (enum direction)d);
        expect(sample, level_is_walkable(level, beside) && !is_door(level, beside),
               "the arrival is cramped", arrival);
        beside = point_step(down, (enum direction)d);
        expect(sample, level_is_walkable(level, beside) && !is_door(level, beside),
               "the stairs down are cramped", down);
    }
}

static void check_doors(const struct sample *sample)
{
    const struct level *level = &sample->picture.level;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        if (!is_door(level, p))
            continue;
        bool n = is_ground(level, point_make(p.x, p.y - 1));
        bool e = is_ground(level, point_make(p.x + 1, p.y));
        bool s = is_ground(level, point_make(p.x, p.y + 1));
        bool w = is_ground(level, point_make(p.x - 1, p.y));
        expect(sample, n == s && e == w && n != e, "a door in no doorway", p);
        for (int d = 0; d < DIRECTION_COUNT; d++)
            expect(sample, !is_door(level, point_step(p, (enum direction)d)), "two doors in touch",
                   p);
    }
}

/* Windows and grates let one see from ground to ground; lamps stand beside no door. */
static void check_fixtures(const struct sample *sample)
{
    const struct level *level = &sample->picture.level;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        enum terrain terrain = level_terrain(level, p);
        if (terrain == TERRAIN_WINDOW || terrain == TERRAIN_GRATE) {
            bool is_level = is_ground(level, point_make(p.x - 1, p.y)) &&
                            is_ground(level, point_make(p.x + 1, p.y));
            bool is_upright = is_ground(level, point_make(p.x, p.y - 1)) &&
                              is_ground(level, point_make(p.x, p.y + 1));
            expect(sample, is_level != is_upright, "an opening between nothing", p);
        }
        bool is_lamp = terrain == TERRAIN_BRAZIER || terrain == TERRAIN_BRAZIER_OUT;
        for (int d = 0; is_lamp && d < DIRECTION_COUNT; d++)
            expect(sample, !is_door(level, point_step(p, (enum direction)d)), "a lamp in a doorway",
                   p);
    }
}

/* Chasms have a floor below them; a cage can be opened, and its captive is guarded where there is room. */
static void check_holes_and_cages(const struct sample *sample)
{
    const struct level *level = &sample->picture.level;
    struct point p = level->arrival;
    expect(sample, level->depth < FLOOR_COUNT || count_terrain(level, TERRAIN_CHASM, &p) == 0,
           "a chasm on the last floor", p);
    int cages = count_terrain(level, TERRAIN_CAGE, &p);
    expect(sample, cages <= (level->depth == 1 ? 0 : 1), "cages", p);
    if (cages == 0)
        return;
    int ways = 0;
    for (int d = 0; d < DIRECTION_COUNT; d++)
        ways += level_is_walkable(level, point_step(p, (enum direction)d));
    expect(sample, ways > 0, "a cage in a wall", p);
    expect(sample, point_steps(p, level->arrival) > 8, "a cage at the arrival", p);
}

static bool is_beside(const struct level *level, struct point p, enum terrain terrain)
{
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2)
        if (level_terrain(level, point_step(p, (enum direction)d)) == terrain)
            return true;
    return false;
}

/* Everybody is where his kind is found. */
static void check_place(const struct sample *sample, const struct actor *actor)
{
    const struct level *level = &sample->picture.level;
    const struct monster_kind *kind = monster_get(actor->kind);
    struct point p = actor->position;
    enum terrain terrain = level_terrain(level, p);
    if (kind->swims)
        expect(sample, terrain == TERRAIN_DEEP_WATER, "a swimmer in no deep water", p);
    else
        expect(sample, level_is_walkable(level, p) && !is_door(level, p), "an actor in a wall", p);
    if (kind->hiding == HIDING_IN_COVER)
        expect(sample, terrain == TERRAIN_TALL_GRASS, "who hides in grass is in none", p);
    if (kind->hiding == HIDING_AS_ITEM)
        expect(sample, level_item(level, p) != ITEM_NONE, "who hides as a thing has none", p);
    if (kind->guards_doors)
        expect(sample, is_beside(level, p, TERRAIN_DOOR_CLOSED), "who guards a door has none", p);
    expect(sample, kind->frequency > 0 && kind->first_floor <= level->depth, "not met here", p);
    expect(sample, !actor->is_asleep || !kind->never_sleeps, "it never sleeps", p);
    expect(sample, actor->health == band_might(level->depth, actor->kind).health, "hurt", p);
    if (kind->is_twin)
        expect(sample,
               actor->twin.generation != 0 &&
                   level_actor_const(level, actor->twin)->kind == actor->kind &&
                   point_steps(level_actor_const(level, actor->twin)->position, p) <= 4,
               "a twin without the other", p);
}

/* Nobody awake has the arrival in view: found from where the actor stands. */
static void check_actors(const struct sample *sample)
{
    const struct level *level = &sample->picture.level;
    struct arena arena = arena_measuring();
    view_take(&arena, level->grid);
    void *memory = calloc(1, arena.used);
    assert_non_null(memory);
    arena = arena_over(memory, arena.used);
    struct view view = view_take(&arena, level->grid);
    for (uint16_t i = 0; i < level->actor_pool.end; i++) {
        const struct actor *actor = &level->actors[i];
        if (!pool_is_used(&level->actor_pool, i))
            continue;
        check_place(sample, actor);
        expect(sample, point_steps(actor->position, level->arrival) > (actor->is_asleep ? 8 : 12),
               "an actor is too close", actor->position);
        if (actor->is_asleep || level->grid.width > 200)
            continue;
        fov_compute(fov_get(fov_find("shadowcast")), &level->opacity, actor->position,
                    FOV_UNLIMITED, &view);
        expect(sample, !view_has(&view, level->arrival), "awake, with the arrival in view",
               actor->position);
    }
    free(memory);
}

/* On larger floors what can be spent comes again for every usual area. */
static void check_items(const struct sample *sample)
{
    const struct level *level = &sample->picture.level;
    int rounds = (int)(grid_cells(level->grid) / (80 * 45));
    int lots[FAMILY_COUNT] = {0};
    int items = 0;
    rounds = rounds > 1 ? rounds : 1;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        enum item item = level_item(level, p);
        if (item == ITEM_NONE)
            continue;
        int found = item_get(item)->found;
        expect(sample, level_is_walkable(level, p), "an item out of reach", p);
        expect(sample, level_item_count(level, p) == (found ? found : 1), "how many lie there", p);
        lots[item_get(item)->family]++;
        items++;
    }
    struct point arrival = level->arrival;
    expect(sample, lots[FAMILY_ESCAPE] == rounds, "escapes", arrival);
    expect(sample, lots[FAMILY_TOOL] == 2 * rounds, "tools", arrival);
    expect(sample, lots[FAMILY_HEALING] == 0 || lots[FAMILY_HEALING] == rounds, "healing", arrival);
    expect(sample, items >= 3 * rounds && items <= 8 * rounds + 3, "items in all", arrival);
}

static void check_all(int seed, int depth, struct grid grid)
{
    struct sample sample = sample_build(seed, depth, grid);
    const struct level *level = &sample.picture.level;
    expect(&sample, level->is_built && level->room_count >= 2, "no rooms", level->arrival);
    check_ways(&sample);
    check_loops(&sample);
    check_stairs(&sample);
    check_doors(&sample);
    check_fixtures(&sample);
    check_holes_and_cages(&sample);
    check_actors(&sample);
    check_items(&sample);
    struct error why;
    if (!dungeon_check(level, &sample.picture.scratch, &why))
        expect(&sample, false, why.message, level->arrival);
    level_picture_destroy(&sample.picture);
}

static void floors_of_the_usual_size_are_sound(void **unused)
{
    for (int seed = 0; seed < 60; seed++)
        for (int depth = 1; depth <= FLOOR_COUNT; depth++)
            check_all(seed, depth, (struct grid){80, 45});
    (void)unused;
}

static void floors_of_odd_sizes_are_sound(void **unused)
{
    static const struct grid sizes[] = {
        {DUNGEON_WIDTH_MIN, DUNGEON_HEIGHT_MIN},
        {25, 17},
        {24, 97},
        {131, 16},
        {33, 33},
        {64, 64},
        {65, 129},
        {30, 20},
        {200, 60},
        {DUNGEON_WIDTH_MIN, 16},
    };
    for (int seed = 0; seed < 300; seed++)
        check_all(seed, seed % FLOOR_COUNT + 1, sizes[seed % (int)(sizeof sizes / sizeof *sizes)]);
    (void)unused;
}

static void the_least_size_always_comes_out(void **unused)
{
    for (int seed = 0; seed < 300; seed++)
        check_all(seed, seed % FLOOR_COUNT + 1,
                  (struct grid){DUNGEON_WIDTH_MIN, DUNGEON_HEIGHT_MIN});
    (void)unused;
}

static void the_greatest_sizes_are_sound(void **unused)
{
    check_all(1, 2, (struct grid){GRID_SIDE_MAX, GRID_SIDE_MAX});
    check_all(2, 8, (struct grid){GRID_SIDE_MAX, DUNGEON_HEIGHT_MIN});
    check_all(3, 5, (struct grid){DUNGEON_WIDTH_MIN, GRID_SIDE_MAX});
    (void)unused;
}

static bool may_step(const void *context, struct point from, enum direction direction)
{
    struct point to = point_step(from, direction);
    return is_ground(context, to) && level_is_walkable(context, point_make(to.x, from.y)) &&
           level_is_walkable(context, point_make(from.x, to.y));
}

/* Straight steps pass doors, diagonal ones don't. */
static bool may_step_by_the_rules(const void *context, struct point from, enum direction direction)
{
    if (direction_is_diagonal(direction))
        return may_step(context, from, direction);
    return is_ground(context, point_step(from, direction));
}

/* The steps from one cell to another; and to the cell farthest off. */
static uint32_t steps_between(struct sample *sample, struct point from, struct point to,
                              uint32_t *farthest)
{
    struct distance_map *map = &sample->picture.scratch;
    distance_map_reset(map, sample->picture.level.grid);
    distance_map_add_goal(map, from);
    distance_map_fill(map, may_step_by_the_rules, &sample->picture.level, DISTANCE_UNREACHED);
    *farthest = distance_map_get(map, distance_map_cell(map, distance_map_count(map) - 1));
    return distance_map_get(map, to);
}

/* Against the true greatest distance, from every cell to every other. */
static void stairs_lie_half_the_longest_way_apart(void **unused)
{
    static const struct grid sizes[] = {{24, 16}, {33, 21}, {24, 16}, {50, 30}};
    for (int seed = 0; seed < 120; seed++) {
        struct sample sample = sample_build(seed, seed % (FLOOR_COUNT - 1) + 1, sizes[seed % 4]);
        const struct level *level = &sample.picture.level;
        struct point down = level->arrival;
        assert_true(level_find_terrain(level, TERRAIN_STAIRS_DOWN, &down));
        uint32_t longest = 0;
        for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
            struct point p = grid_point(level->grid, cell);
            uint32_t farthest = 0;
            if (is_ground(level, p))
                steps_between(&sample, p, p, &farthest);
            longest = longest > farthest ? longest : farthest;
        }
        uint32_t farthest;
        uint32_t apart = steps_between(&sample, level->arrival, down, &farthest);
        expect(&sample, apart * 2 >= longest, "the stairs lie too close to each other", down);
        level_picture_destroy(&sample.picture);
    }
    (void)unused;
}

static uint64_t hash_of(const struct level *level)
{
    size_t cells = grid_cells(level->grid);
    uint64_t hash = hash_bytes(HASH_START, level->terrain, cells);
    hash = hash_bytes(hash, level->items, cells);
    hash = hash_bytes(hash, level->item_counts, cells);
    hash = hash_number(hash, grid_index(level->grid, level->arrival));
    for (uint16_t i = 0; i < level->actor_pool.end; i++) {
        hash = hash_number(hash, (uint64_t)level->actors[i].kind);
        hash = hash_number(hash, grid_index(level->grid, level->actors[i].position));
        hash = hash_number(hash, level->actors[i].is_asleep);
        hash = hash_number(hash, grid_index(level->grid, level->actors[i].anchors[1]));
    }
    return hash;
}

static uint64_t hash_of_floor(int seed, int depth)
{
    struct sample sample = sample_build(seed, depth, (struct grid){80, 45});
    uint64_t hash = hash_of(&sample.picture.level);
    level_picture_destroy(&sample.picture);
    return hash;
}

static void the_same_seed_gives_the_same_floor(void **unused)
{
    for (int seed = 0; seed < 20; seed++) {
        int depth = seed % FLOOR_COUNT + 1;
        assert_true(hash_of_floor(seed, depth) == hash_of_floor(seed, depth));
        assert_true(hash_of_floor(seed, depth) != hash_of_floor(seed + 1, depth));
        assert_true(hash_of_floor(seed, depth) != hash_of_floor(seed, depth % FLOOR_COUNT + 1));
    }
    (void)unused;
}

/* Neither the floors built before nor what is left in the scratch map changes a floor. */
static void the_order_of_building_changes_nothing(void **unused)
{
    for (int seed = 0; seed < 10; seed++) {
        struct level_picture large = level_picture_create((struct grid){200, 100}, 1);
        for (int depth = FLOOR_COUNT; depth >= 1; depth--) {
            struct level_picture picture = level_picture_create((struct grid){80, 45}, depth);
            dungeon_build(&picture.level, seed_hash(seed), &large.scratch);
            assert_true(hash_of(&picture.level) == hash_of_floor(seed, depth));
            level_picture_destroy(&picture);
        }
        level_picture_destroy(&large);
    }
    (void)unused;
}

/* What floors of the usual size have in all. */
struct tally {
    int floors;
    int rooms;
    int free_actors; /* who may sleep, walk and be posted alike */
    int asleep;
    int walking;
    int cages;
    int guarded;
    int chasms;
    int cold_lamps;
    int items;
    int off_the_way;
};

static bool is_free_to_choose(const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    return !kind->never_sleeps && !kind->swims && !kind->is_fixed && !kind->guards_doors &&
           kind->hiding == HIDING_NONE;
}

static void tally_actors(struct tally *tally, const struct level *level)
{
    struct point cage = {-100, -100};
    struct point chasm;
    int cages = count_terrain(level, TERRAIN_CAGE, &cage);
    bool is_guarded = false;
    for (uint16_t i = 0; i < level->actor_pool.end; i++) {
        const struct actor *actor = &level->actors[i];
        is_guarded = is_guarded || point_steps(actor->position, cage) <= 4;
        if (!is_free_to_choose(actor))
            continue;
        tally->free_actors++;
        tally->asleep += actor->is_asleep;
        tally->walking += actor->has_round;
    }
    tally->cages += cages;
    tally->guarded += is_guarded;
    tally->chasms += count_terrain(level, TERRAIN_CHASM, &chasm) > 0;
    tally->cold_lamps += count_terrain(level, TERRAIN_BRAZIER_OUT, &chasm);
}

/* The way through is one of the shortest. */
static void tally_items(struct tally *tally, struct sample *sample)
{
    struct distance_map *map = &sample->picture.scratch;
    const struct level *level = &sample->picture.level;
    struct point end = level->arrival;
    uint32_t farthest;
    if (!level_find_terrain(level, TERRAIN_STAIRS_DOWN, &end))
        return;
    steps_between(sample, level->arrival, end, &farthest);
    distance_map_fill_from_way(map, may_step_by_the_rules, level, end);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        if (level->items[cell] != ITEM_NONE) {
            tally->items++;
            tally->off_the_way += distance_map_get(map, grid_point(level->grid, cell)) > 25;
        }
}

static void tally_floor(struct tally *tally, int seed, int depth)
{
    struct sample sample = sample_build(seed, depth, (struct grid){80, 45});
    const struct level *level = &sample.picture.level;
    const struct band *band = band_of_depth(depth);
    expect(&sample, level->room_count >= 9 && level->room_count <= 16, "rooms", level->arrival);
    expect(&sample,
           level->actor_pool.count >= band->squads &&
               level->actor_pool.count <=
                   band->squads * (band->squad_most > 2 ? band->squad_most : 2),
           "actors", level->arrival);
    tally->floors++;
    tally->rooms += level->room_count;
    tally_actors(tally, level);
    tally_items(tally, &sample);
    level_picture_destroy(&sample.picture);
}

/* The numbers that floors of the usual size are meant to have, on the whole. */
static void floors_have_their_share(void **unused)
{
    struct tally tally = {.floors = 0};
    for (int seed = 0; seed < 25; seed++)
        for (int depth = 1; depth <= FLOOR_COUNT; depth++)
            tally_floor(&tally, seed, depth);
    assert_in_range(tally.rooms / tally.floors, 11, 16);
    assert_in_range(tally.asleep * 100 / tally.free_actors, 32, 50);
    assert_in_range(tally.walking * 100 / tally.free_actors, 28, 44);
    assert_in_range(tally.cages * 100 / tally.floors, 24, 40);
    assert_in_range(tally.chasms * 100 / tally.floors, 12, 36);
    assert_in_range(tally.cold_lamps, tally.floors, tally.floors * 4);
    assert_in_range(tally.off_the_way * 100 / tally.items, 45, 75);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(floors_of_the_usual_size_are_sound),
        cmocka_unit_test(floors_of_odd_sizes_are_sound),
        cmocka_unit_test(the_least_size_always_comes_out),
        cmocka_unit_test(the_greatest_sizes_are_sound),
        cmocka_unit_test(stairs_lie_half_the_longest_way_apart),
        cmocka_unit_test(the_same_seed_gives_the_same_floor),
        cmocka_unit_test(the_order_of_building_changes_nothing),
        cmocka_unit_test(floors_have_their_share),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
