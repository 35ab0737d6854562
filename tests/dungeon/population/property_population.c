/* The actors and items of floors, over many seeds, depths and sizes. These checks are written apart from dungeon_check. */
#include "base/array.h"
#include "support/check.h"
#include "support/floor_sample.h"
#include "support/seeds.h"

#include "content/band.h"
#include "content/deposit.h"
#include "dungeon/dungeon.h"
#include "sight/fov.h"

#include <stdlib.h>

static bool is_door(const struct level *level, struct point p)
{
    return terrain_is_door(terrain_get(level_terrain(level, p))) ||
           level_terrain(level, p) == TERRAIN_DOOR_LOCKED;
}

/* Chasms have a floor below them; cages can be opened, and their captives are guarded if there is room. */
static void check_holes_and_cages(const struct floor_sample *sample)
{
    const struct level *level = &sample->picture.level;
    struct point p = level->arrival;
    floor_sample_expect(
        sample, level->depth < FLOOR_COUNT || floor_sample_count(level, TERRAIN_CHASM, &p) == 0,
        "a chasm on the last floor", p);
    int cages = floor_sample_count(level, TERRAIN_CAGE, &p);
    bool is_gift = cages > 0 && level_find_site(level, p) != NULL;
    floor_sample_expect(sample, cages <= (level->depth == 1 && !is_gift ? 0 : 1), "cages", p);
    if (cages == 0)
        return;
    int ways = 0;
    for (int d = 0; d < DIRECTION_COUNT; d++)
        ways += level_is_walkable(level, point_step(p, (enum direction)d));
    floor_sample_expect(sample, ways > 0, "a cage in a wall", p);
    floor_sample_expect(sample, is_gift || point_chebyshev(p, level->arrival) > 8,
                        "a cage at the arrival", p);
}

static bool is_beside(const struct level *level, struct point p, enum terrain terrain)
{
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2)
        if (level_terrain(level, point_step(p, (enum direction)d)) == terrain)
            return true;
    return false;
}

/* Every actor is where its kind is found. */
static void check_place(const struct floor_sample *sample, const struct actor *actor)
{
    const struct level *level = &sample->picture.level;
    const struct monster_kind *kind = monster_get(actor->kind);
    struct point p = actor->position;
    enum terrain terrain = level_terrain(level, p);
    bool is_false_door = kind->hiding == HIDING_IN_GUISE && terrain == TERRAIN_DOOR_CLOSED;
    if (kind->swims)
        floor_sample_expect(sample, terrain == TERRAIN_DEEP_WATER, "a swimmer in no deep water", p);
    else if (!is_false_door && kind->hiding != HIDING_IN_GLASS)
        floor_sample_expect(sample, level_is_walkable(level, p) && !is_door(level, p),
                            "an actor in a wall", p);
    if (kind->hiding == HIDING_IN_COVER)
        floor_sample_expect(sample, terrain == TERRAIN_TALL_GRASS, "who hides in grass is in none",
                            p);
    if (kind->hiding == HIDING_IN_GUISE && !is_false_door)
        floor_sample_expect(sample, level_item(level, p) != ITEM_NONE,
                            "who hides as a thing has none", p);
    if (kind->guards_doors)
        floor_sample_expect(sample, is_beside(level, p, TERRAIN_DOOR_CLOSED),
                            "who guards a door has none", p);
    floor_sample_expect(sample,
                        (kind->frequency > 0 || (kind->keeps_lamp && level->depth == FLOOR_COUNT) ||
                         (kind->trades && level_find_site(level, p))) &&
                            kind->first_floor <= level->depth,
                        "not met here", p);
    floor_sample_expect(sample, !actor->is_asleep || !kind->never_sleeps, "it never sleeps", p);
    floor_sample_expect(
        sample, actor->health == band_combat_stats(level->depth, actor->kind).health, "hurt", p);
    if (kind->is_twin)
        floor_sample_expect(
            sample,
            !handle_is_none(actor->twin) &&
                level_actor_const(level, actor->twin)->kind == actor->kind &&
                point_chebyshev(level_actor_const(level, actor->twin)->position, p) <= 4,
            "a twin without the other", p);
}

/* The creatures of a floor of usual size punish two of the three stances or more. */
static void check_stances(const struct floor_sample *sample)
{
    const struct level *level = &sample->picture.level;
    int punished = 0;
    for (int l = 0; l < LANTERN_COUNT; l++) {
        bool is_punished = false;
        for (uint16_t i = 0; level_next_actor(level, &i); i++)
            is_punished = is_punished || monster_get(level->actors[i].kind)->punishes & 1 << l;
        punished += is_punished;
    }
    floor_sample_expect(sample,
                        punished >= 2 ||
                            grid_cells(level->grid) < grid_cells(dungeon_usual_size(level->depth)),
                        "one stance is right for the whole floor", level->arrival);
}

