/* Secret doors, traps, curtains and fungus on generated floors. dungeon_check checks their places; this checks that there
 * are as many as their bands say, and that they serve their purpose. */
#include "support/check.h"
#include "support/floor_sample.h"
#include "support/seeds.h"

#include "content/band.h"
#include "dungeon/dungeon.h"
#include "dungeon/layout/cell.h"

#define SEED_COUNT 60

/* Sums over the floors of one band, for all seeds. */
struct tally {
    int floors;
    int traps;
    int kinds[TERRAIN_COUNT];
    int nooks;
    int items_in_nooks;
    int short_cuts;
};

static bool is_reached(const struct floor_sample *sample, struct point p)
{
    return distance_map_get(&sample->picture.scratch, p) != DISTANCE_UNREACHED;
}

/* The steps from a cell without secret doors. */
static void measure(struct floor_sample *sample, struct point from)
{
    struct distance_map *map = &sample->picture.scratch;
    distance_map_reset(map, sample->picture.level.grid);
    distance_map_add_goal(map, from);
    distance_map_fill(map, cell_may_step, &sample->picture.level, DISTANCE_UNREACHED);
}

/* A secret door leads into a nook or shortens a long way. */
static void count_door(struct floor_sample *sample, struct point p, struct tally *tally)
{
    const struct level *level = &sample->picture.level;
    bool is_level = level_is_walkable(level, point_step(p, DIRECTION_EAST));
    struct point a = point_step(p, is_level ? DIRECTION_EAST : DIRECTION_NORTH);
    struct point b = point_step(p, is_level ? DIRECTION_WEST : DIRECTION_SOUTH);
    measure(sample, level->arrival);
    bool leads_in = !is_reached(sample, a) || !is_reached(sample, b);
    tally->nooks += leads_in;
    tally->short_cuts += !leads_in;
    measure(sample, a);
    floor_sample_expect(sample, leads_in || distance_map_get(&sample->picture.scratch, b) >= 16,
                        "a short cut that saves no steps", p);
}

static void count_hidden_items(struct floor_sample *sample, struct tally *tally)
{
    const struct level *level = &sample->picture.level;
    measure(sample, level->arrival);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        if (level_is_walkable(level, p) && !is_reached(sample, p) &&
            level_item(level, p) != ITEM_NONE) {
            enum item_family family = item_get(level_item(level, p))->family;
            tally->items_in_nooks++;
            floor_sample_expect(
                sample, family == FAMILY_TOOL || family == FAMILY_MINOR || family == FAMILY_ESCAPE,
                "what is needed behind a secret door", p);
        }
    }
}

static struct tally count_all(int first_depth, int last_depth)
{
    struct tally tally = {.floors = 0};
    for (struct seeds seeds = SEEDS(0, SEED_COUNT - 1); seeds_next(&seeds);)
        for (int depth = first_depth; depth <= last_depth; depth++) {
            struct floor_sample sample =
                floor_sample_build(seeds.seed, depth, dungeon_usual_size(depth));
            const struct level *level = &sample.picture.level;
            tally.floors++;
            for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
                tally.kinds[level->terrain[cell]]++;
                tally.traps += bit_grid_has(&level->traps, grid_point(level->grid, cell));
                if (level->terrain[cell] == TERRAIN_SECRET_DOOR)
                    count_door(&sample, grid_point(level->grid, cell), &tally);
            }
            count_hidden_items(&sample, &tally);
            floor_sample_destroy(&sample);
        }
    return tally;
}

static void the_first_floor_has_no_traps_and_the_second_few(void **unused)
{
    if (seeds_count(SEED_COUNT) < SEED_COUNT)
        skip();
    struct tally first = count_all(1, 1);
    struct tally second = count_all(2, 2);
    assert_int_equal(first.traps, 0);
    assert_in_range(second.traps, second.floors, 2 * second.floors);
    (void)unused;
}

static void deeper_floors_have_as_many_traps_as_their_band(void **unused)
{
    if (seeds_count(SEED_COUNT) < SEED_COUNT)
        skip();
    static const int depths[] = {3, 5, 8, 11};
    for (int i = 0; i < 4; i++) {
        struct tally tally = count_all(depths[i], depths[i]);
        int wanted = band_of_depth(depths[i])->traps * tally.floors;
        assert_in_range(tally.traps, wanted * 9 / 10, wanted);
    }
    (void)unused;
}

