/* How long generating a floor of 80 x 45 takes, by depth: the median of the floors of many seeds, what 99 in 100 stay under
 * and the worst; and how many attempts they took. Each floor is generated several times, the least time counts: what
 * another process took is none of the floor's. */
#include "app/bench/bench.h"
#include "app/lab/lab_floor.h"
#include "app/lab/lab_timing.h"
#include "base/array.h"
#include "content/band.h"
#include "dungeon/dungeon.h"
#include "world/state.h"

#include <stdio.h>

#define SEEDS 1000
#define SEEDS_QUICK 30
#define REPEATS 3

static const struct grid size = {80, 45};

static const struct lab_table_column columns[] = {
    {"depth", -5},   {"band", -9},    {"floors", 6},        {"median_us", 9}, {"p99_us", 6},
    {"worst_us", 8}, {"attempts", 8}, {"attempts_max", 13}, {"fallbacks", 9},
};

struct floors {
    struct lab_timing timing; /* of each floor */
    long attempts;
    int attempts_max;
    int fallbacks;
};

static double time_floor(struct lab_floor *floor, int depth, const char *seed)
{
    uint64_t seed_hash = state_seed_hash(seed);
    double min = 0;
    for (int i = 0; i < REPEATS; i++) {
        lab_floor_reset(floor, depth);
        uint64_t from = lab_timing_now();
        dungeon_build(&floor->level, seed_hash, &floor->scratch);
        double sample = (double)(lab_timing_now() - from);
        min = i == 0 || sample < min ? sample : min;
    }
    return min;
}

static void measure(struct lab_floor *floor, int depth, int seeds, struct floors *floors)
{
    *floors = (struct floors){.attempts = 0};
    for (int number = 1; number <= seeds; number++) {
        char seed[16];
        snprintf(seed, sizeof seed, "%d", number);
        lab_timing_add(&floors->timing, time_floor(floor, depth, seed));
        floors->attempts += floor->level.attempts;
        floors->fallbacks += floor->level.is_fallback;
        if (floor->level.attempts > floors->attempts_max)
            floors->attempts_max = floor->level.attempts;
    }
}

static void write_row(struct floors *floors, int depth, struct lab_table *table)
{
    lab_table_number(table, depth, 0);
    lab_table_text(table, band_of_depth(depth)->id);
    lab_table_number(table, floors->timing.count, 0);
    lab_table_number(table, lab_timing_median(&floors->timing) / 1e3, 0);
    lab_table_number(table, lab_timing_percentile(&floors->timing, 99) / 1e3, 0);
    lab_table_number(table, lab_timing_percentile(&floors->timing, 100) / 1e3, 0);
    lab_table_number(table, (double)floors->attempts / floors->timing.count, 3);
    lab_table_number(table, floors->attempts_max, 0);
    lab_table_number(table, floors->fallbacks, 0);
}

bool bench_levels(const struct bench *bench, struct error *error)
{
    struct lab_floor floor;
    struct floors floors;
    if (!lab_floor_init(&floor, size, error))
        return false;
    struct lab_table table = lab_table_begin(bench->style, columns, ARRAY_LENGTH(columns));
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        measure(&floor, depth, bench->is_quick ? SEEDS_QUICK : SEEDS, &floors);
        write_row(&floors, depth, &table);
    }
    lab_floor_clear(&floor);
    return true;
}
