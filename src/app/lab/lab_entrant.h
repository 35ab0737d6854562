/* What is compared by `bench fov`: everything that computes a view. */
#ifndef APP_LAB_LAB_ENTRANT_H
#define APP_LAB_LAB_ENTRANT_H

#include "app/lab/lab_peer.h"
#include "sight/fov.h"
#include "sight/outline.h"

#define LAB_ENTRANTS_MAX 32

struct lab_entrants;

/* One of our algorithms, one of the peer's, or shadowcast within a radius as the peer understands it, so that both
 * have the same to do. */
struct lab_entrant {
    char name[48];
    void (*compute)(struct lab_entrants *entrants, const struct lab_entrant *entrant,
                    struct point origin, int radius);
    size_t (*count_seen)(const struct lab_entrants *entrants);
    const struct fov_algorithm *algorithm; /* ours */
    int peer_algorithm;                    /* the peer's */
    enum lab_peer_rule rule;
};

/* What they compute with. */
struct lab_entrants {
    struct lab_entrant entrants[LAB_ENTRANTS_MAX];
    int count;
    int ours_count; /* ours come first, shadowcast at their head */
    int peer_first; /* then, where there is a peer, shadowcast by its rules, and from here on the peer's */
    const struct opacity *opacity;
    struct view view;
    struct lab_peer *peer; /* or NULL */
    struct outline outlines[LAB_PEER_RULES];
};

/* Enters all; the peer may be NULL. */
void lab_entrants_init(struct lab_entrants *entrants, struct lab_peer *peer);

/* Says what the following views are of. The view is over that opacity's grid. False when memory is short. */
bool lab_entrants_set_level(struct lab_entrants *entrants, const struct opacity *opacity,
                            struct view view);

/* Says how far the following views reach. */
void lab_entrants_set_radius(struct lab_entrants *entrants, int radius);

/* Which of them is shadowcast by the same rule for the radius as this one. */
int lab_entrants_like(const struct lab_entrants *entrants, int index, int radius);

#endif
