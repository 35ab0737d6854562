#include "app/lab/lab_entrant.h"

#include "sight/fov_shadowcast.h"

#include <assert.h>
#include <stdio.h>

static void compute_ours(struct lab_entrants *entrants, const struct lab_entrant *entrant,
                         struct point origin, int radius)
{
    fov_compute(entrant->algorithm, entrants->opacity, origin, radius, &entrants->view);
}

static void compute_by_rule(struct lab_entrants *entrants, const struct lab_entrant *entrant,
                            struct point origin, int radius)
{
    (void)radius;
    view_reset(&entrants->view, entrants->opacity->grid);
    view_add(&entrants->view, origin);
    fov_shadowcast_compute_within(entrants->opacity, origin, &entrants->outlines[entrant->rule],
                                  &entrants->view);
}

static void compute_peer(struct lab_entrants *entrants, const struct lab_entrant *entrant,
                         struct point origin, int radius)
{
    lab_peer_compute(entrants->peer, entrant->peer_algorithm, origin, radius);
}

static size_t count_ours(const struct lab_entrants *entrants)
{
    return bit_grid_count(&entrants->view.cells);
}

static size_t count_peer(const struct lab_entrants *entrants)
{
    return lab_peer_count_seen(entrants->peer);
}

static void enter(struct lab_entrants *entrants, struct lab_entrant entrant, const char *prefix,
                  const char *name)
{
    assert(entrants->count < LAB_ENTRANTS_MAX);
    snprintf(entrant.name, sizeof entrant.name, "%s:%s", prefix, name);
    entrants->entrants[entrants->count++] = entrant;
}

void lab_entrants_init(struct lab_entrants *entrants, struct lab_peer *peer)
{
    static const char *const rules[LAB_PEER_RULES] = {[LAB_PEER_DISC] = "shadowcast<=r*r",
                                                      [LAB_PEER_INSIDE] = "shadowcast<r*r",
                                                      [LAB_PEER_SQUARE] = "shadowcast-square"};
    entrants->count = 0;
    entrants->peer = peer;
    for (int i = 0; i < fov_count(); i++)
        enter(entrants,
              (struct lab_entrant){
                  .compute = compute_ours, .count_seen = count_ours, .algorithm = fov_get(i)},
              "eyeshine", fov_get(i)->name);
    entrants->ours_count = entrants->count;
    for (int i = 0; peer && i < LAB_PEER_RULES; i++)
        enter(entrants,
              (struct lab_entrant){.compute = compute_by_rule,
                                   .count_seen = count_ours,
                                   .rule = (enum lab_peer_rule)i},
              "eyeshine", rules[i]);
    entrants->peer_first = entrants->count;
    for (int i = 0; peer && i < lab_peer_count(); i++)
        enter(entrants,
              (struct lab_entrant){.compute = compute_peer,
                                   .count_seen = count_peer,
                                   .peer_algorithm = i,
                                   .rule = lab_peer_rule(i)},
              "libtcod", lab_peer_name(i));
}

bool lab_entrants_set_level(struct lab_entrants *entrants, const struct opacity *opacity,
                            struct view view)
{
    entrants->opacity = opacity;
    entrants->view = view;
    return !entrants->peer || lab_peer_set_level(entrants->peer, opacity);
}

void lab_entrants_set_radius(struct lab_entrants *entrants, int radius)
{
    if (radius == FOV_UNLIMITED) {
        for (int i = 0; i < LAB_PEER_RULES; i++)
            outline_measure_unlimited(&entrants->outlines[i]);
        return;
    }
    outline_measure_circle(&entrants->outlines[LAB_PEER_DISC], radius * radius);
    outline_measure_circle(&entrants->outlines[LAB_PEER_INSIDE], radius * radius - 1);
    outline_measure_square(&entrants->outlines[LAB_PEER_SQUARE], radius);
}

int lab_entrants_like(const struct lab_entrants *entrants, int index, int radius)
{
    bool is_limited = radius != FOV_UNLIMITED;
    return is_limited ? entrants->ours_count + (int)entrants->entrants[index].rule : 0;
}
