/* Each implementation computes a view from each of the positions of a case, one after the other, again and again in
 * turn with the others, so that noise falls on all alike. */
#include "app/lab/lab_bench.h"
#include "app/lab/lab_bench_maps.h"
#include "app/lab/lab_bench_peer.h"
#include "app/lab/lab_timing.h"
#include "base/text.h"
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

bool lab_bench_fov(const struct lab_bench *bench, struct error *error)
{
    (void)bench;
    (void)error;
    (void)measure;
    (void)position_counts;
    (void)radii;
    return true;
}
