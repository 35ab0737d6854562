/* Field of view: the registry of algorithms. Each is one fov_<name>.c and one row in fov.c; all
 * take the same arguments. The definitions that they follow are exact; see each file's head. */
#ifndef SIGHT_FOV_H
#define SIGHT_FOV_H

#include "sight/opacity.h"
#include "sight/view.h"

#define FOV_RADIUS_MAX 4096
#define FOV_UNLIMITED (-1)

/* What an algorithm claims of its views; the property tests hold it to each. */
enum fov_property {
    FOV_SYMMETRIC = 1 << 0,       /* of two non-blocking cells, both see each other or neither */
    FOV_EXPANSIVE_WALLS = 1 << 1, /* in a convex room every wall cell is seen */
    FOV_STOPS_AT_WALLS = 1 << 2,  /* nothing is seen without a way over non-blocking cells to it */
    FOV_SHADOWS = 1 << 3, /* a pillar's shadow widens away from it: what it hides stays hidden */
};

/* A ray of an algorithm that casts some: it ends `length` cells away along its longer axis and `side` along the other, 0 <=
 * side <= length, and its first `steps` cells are seen, up to the first that blocks. All eight octants have the same. */
struct fov_ray {
    int length;
    int side;
    int steps;
};

/* More rays than an octant has at a radius. */
#define FOV_RAYS_MAX(radius) (2 * (radius) + 48)

struct fov_algorithm {
    const char *name;
    const char *summary; /* one line for a player */
    unsigned properties; /* fov_property flags */
    /* Adds the cells in view to `view`, which holds the origin and maybe others; 1 <= radius <=
     * FOV_RADIUS_MAX, or FOV_UNLIMITED if handles_unlimited (else that was replaced by the level's
     * longer side). */
    void (*compute)(const struct opacity *, struct point origin, int radius, struct view *);
    /* Whether a view from there would hold the target, another cell of the grid; no view is
     * computed. */
    bool (*sees)(const struct opacity *, struct point origin, int radius, struct point target);
    bool handles_unlimited;
    /* Writes the rays of an octant, at most FOV_RAYS_MAX, and returns how many; NULL: it casts none. See fov_rays.h. */
    int (*rays)(int radius, struct fov_ray *rays);
    /* Exactly between two cells its rays go as a Bresenham line does, else away from the axis. */
    bool has_bresenham_ties;
};

int fov_count(void);
const struct fov_algorithm *fov_get(int index);

/* The index of the algorithm of that name, or -1. */
int fov_find(const char *name);

/* Fills `view` with what `origin` (a cell of the grid) has in view. The radius is 0 ..
 * FOV_RADIUS_MAX or FOV_UNLIMITED; 0 is the origin alone. The view is over the opacity's grid. */
void fov_compute(const struct fov_algorithm *algorithm, const struct opacity *opacity,
                 struct point origin, int radius, struct view *view);

/* The same, added to what a view over the opacity's grid holds already. */
void fov_add(const struct fov_algorithm *algorithm, const struct opacity *opacity,
             struct point origin, int radius, struct view *view);

/* Whether that view would hold the target, without filling a view: for whoever asks of one cell, or
 * of a few. A cell outside the grid is in no view. */
bool fov_sees(const struct fov_algorithm *algorithm, const struct opacity *opacity,
              struct point origin, int radius, struct point target);

#endif
