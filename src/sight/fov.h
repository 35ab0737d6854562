/* Field of view: the registry of algorithms. Each is one fov_<name>.c and one row in fov.c; all take the same arguments. Each
 * file begins with the exact definition of its view. */
#ifndef SIGHT_FOV_H
#define SIGHT_FOV_H

#include "sight/opacity.h"
#include "sight/view.h"

#define FOV_RADIUS_MAX 4096
#define FOV_UNLIMITED (-1)

/* Claims about an algorithm's views, each checked by property tests. */
enum fov_property {
    FOV_SYMMETRIC = 1 << 0,       /* of two non-blocking cells, both see each other or neither */
    FOV_EXPANSIVE_WALLS = 1 << 1, /* in a convex room every wall cell is seen */
    FOV_STOPS_AT_WALLS =
        1 << 2,           /* everything seen is connected to the origin by non-blocking cells */
    FOV_SHADOWS = 1 << 3, /* a pillar's shadow widens away from it */
};

/* A ray of an algorithm that casts rays, the same in all eight octants. It ends `length` cells away along its longer axis and
 * `side` along the other, 0 <= side <= length. Its first `steps` cells are seen, up to the first that blocks. */
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
    /* Adds the cells in view to `view`, which holds the origin and maybe others. The radius is 1 .. FOV_RADIUS_MAX, or
     * FOV_UNLIMITED if handles_unlimited; otherwise the registry passes the level's longer side instead. */
    void (*compute)(const struct opacity *, struct point origin, int radius, struct view *);
    /* Whether that view would hold the target, another cell of the grid; computes no view. */
    bool (*sees)(const struct opacity *, struct point origin, int radius, struct point target);
    bool handles_unlimited;
    /* Writes the rays of an octant, up to FOV_RAYS_MAX, and returns how many. NULL: casts no rays. See fov_rays.h. */
    int (*rays)(int radius, struct fov_ray *rays);
    /* Exactly between two cells, its rays go like a Bresenham line; otherwise away from the axis. */
    bool has_bresenham_ties;
};

int fov_count(void);
const struct fov_algorithm *fov_get(int index);

/* The one that the game plays by. */
const struct fov_algorithm *fov_default(void);

/* The index of the algorithm of that name, or -1. */
int fov_find(const char *name);

/* Fills `view`, over the opacity's grid, with the cells seen from `origin`, a cell of the grid. The radius is 0 ..
 * FOV_RADIUS_MAX or FOV_UNLIMITED; 0 is the origin alone. */
void fov_compute(const struct fov_algorithm *algorithm, const struct opacity *opacity,
                 struct point origin, int radius, struct view *view);

/* The same, added to the view. */
void fov_add(const struct fov_algorithm *algorithm, const struct opacity *opacity,
             struct point origin, int radius, struct view *view);

/* Whether that view would hold the target, without computing it: faster for single cells. A cell outside the grid is in no
 * view. */
bool fov_sees(const struct fov_algorithm *algorithm, const struct opacity *opacity,
              struct point origin, int radius, struct point target);

#endif
