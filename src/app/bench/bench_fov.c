/* A round is one view from each position of a case, or from the first few for slow contestants. Contestants take turns, so that
 * noise hits all alike. A turn is several rounds, the first one to warm the caches; its result is the median of the others,
 * and the reported figure is the median of the turns. */
#include "app/bench/bench.h"
#include "app/bench/bench_library.h"
#include "app/bench/bench_libtcod.h"
#include "app/bench/bench_map.h"
#include "app/lab/lab_timing.h"
#include "base/array.h"
#include "base/random.h"
#include "sight/fov.h"
#include "sight/fov_shadowcast.h"
#include "sight/radius_mask.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CONTESTANTS_MAX 32

struct contestants;

/* One of our algorithms, inside the game or in the library; one of libtcod's; or shadowcast within a radius as libtcod
 * understands it, so that both have the same to do. */
struct contestant {
    char name[48];
    void (*compute)(struct contestants *contestants, const struct contestant *contestant,
                    struct point origin, int radius);
    size_t (*count_seen)(const struct contestants *contestants);
    int algorithm; /* its index in our registry, or libtcod's */
    enum bench_libtcod_rule rule;
};

/* Their working memory. */
struct contestants {
    struct contestant contestants[CONTESTANTS_MAX];
    int count;
    int ours_count; /* ours come first, shadowcast at their head */
    int libtcod_first; /* then, where there is libtcod, shadowcast by its rules, and from here on libtcod's */
    int library_first; /* then, where there is the library, ours again */
    const struct opacity *opacity;
    struct view view;
    struct bench_libtcod *libtcod; /* or NULL */
    struct bench_library *library; /* or NULL */
    struct radius_mask masks[BENCH_LIBTCOD_RULES];
};

static void compute_ours(struct contestants *contestants, const struct contestant *contestant,
                         struct point origin, int radius)
{
    fov_compute(fov_get(contestant->algorithm), contestants->opacity, origin, radius,
                &contestants->view);
}

static void compute_by_rule(struct contestants *contestants, const struct contestant *contestant,
                            struct point origin, int radius)
{
    (void)radius;
    view_reset(&contestants->view, contestants->opacity->grid);
    view_add(&contestants->view, origin);
    fov_shadowcast_compute_within(contestants->opacity, origin,
                                  &contestants->masks[contestant->rule], &contestants->view);
}

static void compute_libtcod(struct contestants *contestants, const struct contestant *contestant,
                            struct point origin, int radius)
{
    bench_libtcod_compute(contestants->libtcod, contestant->algorithm, origin, radius);
}

static void compute_library(struct contestants *contestants, const struct contestant *contestant,
                            struct point origin, int radius)
{
    bench_library_compute(contestants->library, contestant->algorithm, origin, radius);
}

static size_t count_ours(const struct contestants *contestants)
{
    return bit_grid_count(&contestants->view.cells);
}

static size_t count_libtcod(const struct contestants *contestants)
{
    return bench_libtcod_count_seen(contestants->libtcod);
}

static size_t count_library(const struct contestants *contestants)
{
    return bench_library_count_seen(contestants->library);
}

static void enter(struct contestants *contestants, struct contestant contestant, const char *prefix,
                  const char *name)
{
    assert(contestants->count < CONTESTANTS_MAX);
    snprintf(contestant.name, sizeof contestant.name, "%s:%s", prefix, name);
    contestants->contestants[contestants->count++] = contestant;
}

