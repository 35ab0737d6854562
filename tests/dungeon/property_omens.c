/* What omens change about floors as they are built, over many seeds: every floor stays without a fault. */
#include "support/check.h"
#include "support/floor_sample.h"
#include "support/level_picture.h"

#include "dungeon/check/dungeon_check.h"
#include "dungeon/dungeon.h"

#define SEEDS 12

static const struct grid usual = {80, 45};

static struct level_picture build(int seed, int depth, enum omen omen)
{
    struct level_picture picture = level_picture_create(usual, depth);
    picture.level.omen = omen;
    dungeon_build(&picture.level, floor_sample_seed_hash(seed), &picture.scratch);
    return picture;
}

static int count_actors(const struct level *level, enum monster kind)
{
    int count = 0;
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        count += level->actors[i].kind == kind;
    return count;
}

static int count_items(const struct level *level)
{
    int count = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        count += level->items[cell] != ITEM_NONE;
    return count;
}

/* What all floors hold in sum. */
struct sums {
    int water;
    int items;
    int burning;
    int moths;
    int eyes;
};

static struct sums build_and_check(enum omen omen)
{
    struct sums sums = {0};
    struct point last;
    for (int seed = 1; seed <= SEEDS; seed++)
        for (int depth = 2; depth <= FLOOR_COUNT; depth++) {
            struct level_picture picture = build(seed, depth, omen);
            struct error why;
            if (!dungeon_check(&picture.level, &picture.scratch, &why))
                fail_msg("omen %s, seed %d, depth %d: %s", omen_get(omen)->id, seed, depth,
                         why.message);
            sums.water += floor_sample_count(&picture.level, TERRAIN_SHALLOW_WATER, &last);
            sums.burning += floor_sample_count(&picture.level, TERRAIN_BRAZIER, &last);
            sums.items += count_items(&picture.level);
            sums.moths += count_actors(&picture.level, MONSTER_WICK_MOTH);
            sums.eyes += count_actors(&picture.level, MONSTER_SENTRY_EYE);
            level_picture_destroy(&picture);
        }
    return sums;
}

/* Builds and checks the floors of an omen once, for all tests. */
static struct sums sum_up(enum omen omen)
{
    static bool is_known[OMEN_COUNT];
    static struct sums known[OMEN_COUNT];
    if (!is_known[omen])
        known[omen] = build_and_check(omen);
    is_known[omen] = true;
    return known[omen];
}

static void floors_with_each_omen_have_no_fault(void **unused)
{
    for (int omen = OMEN_NONE; omen < OMEN_COUNT; omen++)
        sum_up((enum omen)omen);
    (void)unused;
}

static void a_flood_brings_water_and_two_items(void **unused)
{
    struct sums plain = sum_up(OMEN_NONE);
    struct sums flood = sum_up(OMEN_FLOOD);
    int floors = SEEDS * (FLOOR_COUNT - 1);
    assert_true(flood.water > plain.water * 3 / 2);
    assert_in_range(flood.items - plain.items, floors * 3 / 2, floors * 5 / 2);
    (void)unused;
}

static void moths_come_and_more_braziers_burn(void **unused)
{
    struct sums plain = sum_up(OMEN_NONE);
    struct sums moths = sum_up(OMEN_MOTHS);
    int floors = SEEDS * (FLOOR_COUNT - 1);
    assert_true(moths.moths - plain.moths > floors * 3);
    assert_true(moths.burning - plain.burning > floors);
    (void)unused;
}

static void cold_lamps_are_out(void **unused)
{
    assert_int_equal(sum_up(OMEN_COLD_LAMPS).burning, 0);
    (void)unused;
}

static void on_a_watch_night_more_eyes_watch(void **unused)
{
    int more = sum_up(OMEN_WATCH_NIGHT).eyes - sum_up(OMEN_NONE).eyes;
    assert_true(more > SEEDS * (FLOOR_COUNT - 1) * 3 / 2);
    (void)unused;
}

static void the_last_floor_of_a_band_has_two_stairs_down_apart(void **unused)
{
    int pairs = 0;
    int far = 0;
    for (int seed = 1; seed <= 60; seed++)
        for (int depth = 1; depth < FLOOR_COUNT; depth++) {
            struct level_picture picture = build(seed, depth, OMEN_NONE);
            struct point first;
            struct point last;
            int count = floor_sample_count(&picture.level, TERRAIN_STAIRS_DOWN, &last);
            assert_int_equal(count, depth % 3 == 0 ? 2 : 1);
            assert_true(level_find_stairs(&picture.level, 1, &first));
            assert_true(count == 1 || point_chebyshev(first, last) > 2);
            pairs += count == 2;
            far += count == 2 && point_chebyshev(first, last) >= 15;
            level_picture_destroy(&picture);
        }
    assert_true(far * 20 >= pairs * 19); /* few floors have no room farther off */
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(floors_with_each_omen_have_no_fault),
        cmocka_unit_test(a_flood_brings_water_and_two_items),
        cmocka_unit_test(moths_come_and_more_braziers_burn),
        cmocka_unit_test(cold_lamps_are_out),
        cmocka_unit_test(on_a_watch_night_more_eyes_watch),
        cmocka_unit_test(the_last_floor_of_a_band_has_two_stairs_down_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