/* No awake actor has the arrival in view from its cell. */
static void check_actors(const struct floor_sample *sample)
{
    const struct level *level = &sample->picture.level;
    struct arena arena = arena_measuring();
    view_alloc(&arena, level->grid);
    void *memory = calloc(1, arena.used);
    assert_non_null(memory);
    arena = arena_over(memory, arena.used);
    struct view view = view_alloc(&arena, level->grid);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        check_place(sample, actor);
        floor_sample_expect(
            sample, point_chebyshev(actor->position, level->arrival) > (actor->is_asleep ? 8 : 12),
            "an actor is too close", actor->position);
        if (actor->is_asleep || level->grid.width > 200)
            continue;
        fov_compute(fov_default(), &level->opacity, actor->position, FOV_UNLIMITED, &view);
        floor_sample_expect(sample, !view_has(&view, level->arrival),
                            "awake, with the arrival in view", actor->position);
    }
    free(memory);
    check_stances(sample);
}

/* On larger floors consumables come again for every usual area. */
static void check_items(const struct floor_sample *sample)
{
    const struct level *level = &sample->picture.level;
    int rounds = (int)(grid_cells(level->grid) / grid_cells(dungeon_usual_size(level->depth)));
    int lots[FAMILY_COUNT] = {0};
    int items = 0;
    rounds = rounds > 1 ? rounds : 1;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        enum item item = level_item(level, p);
        if (item == ITEM_NONE)
            continue;
        int size = item_get(item)->stack_size;
        floor_sample_expect(sample, level_is_walkable(level, p), "an item out of reach", p);
        floor_sample_expect(sample, level_item_count(level, p) == (size ? size : 1),
                            "how many lie there", p);
        lots[item_get(item)->family]++;
        items++;
    }
    struct point arrival = level->arrival;
    floor_sample_expect(sample, lots[FAMILY_ESCAPE] == rounds, "escapes", arrival);
    floor_sample_expect(sample, lots[FAMILY_TOOL] == 2 * rounds, "tools", arrival);
    floor_sample_expect(sample, lots[FAMILY_HEALING] == 0 || lots[FAMILY_HEALING] == rounds,
                        "healing", arrival);
    floor_sample_expect(sample, items >= 3 * rounds && items <= 8 * rounds + 10, "items in all",
                        arrival);
}

/* Rooms with spare items offer each kind once. */
static void check_offers(const struct floor_sample *sample)
{
    const struct level *level = &sample->picture.level;
    for (int s = 0; s < level->site_count; s++) {
        const struct site *site = &level->sites[s];
        for (int i = 0; site_kind_get(site->type)->spares > 0 && i < site->loot_count; i++)
            for (int j = 0; j < i; j++)
                floor_sample_expect(
                    sample, level_item(level, site->loot[i]) != level_item(level, site->loot[j]),
                    "the same item twice in a room", site->loot[i]);
    }
}

static bool may_step(const void *context, struct point from, enum direction direction)
{
    const struct level *level = context;
    struct point to = point_step(from, direction);
    if (direction_is_diagonal(direction))
        return level_is_walkable(level, to) && level_is_walkable(level, point_make(to.x, from.y)) &&
               level_is_walkable(level, point_make(from.x, to.y));
    return level_is_walkable(level, to) || is_door(level, to);
}

static bool has_web(const struct level *level, struct point p)
{
    return level_cloud(level, p) == CLOUD_WEB;
}

static bool may_step_past_webs(const void *context, struct point from, enum direction direction)
{
    return may_step(context, from, direction) && !has_web(context, point_step(from, direction));
}

