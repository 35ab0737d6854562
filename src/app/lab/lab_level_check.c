#include "app/lab/lab_level_check.h"

#include "app/lab/lab_floor.h"
#include "app/lab/lab_measures.h"
#include "base/text.h"
#include "dungeon/check/check_run.h"
#include "dungeon/check/check_vaults.h"
#include "dungeon/check/dungeon_check.h"
#include "dungeon/dungeon.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

struct stats {
    long count;
    double sum;
    double squares; /* the sum of them */
    int min;
    int max;
};

static void add_number(struct stats *stats, int number)
{
    if (stats->count == 0 || number < stats->min)
        stats->min = number;
    if (stats->count == 0 || number > stats->max)
        stats->max = number;
    stats->count++;
    stats->sum += number;
    stats->squares += (double)number * number;
}

/* Of at least one number. */
static double mean_of(const struct stats *stats)
{
    assert(stats->count > 0);
    return stats->sum / (double)stats->count;
}

/* The standard deviation of at least one number, over all of them. */
static double deviation_of(const struct stats *stats)
{
    double mean = mean_of(stats);
    double variance = stats->squares / (double)stats->count - mean * mean;
    return variance > 0 ? lab_root(variance) : 0;
}

struct state *lab_level_build(const char *seed, int depth, struct grid size, enum omen omen,
                              struct error *error)
{
    struct grid sizes[FLOOR_COUNT];
    size = lab_floor_size(depth, size);
    for (int i = 0; i < FLOOR_COUNT; i++)
        sizes[i] = i == depth - 1 ? size : (struct grid){1, 1};
    struct state *state = state_create(seed, sizes);
    if (!state) {
        error_set(error, "not enough memory for a floor of %dx%d", size.width, size.height);
        return NULL;
    }
    state->depth = depth;
    state_level(state)->omen = omen;
    dungeon_build(state_level(state), state->seed_hash, &state->ai_memory.distances);
    return state;
}

/* The result of a range of seeds. */
struct tally {
    long faults;
    long attempts[DUNGEON_CHANCES + 1];      /* floors that took 1, 2, ... */
    long fallbacks;                          /* those among them that chance did not lay out */
    struct stats worth[CHECK_RUN_STRETCHES]; /* of a run's loot */
};

static void check_floor(struct lab_floor *floor, const char *seed, int depth, int way,
                        struct tally *tally)
{
    struct error why;
    lab_floor_build(floor, seed, depth, way);
    tally->attempts[floor->level.attempts - 1]++;
    tally->fallbacks += floor->level.is_fallback;
    if (dungeon_check(&floor->level, &floor->scratch, &why))
        return;
    printf("seed %s depth %d%s: %s\n", seed, depth, way > 0 ? " by the second stairs" : "",
           why.message);
    tally->faults++;
}

/* By the second stairs the floor may have another omen. */
static void check_depth(struct lab_floor *floor, const char *seed, int depth, struct check_run *run,
                        struct tally *tally)
{
    bool has_two = depth > 1 && band_stairs_down(depth - 1) > 1;
    if (has_two)
        check_floor(floor, seed, depth, 1, tally);
    check_floor(floor, seed, depth, 0, tally);
    check_run_add(run, &floor->level);
}

static void check_seed(struct lab_floor *floor, int number, struct tally *tally)
{
    char seed[16];
    struct text text = text_init(seed, sizeof seed);
    struct check_run run;
    struct error why;
    text_append(&text, "%d", number);
    for (int depth = 1; depth <= FLOOR_COUNT; depth++)
        check_depth(floor, seed, depth, &run, tally);
    if (!check_run_end(&run, &why)) {
        printf("seed %s: %s\n", seed, why.message);
        tally->faults++;
    }
    for (int i = 0; i < CHECK_RUN_STRETCHES; i++)
        add_number(&tally->worth[i], check_run_worth(&run, check_run_bounds(i).depth));
}

/* The rooms drawn as text, where the floor has room for them. */
static void check_drawings(struct lab_floor *floor, struct tally *tally)
{
    struct grid grid = floor->level.grid;
    struct error why;
    if (grid.width < CHECK_VAULTS_SIDE || grid.height < CHECK_VAULTS_SIDE ||
        check_vaults(&floor->level, &floor->scratch, &why))
        return;
    puts(why.message);
    tally->faults++;
}

static void print_tally(int first, int last, const struct tally *tally)
{
    printf("seeds %d..%d at %d depths: %ld faults\n", first, last, FLOOR_COUNT, tally->faults);
    printf("attempts");
    for (int i = 0; i <= DUNGEON_CHANCES; i++)
        if (tally->attempts[i] > 0)
            printf(" %d:%ld", i + 1, tally->attempts[i]);
    printf("\nfallbacks %ld\n", tally->fallbacks);
    for (int i = 0; i < CHECK_RUN_STRETCHES; i++)
        printf("worth to floor %d: mean %.2f deviation %.2f least %d most %d\n",
               check_run_bounds(i).depth, mean_of(&tally->worth[i]), deviation_of(&tally->worth[i]),
               tally->worth[i].min, tally->worth[i].max);
}

enum lab_status lab_level_check(struct option_range range, struct grid size, struct error *error)
{
    struct lab_floor floor;
    struct tally tally = {.faults = 0};
    if (!lab_floor_init(&floor, size, error))
        return LAB_FAILED;
    check_drawings(&floor, &tally);
    for (int number = range.first; number <= range.last; number++)
        check_seed(&floor, number, &tally);
    lab_floor_clear(&floor);
    print_tally(range.first, range.last, &tally);
    return tally.faults == 0 ? LAB_DONE : LAB_UNTRUE;
}