static void every_kind_of_trap_is_met_where_it_may_be(void **unused)
{
    if (seeds_count(SEED_COUNT) < SEED_COUNT)
        skip();
    for (int depth = 2; depth <= FLOOR_COUNT; depth += 5) {
        struct tally tally = count_all(depth, depth);
        for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
            if (terrain_is_trap(terrain_get((enum terrain)t)))
                assert_int_equal(tally.kinds[t] > 0,
                                 terrain_is_hidden_trap((enum terrain)t, depth));
    }
    (void)unused;
}

static void some_floors_have_filled_nooks_and_shortcuts(void **unused)
{
    if (seeds_count(SEED_COUNT) < SEED_COUNT)
        skip();
    static const int depths[] = {2, 5, 8, 11};
    for (int i = 0; i < 4; i++) {
        const struct band *band = band_of_depth(depths[i]);
        struct tally tally = count_all(depths[i], depths[i]);
        assert_in_range(tally.nooks * 100, tally.floors * band->nook_percent / 2,
                        tally.floors * (band->nook_percent + 25));
        assert_in_range(tally.items_in_nooks, tally.nooks * 8 / 10, tally.nooks);
        assert_int_equal(tally.short_cuts > 0, band->short_cut_percent > 0);
        assert_true(tally.short_cuts * 100 <= tally.floors * (band->short_cut_percent + 25));
    }
    (void)unused;
}

static void only_cellars_and_galleries_have_curtains(void **unused)
{
    if (seeds_count(SEED_COUNT) < SEED_COUNT)
        skip();
    for (int depth = 2; depth <= FLOOR_COUNT; depth += 3) {
        struct tally tally = count_all(depth, depth);
        assert_int_equal(tally.kinds[TERRAIN_CURTAIN] > 0,
                         band_of_depth(depth)->curtain_percent > 0);
    }
    (void)unused;
}

/* Its light alone, added up, never makes a cell bright: no two reach the same cell. */
static void check_glow(const struct floor_sample *sample)
{
    const struct level *level = &sample->picture.level;
    int reach = 2 * terrain_get(TERRAIN_GLOWING_FUNGUS)->light_radius;
    for (int i = 0; i < level->light_source_count; i++)
        for (int j = 0; j < i; j++) {
            struct point a = grid_point(level->grid, level->light_sources[i]);
            struct point b = grid_point(level->grid, level->light_sources[j]);
            floor_sample_expect(sample,
                                level_terrain(level, a) != TERRAIN_GLOWING_FUNGUS ||
                                    level_terrain(level, b) != TERRAIN_GLOWING_FUNGUS ||
                                    point_chebyshev(a, b) > reach,
                                "two glows meet", a);
        }
}

static void only_the_cisterns_and_the_black_have_fungus_spaced_apart(void **unused)
{
    for (int depth = 2; depth <= FLOOR_COUNT; depth += 3) {
        struct point last;
        int count = 0;
        for (struct seeds seeds = SEEDS(0, SEED_COUNT - 1); seeds_next(&seeds);) {
            int seed = seeds.seed;
            struct floor_sample sample = floor_sample_build(seed, depth, dungeon_usual_size(depth));
            count += floor_sample_count(&sample.picture.level, TERRAIN_GLOWING_FUNGUS, &last);
            check_glow(&sample);
            floor_sample_destroy(&sample);
        }
        if (seeds_count(SEED_COUNT) >= SEED_COUNT)
            assert_int_equal(count > seeds_count(SEED_COUNT),
                             band_of_depth(depth)->fungus_percent > 0);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_floor_has_no_traps_and_the_second_few),
        cmocka_unit_test(deeper_floors_have_as_many_traps_as_their_band),
        cmocka_unit_test(every_kind_of_trap_is_met_where_it_may_be),
        cmocka_unit_test(some_floors_have_filled_nooks_and_shortcuts),
        cmocka_unit_test(only_cellars_and_galleries_have_curtains),
        cmocka_unit_test(only_the_cisterns_and_the_black_have_fungus_spaced_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