/* The way through needs none of them, and no actor stands in one. */
static void check_webs(struct floor_sample *sample)
{
    const struct level *level = &sample->picture.level;
    struct distance_map *map = &sample->picture.scratch;
    struct point end = level->arrival;
    if (!level_find_terrain(level, TERRAIN_STAIRS_DOWN, &end) &&
        level_find_terrain(level, TERRAIN_GREAT_LAMP, &end))
        end = point_step(end, DIRECTION_NORTH);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        if (level_cloud(level, p) == CLOUD_NONE || deposit_has_cloud(level_cloud(level, p)))
            continue;
        floor_sample_expect(sample, level->depth >= 4 && has_web(level, p), "a cloud", p);
        floor_sample_expect(sample, level_terrain(level, p) == TERRAIN_FLOOR, "a web not on floor",
                            p);
        floor_sample_expect(sample, !level_is_occupied(level, p), "an actor in a web", p);
        floor_sample_expect(
            sample,
            level_find_site(level, p) || /* there a wall is between */
                (point_chebyshev(p, level->arrival) > 3 && point_chebyshev(p, end) > 2),
            "a web at the stairs", p);
    }
    distance_map_reset(map, level->grid);
    distance_map_add_goal(map, level->arrival);
    distance_map_fill(map, may_step_past_webs, level, DISTANCE_UNREACHED);
    floor_sample_expect(sample, distance_map_get(map, end) != DISTANCE_UNREACHED,
                        "webs on every way", end);
}

static void check_all(int seed, int depth, struct grid grid)
{
    struct floor_sample sample = floor_sample_build(seed, depth, grid);
    check_holes_and_cages(&sample);
    check_actors(&sample);
    check_items(&sample);
    check_offers(&sample);
    check_webs(&sample);
    floor_sample_destroy(&sample);
}

/* Kinds with a guise are disguised as items or as doors. */
static void both_kinds_of_guises_occur(void **unused)
{
    int guises[2] = {0};
    for (struct seeds seeds = SEEDS(0, 119); seeds_next(&seeds);) {
        int seed = seeds.seed;
        struct floor_sample sample = floor_sample_build(seed, 5, dungeon_usual_size(5));
        const struct level *level = &sample.picture.level;
        for (uint16_t i = 0; level_next_actor(level, &i); i++)
            if (monster_get(level->actors[i].kind)->hiding == HIDING_IN_GUISE)
                guises[is_door(level, level->actors[i].position)]++;
        floor_sample_destroy(&sample);
    }
    if (seeds_count(120) >= 120)
        assert_true(guises[0] > 0 && guises[1] > 0);
    (void)unused;
}

static void floors_of_the_usual_size_are_well_populated(void **unused)
{
    for (struct seeds seeds = SEEDS(0, 59); seeds_next(&seeds);)
        for (int depth = 1; depth <= FLOOR_COUNT; depth++)
            check_all(seeds.seed, depth, dungeon_usual_size(depth));
    (void)unused;
}

static void floors_of_odd_sizes_are_too(void **unused)
{
    static const struct grid sizes[] = {{DUNGEON_WIDTH_MIN, DUNGEON_HEIGHT_MIN},
                                        {24, 97},
                                        {131, 16},
                                        {33, 33},
                                        {65, 129},
                                        {30, 20},
                                        {200, 60}};
    for (struct seeds seeds = SEEDS(0, 199); seeds_next(&seeds);)
        check_all(seeds.seed, seeds.seed % FLOOR_COUNT + 1,
                  sizes[seeds.seed % (int)(ARRAY_LENGTH(sizes))]);
    check_all(1, 2, (struct grid){GRID_SIDE_MAX, DUNGEON_HEIGHT_MIN});
    check_all(2, 9, (struct grid){500, 400});
    (void)unused;
}

static void fill_from(struct floor_sample *sample, struct point from)
{
    struct distance_map *map = &sample->picture.scratch;
    distance_map_reset(map, sample->picture.level.grid);
    distance_map_add_goal(map, from);
    distance_map_fill(map, may_step, &sample->picture.level, DISTANCE_UNREACHED);
}

/* Totals over floors of the usual size. */
struct tally {
    int floors;
    int rooms;
    int free_actors; /* actors that may sleep, walk and be posted */
    int asleep;
    int walking;
    int cages;
    int guarded;
    int chasms;
    int cold_lamps;
    int floors_by_rooms[2]; /* without and with an inhabited special room, */
    int outsiders[2];       /* and the actors of those outside special rooms */
    int items;
    int off_the_way;
    int web_floors;
    int web_items; /* on those */
    int paid;      /* of these, in a web */
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
    int cages = floor_sample_count(level, TERRAIN_CAGE, &cage);
    bool is_guarded = false;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        is_guarded = is_guarded || point_chebyshev(actor->position, cage) <= 4;
        if (!is_free_to_choose(actor))
            continue;
        tally->free_actors++;
        tally->asleep += actor->is_asleep;
        tally->walking += actor->has_round;
    }
    tally->cages += cages;
    tally->guarded += is_guarded;
    tally->chasms += floor_sample_count(level, TERRAIN_CHASM, &chasm) > 0;
    tally->cold_lamps += floor_sample_count(level, TERRAIN_BRAZIER_OUT, &chasm);
}