static void contestants_init(struct contestants *contestants, struct bench_libtcod *libtcod,
                             struct bench_library *library)
{
    static const char *const rules[BENCH_LIBTCOD_RULES] = {
        [BENCH_LIBTCOD_DISC] = "shadowcast<=r*r",
        [BENCH_LIBTCOD_INSIDE] = "shadowcast<r*r",
        [BENCH_LIBTCOD_SQUARE] = "shadowcast-square"};
    contestants->count = 0;
    contestants->libtcod = libtcod;
    contestants->library = library;
    for (int i = 0; i < fov_count(); i++)
        enter(
            contestants,
            (struct contestant){.compute = compute_ours, .count_seen = count_ours, .algorithm = i},
            "eyeshine", fov_get(i)->name);
    contestants->ours_count = contestants->count;
    for (int i = 0; libtcod && i < BENCH_LIBTCOD_RULES; i++)
        enter(contestants,
              (struct contestant){.compute = compute_by_rule,
                                  .count_seen = count_ours,
                                  .rule = (enum bench_libtcod_rule)i},
              "eyeshine", rules[i]);
    contestants->libtcod_first = contestants->count;
    for (int i = 0; libtcod && i < bench_libtcod_count(); i++)
        enter(contestants,
              (struct contestant){.compute = compute_libtcod,
                                  .count_seen = count_libtcod,
                                  .algorithm = i,
                                  .rule = bench_libtcod_rule(i)},
              "libtcod", bench_libtcod_name(i));
    contestants->library_first = contestants->count;
    for (int i = 0; library && i < fov_count(); i++)
        enter(contestants,
              (struct contestant){
                  .compute = compute_library, .count_seen = count_library, .algorithm = i},
              "library", fov_get(i)->name);
}

/* Says what the following views are of. The view is over that opacity's grid. False when memory is short. */
static bool contestants_set_level(struct contestants *contestants, const struct opacity *opacity,
                                  struct view view)
{
    contestants->opacity = opacity;
    contestants->view = view;
    return (!contestants->libtcod || bench_libtcod_set_level(contestants->libtcod, opacity)) &&
           (!contestants->library || bench_library_set_level(contestants->library, opacity));
}

static void contestants_set_radius(struct contestants *contestants, int radius)
{
    if (radius == FOV_UNLIMITED) {
        for (int i = 0; i < BENCH_LIBTCOD_RULES; i++)
            radius_mask_unlimited(&contestants->masks[i]);
        return;
    }
    radius_mask_circle(&contestants->masks[BENCH_LIBTCOD_DISC], radius * radius);
    radius_mask_circle(&contestants->masks[BENCH_LIBTCOD_INSIDE], radius * radius - 1);
    radius_mask_square(&contestants->masks[BENCH_LIBTCOD_SQUARE], radius);
}

/* Which of them is shadowcast by the same rule for the radius as this one. */
static int contestants_like(const struct contestants *contestants, int index, int radius)
{
    bool is_limited = radius != FOV_UNLIMITED;
    return is_limited ? contestants->ours_count + (int)contestants->contestants[index].rule : 0;
}

/* A processor learns the branches of few views by heart: so there are many positions as well. */
#define POSITIONS_MAX 3000
static const int position_counts[] = {200, POSITIONS_MAX};
static const int radii[] = {5, 8, 11, 20, FOV_UNLIMITED};

enum { SETS = ARRAY_LENGTH(position_counts) };
enum { RADII = ARRAY_LENGTH(radii) };

/* How many turns each contestant has; how long a turn lasts, and how long a round may, in nanoseconds. Both end late rather
 * than unfinished. */
struct pace {
    int turns;
    double turn_time;
    double round_time;
};

static const struct pace usual_pace = {11, 2e6, 5e6};
static const struct pace quick_pace = {5, 1e6, 1e6};

/* The fewest views of a round; also the sample that sets how many a round has. */
#define VIEWS_MIN 20

/* How often our time goes into libtcod's, in each case, and that of each of our algorithms into the library's. */
struct ratios {
    struct lab_timing to_library;
    struct lab_timing to_nearest; /* of its algorithms: the one with the least ratio */
    struct lab_timing to_symmetric;
};

/* Everything that is measured with. */
struct run {
    const struct bench *bench;
    struct lab_table table;
    struct contestants contestants;
    struct bench_map map;
    void *view_memory;
    struct point positions[POSITIONS_MAX];
    int position_count;
    int radius;
    const struct pace *pace;
    int view_counts[CONTESTANTS_MAX];           /* of a round */
    struct lab_timing timings[CONTESTANTS_MAX]; /* of the turns, in nanoseconds a view */
    struct ratios ratios[SETS];
};

