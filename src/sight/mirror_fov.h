/* A gaze: what one who looks has in view, straight or in mirrors, all about or over a quarter. Pure, on the grids of a level.
 *
 * Whoever has a mirror in view also has in view what the mirror's own cell sees within GAZE_MIRROR_RADIUS. One who is
 * that near to the mirror himself has in view all that its cell sees as far as his own view reaches: so that by mirrors,
 * too, of two non-blocking cells both see each other or neither does, at equal radius, by an algorithm that is symmetric.
 * For a mirror shows a to b, both in its own view, where either is near to it. No mirror shows farther than the radius,
 * and none what is only seen in another one. */
#ifndef SIGHT_MIRROR_FOV_H
#define SIGHT_MIRROR_FOV_H

#include "sight/fov.h"

#define GAZE_MIRROR_RADIUS 6

struct mirror_fov {
    const struct fov_algorithm *algorithm;
    const struct opacity *opacity;
    /* Non-blocking cells of the same grid, or NULL: there are none. */
    const struct bit_grid *mirrors;
    struct point origin; /* a cell of the grid */
    int radius;          /* 0 .. FOV_RADIUS_MAX or FOV_UNLIMITED */
    /* It has but what is at most 45 degrees off `facing`; mirrors there show what is elsewhere. */
    bool is_quarter;
    enum direction facing;
};

/* Fills `view`, which is over the opacity's grid, with what the gaze has in view. */
void mirror_fov_compute(const struct mirror_fov *gaze, struct view *view);

/* Whether that view would hold the cell. One outside the grid is in no view. */
bool mirror_fov_sees(const struct mirror_fov *gaze, struct point p);

/* Whether it has the cell in view without a mirror. */
bool mirror_fov_sees_straight(const struct mirror_fov *gaze, struct point p);

/* Whether the gaze has in view a mirror of that cell which shows it another one. */
bool mirror_fov_sees_by(const struct mirror_fov *gaze, struct point mirror, struct point p);

/* A mirror that shows a gaze the origin of another, and that the other one, too, has in view without a mirror: the first in
 * reading order near the one who looks, or else near the other. False if there is none. */
bool mirror_fov_find_mirror(const struct mirror_fov *gaze, const struct mirror_fov *other,
                            struct point *mirror);

#endif
