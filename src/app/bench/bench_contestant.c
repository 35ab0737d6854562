#include "app/bench/bench_contestant.h"

#include "sight/fov_shadowcast.h"

#include <assert.h>
#include <stdio.h>

static void compute_ours(struct bench_contestants *entrants, const struct bench_contestant *entrant,
                         struct point origin, int radius)
{
    fov_compute(entrant->algorithm, entrants->opacity, origin, radius, &entrants->view);
}

static void compute_by_rule(struct bench_contestants *entrants,
                            const struct bench_contestant *entrant, struct point origin, int radius)
{
    (void)radius;
    view_reset(&entrants->view, entrants->opacity->grid);
    view_add(&entrants->view, origin);
    fov_shadowcast_compute_within(entrants->opacity, origin, &entrants->outlines[entrant->rule],
                                  &entrants->view);
}

static void compute_peer(struct bench_contestants *entrants, const struct bench_contestant *entrant,
                         struct point origin, int radius)
{
    bench_libtcod_compute(entrants->peer, entrant->peer_algorithm, origin, radius);
}

static size_t count_ours(const struct bench_contestants *entrants)
{
    return bit_grid_count(&entrants->view.cells);
}

static size_t count_peer(const struct bench_contestants *entrants)
{
    return bench_libtcod_count_seen(entrants->peer);
}

static void enter(struct bench_contestants *entrants, struct bench_contestant entrant,
                  const char *prefix, const char *name)
{
    assert(entrants->count < BENCH_CONTESTANTS_MAX);
    snprintf(entrant.name, sizeof entrant.name, "%s:%s", prefix, name);
    entrants->entrants[entrants->count++] = entrant;
}

void bench_contestants_init(struct bench_contestants *entrants, struct bench_libtcod *peer)
{
    static const char *const rules[BENCH_LIBTCOD_RULES] = {
        [BENCH_LIBTCOD_DISC] = "shadowcast<=r*r",
        [BENCH_LIBTCOD_INSIDE] = "shadowcast<r*r",
        [BENCH_LIBTCOD_SQUARE] = "shadowcast-square"};
    entrants->count = 0;
    entrants->peer = peer;
    for (int i = 0; i < fov_count(); i++)
        enter(entrants,
              (struct bench_contestant){
                  .compute = compute_ours, .count_seen = count_ours, .algorithm = fov_get(i)},
              "eyeshine", fov_get(i)->name);
    entrants->ours_count = entrants->count;
    for (int i = 0; peer && i < BENCH_LIBTCOD_RULES; i++)
        enter(entrants,
              (struct bench_contestant){.compute = compute_by_rule,
                                        .count_seen = count_ours,
                                        .rule = (enum bench_libtcod_rule)i},
              "eyeshine", rules[i]);
    entrants->peer_first = entrants->count;
    for (int i = 0; peer && i < bench_libtcod_count(); i++)
        enter(entrants,
              (struct bench_contestant){.compute = compute_peer,
                                        .count_seen = count_peer,
                                        .peer_algorithm = i,
                                        .rule = bench_libtcod_rule(i)},
              "libtcod", bench_libtcod_name(i));
}

bool bench_contestants_set_level(struct bench_contestants *entrants, const struct opacity *opacity,
                                 struct view view)
{
    entrants->opacity = opacity;
    entrants->view = view;
    return !entrants->peer || bench_libtcod_set_level(entrants->peer, opacity);
}

void bench_contestants_set_radius(struct bench_contestants *entrants, int radius)
{
    if (radius == FOV_UNLIMITED) {
        for (int i = 0; i < BENCH_LIBTCOD_RULES; i++)
            radius_mask_unlimited(&entrants->outlines[i]);
        return;
    }
    radius_mask_circle(&entrants->outlines[BENCH_LIBTCOD_DISC], radius * radius);
    radius_mask_circle(&entrants->outlines[BENCH_LIBTCOD_INSIDE], radius * radius - 1);
    radius_mask_square(&entrants->outlines[BENCH_LIBTCOD_SQUARE], radius);
}

int bench_contestants_like(const struct bench_contestants *entrants, int index, int radius)
{
    bool is_limited = radius != FOV_UNLIMITED;
    return is_limited ? entrants->ours_count + (int)entrants->entrants[index].rule : 0;
}