static void compute(struct run *run, int contestant, struct point origin)
{
    const struct contestant *e = &run->contestants.contestants[contestant];
    e->compute(&run->contestants, e, origin, run->radius);
}

/* Views from the first positions; nanoseconds for each. */
static double measure_round(struct run *run, int contestant, int views)
{
    uint64_t start = lab_timing_now();
    for (int i = 0; i < views; i++)
        compute(run, contestant, run->positions[i]);
    return (double)(lab_timing_now() - start) / views;
}

static int count_views(struct run *run, int contestant)
{
    double views = run->pace->round_time / measure_round(run, contestant, VIEWS_MIN);
    if (views > run->position_count)
        return run->position_count;
    return views < VIEWS_MIN ? VIEWS_MIN : (int)views;
}

static void take_turn(struct run *run, int contestant)
{
    const int views = run->view_counts[contestant];
    struct lab_timing rounds = {.count = 0};
    double used = measure_round(run, contestant, views) * views;
    do {
        double a_view = measure_round(run, contestant, views);
        lab_timing_add(&rounds, a_view);
        used += a_view * views;
    } while (used < run->pace->turn_time);
    lab_timing_add(&run->timings[contestant], lab_timing_median(&rounds));
}

static void measure(struct run *run)
{
    for (int i = 0; i < run->contestants.count; i++) {
        run->timings[i].count = 0;
        run->view_counts[i] = count_views(run, i);
    }
    for (int turn = 0; turn < run->pace->turns; turn++)
        for (int i = 0; i < run->contestants.count; i++)
            take_turn(run, i);
}

/* How many cells its views have, on average. */
static double cells_seen(struct run *run, int contestant)
{
    size_t count = 0;
    for (int i = 0; i < run->position_count; i++) {
        compute(run, contestant, run->positions[i]);
        count += run->contestants.contestants[contestant].count_seen(&run->contestants);
    }
    return (double)count / run->position_count;
}

static void print_case(struct run *run, int set)
{
    char map[48];
    char radius[16] = "unlimited";
    if (run->radius != FOV_UNLIMITED)
        snprintf(radius, sizeof radius, "%d", run->radius);
    snprintf(map, sizeof map, "%s/%d", run->map.name, position_counts[set]);
    for (int i = 0; i < run->contestants.count; i++) {
        lab_table_text(&run->table, set == 0 ? run->map.name : map);
        lab_table_text(&run->table, radius);
        lab_table_text(&run->table, run->contestants.contestants[i].name);
        lab_table_number(&run->table, lab_timing_median(&run->timings[i]), 1);
        lab_table_number(&run->table, cells_seen(run, i), 1);
    }
}

static void compare(struct run *run, struct ratios *ratios)
{
    const struct contestants *contestants = &run->contestants;
    double min = 0;
    for (int i = contestants->libtcod_first; i < contestants->library_first; i++) {
        int ours = contestants_like(contestants, i, run->radius);
        double ratio = lab_timing_median(&run->timings[i]) / lab_timing_median(&run->timings[ours]);
        if (i == contestants->libtcod_first || ratio < min)
            min = ratio;
        if (strcmp(bench_libtcod_name(contestants->contestants[i].algorithm),
                   BENCH_LIBTCOD_SYMMETRIC) == 0)
            lab_timing_add(&ratios->to_symmetric, ratio);
    }
    if (contestants->libtcod)
        lab_timing_add(&ratios->to_nearest, min);
    for (int i = contestants->library_first; i < contestants->count; i++)
        lab_timing_add(&ratios->to_library,
                       lab_timing_median(&run->timings[i]) /
                           lab_timing_median(&run->timings[contestants->contestants[i].algorithm]));
}