/* The way through is a shortest path. */
static void tally_items(struct tally *tally, struct floor_sample *sample)
{
    struct distance_map *map = &sample->picture.scratch;
    const struct level *level = &sample->picture.level;
    struct point end = level->arrival;
    if (!level_find_terrain(level, TERRAIN_STAIRS_DOWN, &end))
        return;
    fill_from(sample, level->arrival);
    distance_map_start_from_way(map, may_step, level, end);
    distance_map_fill(map, may_step, level, DISTANCE_UNREACHED);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        if (level->items[cell] != ITEM_NONE) {
            tally->items++;
            tally->off_the_way += distance_map_get(map, grid_point(level->grid, cell)) > 25;
            tally->web_items += level->cloud_count > 0;
            tally->paid += level->clouds[cell] == CLOUD_WEB;
        }
}

/* Dwellers of special rooms, and possible guards of a key: a watcher and two more. */
static int count_in_sites(const struct level *level)
{
    int count = 0;
    for (int i = 0; i < level->site_count; i++)
        count += site_kind_get(level->sites[i].type)->dwellers +
                 (site_kind_get(level->sites[i].type)->guard > 0 ? 3 : 0);
    return count;
}

/* The actors outside special rooms, of floors with an inhabited one and of others. */
static void tally_outsiders(struct tally *tally, const struct level *level)
{
    int outsiders = 0;
    bool is_inhabited = false;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct site *site = level_find_site(level, level->actors[i].position);
        outsiders += site == NULL;
        is_inhabited = is_inhabited || (site && site_kind_get(site->type)->dwellers > 0);
    }
    tally->floors_by_rooms[is_inhabited]++;
    tally->outsiders[is_inhabited] += outsiders;
}

static void tally_floor(struct tally *tally, int seed, int depth)
{
    struct floor_sample sample = floor_sample_build(seed, depth, dungeon_usual_size(depth));
    const struct level *level = &sample.picture.level;
    const struct band *band = band_of_depth(depth);
    floor_sample_expect(&sample,
                        level->room_count >= (level->depth <= 3 ? 5 : 9) && level->room_count <= 50,
                        "rooms", level->arrival);
    floor_sample_expect(&sample,
                        level->actor_pool.count >= band->squads &&
                            level->actor_pool.count <=
                                band->squads * (band->squad_max > 2 ? band->squad_max : 2) +
                                    count_in_sites(level),
                        "actors", level->arrival);
    tally->floors++;
    tally->web_floors += level->cloud_count > 0;
    tally->rooms += level->room_count;
    tally_actors(tally, level);
    tally_outsiders(tally, level);
    tally_items(tally, &sample);
    floor_sample_destroy(&sample);
}

/* The averages that floors of the usual size should have. */
static void floors_have_their_share(void **unused)
{
    struct tally tally = {.floors = 0};
    for (struct seeds seeds = SEEDS(0, 24); seeds_next(&seeds);)
        for (int depth = 1; depth <= FLOOR_COUNT; depth++)
            tally_floor(&tally, seeds.seed, depth);
    if (seeds_count(25) < 25)
        skip();
    assert_in_range(tally.rooms / tally.floors, 11, 24);
    assert_in_range(tally.asleep * 100 / tally.free_actors, 27, 50);
    assert_in_range(tally.walking * 100 / tally.free_actors, 22, 44);
    assert_in_range(tally.cages * 100 / tally.floors, 42, 60);
    assert_in_range(tally.chasms * 100 / tally.floors, 12, 36);
    assert_in_range(tally.cold_lamps, tally.floors, tally.floors * 4);
    assert_in_range(tally.off_the_way * 100 / tally.items, 40, 75);
    assert_in_range(tally.web_floors * 12, tally.floors * 8, tally.floors * 9);
    assert_in_range(tally.paid * 100 / tally.web_items, 10, 60);
    /* The dwellers of a special room stand for a squad. */
    int usual = 100 * tally.outsiders[false] / tally.floors_by_rooms[false];
    int besides = 100 * tally.outsiders[true] / tally.floors_by_rooms[true];
    assert_in_range(besides, 1, usual * 85 / 100);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_kinds_of_guises_occur),
        cmocka_unit_test(floors_of_the_usual_size_are_well_populated),
        cmocka_unit_test(floors_of_odd_sizes_are_too),
        cmocka_unit_test(floors_have_their_share),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
