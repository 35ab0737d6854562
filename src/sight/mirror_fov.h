/* A field of view with mirrors, all around or over a quarter.
 *
 * A viewer that has a mirror in view also sees what the mirror's own cell sees within MIRROR_FOV_RADIUS. A viewer within that
 * radius of the mirror sees everything that its cell sees, out to the viewer's own radius. So by mirrors, too, of two
 * non-blocking cells both see each other or neither does, at equal radius, by a symmetric algorithm: a mirror shows a to b,
 * both in its own view, if either is near it. No mirror shows farther than the radius, and none shows what is only seen in
 * another one. */
#ifndef SIGHT_MIRROR_FOV_H
#define SIGHT_MIRROR_FOV_H

#include "sight/fov.h"

#define MIRROR_FOV_RADIUS 6

struct mirror_fov {
    const struct fov_algorithm *algorithm;
    const struct opacity *opacity;
    /* Non-blocking cells of the same grid, or NULL: there are none. */
    const struct bit_grid *mirrors;
    struct point origin; /* a cell of the grid */
    int radius;          /* 0 .. FOV_RADIUS_MAX or FOV_UNLIMITED */
    /* Without mirrors, only up to 45 degrees off `facing` is in view; mirrors there show the rest. */
    bool is_quarter;
    int around; /* with is_quarter: the radius within which everything is in view all the same */
    enum direction facing;
};

/* Fills `view`, which is over the opacity's grid. */
void mirror_fov_compute(const struct mirror_fov *fov, struct view *view);

/* Whether that view would hold the cell; false outside the grid. */
bool mirror_fov_sees(const struct mirror_fov *fov, struct point p);

/* Whether the cell is in view without a mirror. */
bool mirror_fov_sees_straight(const struct mirror_fov *fov, struct point p);

/* Whether the mirror in that cell is in view and shows another cell. */
bool mirror_fov_sees_by(const struct mirror_fov *fov, struct point mirror, struct point p);

/* A mirror that shows the origin of `other` and is in view of both without another mirror: the first in reading order near
 * the viewer, or else near the other. False if there is none. */
bool mirror_fov_find_mirror(const struct mirror_fov *fov, const struct mirror_fov *other,
                            struct point *mirror);

#endif