static void run_cases(struct run *run, int set)
{
    struct random random = random_make(1);
    run->position_count = position_counts[set];
    for (int i = 0; i < run->position_count; i++)
        run->positions[i] = run->map.floor[random_below(&random, run->map.floor_count)];
    for (int i = 0; i < RADII; i++) {
        run->radius = radii[i];
        contestants_set_radius(&run->contestants, run->radius);
        measure(run);
        compare(run, &run->ratios[set]);
        print_case(run, set);
    }
}

static bool alloc_view(struct run *run)
{
    struct arena arena = arena_measuring();
    view_alloc(&arena, run->map.opacity.grid);
    run->view_memory = calloc(1, arena.used);
    if (!run->view_memory)
        return false;
    arena = arena_over(run->view_memory, arena.used);
    return contestants_set_level(&run->contestants, &run->map.opacity,
                                 view_alloc(&arena, run->map.opacity.grid));
}

static bool run_map(struct run *run, int number, struct error *error)
{
    if (!bench_map_make(&run->map, number, error))
        return false;
    bool has_memory = alloc_view(run);
    for (int set = 0; has_memory && set < (run->bench->is_quick ? 1 : SETS); set++)
        run_cases(run, set);
    free(run->view_memory);
    bench_map_clear(&run->map);
    return has_memory || error_set(error, "not enough memory for the views");
}

static void print_ratios(FILE *out, struct lab_timing *ratios, const char *what)
{
    double median = lab_timing_median(ratios);
    fprintf(out, "  %-38s least %5.2f   median %5.2f   most %5.2f\n", what, ratios->samples[0],
            median, ratios->samples[ratios->count - 1]);
}

/* Beside a table for programs, on standard error. */
static void print_comparison(struct run *run)
{
    FILE *out = run->bench->style == LAB_TABLE_CSV ? stderr : stdout;
    for (int set = 0; set < SETS && run->contestants.library; set++)
        if (run->ratios[set].to_library.count > 0) {
            fprintf(
                out,
                "times as long as inside the game takes the library, in %d cases of %d positions\n",
                run->ratios[set].to_library.count, position_counts[set]);
            print_ratios(out, &run->ratios[set].to_library, "each algorithm");
        }
    if (!run->contestants.libtcod) {
        fprintf(out, "libtcod was not found, so there is nothing to compare with "
                     "(on Debian and Ubuntu: apt install libtcod-dev)\n");
        return;
    }
    for (int set = 0; set < SETS; set++) {
        struct ratios *ratios = &run->ratios[set];
        if (ratios->to_nearest.count == 0)
            continue;
        fprintf(
            out,
            "times as fast within the same radius, in %d cases of %d positions, as of libtcod\n",
            ratios->to_nearest.count, position_counts[set]);
        print_ratios(out, &ratios->to_nearest, "the nearest of its algorithms");
        print_ratios(out, &ratios->to_symmetric, BENCH_LIBTCOD_SYMMETRIC);
    }
}

static const struct lab_table_column columns[] = {
    {"map", -20}, {"radius", -9}, {"implementation", -29}, {"ns_per_call", 11}, {"cells_seen", 10}};

bool bench_fov(const struct bench *bench, struct error *error)
{
    struct run *run = calloc(1, sizeof *run);
    if (!run)
        return error_set(error, "not enough memory for the benchmark");
    struct bench_libtcod *libtcod = bench_libtcod_open();
    struct bench_library *library = bench_library_open();
    run->bench = bench;
    run->pace = bench->is_quick ? &quick_pace : &usual_pace;
    run->table = lab_table_begin(bench->style, columns, ARRAY_LENGTH(columns));
    contestants_init(&run->contestants, libtcod, library);
    bool is_done = true;
    for (int i = 0; is_done && i < BENCH_MAP_COUNT; i++)
        is_done = run_map(run, i, error);
    if (is_done)
        print_comparison(run);
    bench_libtcod_close(libtcod);
    bench_library_close(library);
    free(run);
    return is_done;
}
