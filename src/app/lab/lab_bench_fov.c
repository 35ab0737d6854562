/* Each implementation computes a view from each of the positions of a case, one after the other, again and again in
 * turn with the others, so that noise falls on all alike. */
#include "app/lab/lab_bench.h"
#include "app/lab/lab_bench_maps.h"
#include "app/lab/lab_bench_peer.h"
#include "app/lab/lab_timing.h"
#include "base/random.h"
#include "sight/fov.h"

#include <stdio.h>
#include <stdlib.h>

/* The second, larger number of positions is there because a processor learns the branches of few views by heart. */
#define POSITIONS_MAX 3000
static const int position_counts[] = {200, POSITIONS_MAX};
static const int radii[] = {5, 8, 11, 20, FOV_UNLIMITED};

#define IMPLEMENTATIONS_MAX 32

enum { POSITION_SETS = sizeof position_counts / sizeof *position_counts };
enum { RADII = sizeof radii / sizeof *radii };
enum { CASES_MAX = LAB_BENCH_MAP_COUNT * POSITION_SETS * RADII };

struct implementation {
    const struct fov_algorithm *algorithm; /* ours, or NULL and */
    int peer_algorithm;                    /* the peer's */
};

/* Everything that is measured with. */
struct run {
    struct implementation implementations[IMPLEMENTATIONS_MAX];
    int implementation_count;
    struct lab_peer *peer;
    struct lab_bench_map map;
    struct view view;
    struct point positions[POSITIONS_MAX];
    int position_count;
    struct lab_timing timings[IMPLEMENTATIONS_MAX];
};

static void compute(struct run *run, const struct implementation *implementation,
                    struct point origin, int radius)
{
    if (implementation->algorithm)
        fov_compute(implementation->algorithm, &run->map.opacity, origin, radius, &run->view);
    else
        lab_peer_compute(run->peer, implementation->peer_algorithm, origin, radius);
}

/* A view from each position; nanoseconds a view. */
static double sweep(struct run *run, const struct implementation *implementation, int radius)
{
    uint64_t start = lab_timing_now();
    for (int i = 0; i < run->position_count; i++)
        compute(run, implementation, run->positions[i], radius);
    return (double)(lab_timing_now() - start) / run->position_count;
}

/* Sweeps in turn until each implementation has used up its time, once at least. */
static void measure(struct run *run, int radius, uint64_t budget)
{
    uint64_t used[IMPLEMENTATIONS_MAX] = {0};
    bool is_due = true;
    for (int i = 0; i < run->implementation_count; i++)
        run->timings[i].count = 0;
    while (is_due) {
        is_due = false;
        for (int i = 0; i < run->implementation_count; i++) {
            if (run->timings[i].count > 0 && used[i] >= budget)
                continue;
            double sample = sweep(run, &run->implementations[i], radius);
            used[i] += (uint64_t)(sample * run->position_count);
            lab_timing_add(&run->timings[i], sample);
            is_due = is_due || used[i] < budget;
        }
    }
}

/* What was found of a case, and the ratios to the peer over all of them. */
struct ratios {
    struct lab_timing to_fastest;
    struct lab_timing to_symmetric;
};

static void name_radius(int radius, char chars[16])
{
    if (radius == FOV_UNLIMITED)
        snprintf(chars, 16, "unlimited");
    else
        snprintf(chars, 16, "%d", radius);
}

static size_t count_seen(struct run *run, const struct implementation *implementation, int radius)
{
    size_t count = 0;
    for (int i = 0; i < run->position_count; i++) {
        compute(run, implementation, run->positions[i], radius);
        count += implementation->algorithm ? bit_grid_count(&run->view.cells)
                                           : lab_peer_count_seen(run->peer);
    }
    return count;
}

static void print_case(struct run *run, struct lab_table *table, int radius)
{
    for (int i = 0; i < run->implementation_count; i++) {
        const struct implementation *implementation = &run->implementations[i];
        char name[64];
        char radius_name[16];
        snprintf(name, sizeof name, "%s:%s", implementation->algorithm ? "eyeshine" : "libtcod",
                 implementation->algorithm ? implementation->algorithm->name
                                           : lab_peer_name(implementation->peer_algorithm));
        name_radius(radius, radius_name);
        lab_table_text(table, run->map.name);
        lab_table_text(table, radius_name);
        lab_table_text(table, name);
        lab_table_number(table, lab_timing_median(&run->timings[i]), 1);
        lab_table_number(table,
                         (double)count_seen(run, implementation, radius) / run->position_count, 1);
    }
}

bool lab_bench_fov(const struct lab_bench *bench, struct error *error)
{
    static struct run run;
    static const struct lab_table_column columns[] = {{"map", -20},
                                                      {"radius", -9},
                                                      {"implementation", -32},
                                                      {"ns_per_call", 12},
                                                      {"cells_seen", 12}};
    struct ratios ratios = {0};
    run.peer = lab_peer_open();
    for (int i = 0; i < fov_count(); i++)
        run.implementations[run.implementation_count++].algorithm = fov_get(i);
    for (int i = 0; run.peer && i < lab_peer_count(); i++)
        run.implementations[run.implementation_count++].peer_algorithm = i;
    struct lab_table table = lab_table_begin(bench->style, columns, 5);
    for (int m = 0; m < LAB_BENCH_MAP_COUNT; m++) {
        lab_bench_map_make(&run.map, m, error);
        if (run.peer)
            lab_peer_set_level(run.peer, &run.map.opacity);
        struct arena arena = arena_measuring();
        view_take(&arena, run.map.opacity.grid);
        void *memory = calloc(1, arena.used);
        arena = arena_over(memory, arena.used);
        run.view = view_take(&arena, run.map.opacity.grid);
        for (int set = 0; set < (bench->is_quick ? 1 : 2); set++) {
            struct random random = random_make(2);
            run.position_count = position_counts[set];
            for (int i = 0; i < run.position_count; i++)
                run.positions[i] = run.map.floor[random_below(&random, run.map.floor_count)];
            for (int r = 0; r < RADII; r++) {
                measure(&run, radii[r], bench->is_quick ? 2000000 : 20000000);
                double ours = lab_timing_median(&run.timings[0]);
                double best = 1e18;
                for (int i = fov_count(); i < run.implementation_count; i++)
                    if (lab_timing_median(&run.timings[i]) < best)
                        best = lab_timing_median(&run.timings[i]);
                lab_timing_add(&ratios.to_fastest, best / ours);
                lab_timing_add(&ratios.to_symmetric,
                               lab_timing_median(&run.timings[run.implementation_count - 1]) /
                                   ours);
                print_case(&run, &table, radii[r]);
            }
        }
        free(memory);
        lab_bench_map_clear(&run.map);
    }
    struct lab_timing *t[2] = {&ratios.to_fastest, &ratios.to_symmetric};
    for (int i = 0; i < 2; i++) {
        double median = lab_timing_median(t[i]);
        printf("%s least %.1f median %.1f most %.1f\n", i ? "symm" : "fastest", t[i]->samples[0],
               median, t[i]->samples[t[i]->count - 1]);
    }
    return true;
}
