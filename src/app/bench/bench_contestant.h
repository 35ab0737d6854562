/* The contestants of `bench fov`: everything that computes a view. */
#ifndef APP_BENCH_BENCH_CONTESTANT_H
#define APP_BENCH_BENCH_CONTESTANT_H

#include "app/bench/bench_libtcod.h"
#include "sight/fov.h"
#include "sight/radius_mask.h"

#define BENCH_CONTESTANTS_MAX 32

struct bench_contestants;

/* One of our algorithms, one of the peer's, or shadowcast within a radius as the peer understands it, so that both
 * have the same to do. */
struct bench_contestant {
    char name[48];
    void (*compute)(struct bench_contestants *entrants, const struct bench_contestant *entrant,
                    struct point origin, int radius);
    size_t (*count_seen)(const struct bench_contestants *entrants);
    const struct fov_algorithm *algorithm; /* ours */
    int peer_algorithm;                    /* the peer's */
    enum bench_libtcod_rule rule;
};

/* Their working memory. */
struct bench_contestants {
    struct bench_contestant entrants[BENCH_CONTESTANTS_MAX];
    int count;
    int ours_count; /* ours come first, shadowcast at their head */
    int peer_first; /* then, where there is a peer, shadowcast by its rules, and from here on the peer's */
    const struct opacity *opacity;
    struct view view;
    struct bench_libtcod *peer; /* or NULL */
    struct radius_mask outlines[BENCH_LIBTCOD_RULES];
};

/* Enters all; the peer may be NULL. */
void bench_contestants_init(struct bench_contestants *entrants, struct bench_libtcod *peer);

/* Says what the following views are of. The view is over that opacity's grid. False when memory is short. */
bool bench_contestants_set_level(struct bench_contestants *entrants, const struct opacity *opacity,
                                 struct view view);

/* Says how far the following views reach. */
void bench_contestants_set_radius(struct bench_contestants *entrants, int radius);

/* Which of them is shadowcast by the same rule for the radius as this one. */
int bench_contestants_like(const struct bench_contestants *entrants, int index, int radius);

#endif
