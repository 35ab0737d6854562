/* The rays that an algorithm casts, cell by cell, for whoever shows them: its view is what they see, and the origin. */
#ifndef SIGHT_FOV_RAYS_H
#define SIGHT_FOV_RAYS_H

#include "sight/fov.h"

#define FOV_RAY_OCTANTS 8

/* The rays of each octant at a radius, 1 .. FOV_RADIUS_MAX: at most FOV_RAYS_MAX of them. None where the algorithm casts
 * none. */
int fov_rays(const struct fov_algorithm *algorithm, int radius, struct fov_ray *rays);

/* The cells that a ray from there sees, at most its `steps`, those of the level's edge included, the first that blocks
 * sight the last; returns how many. `cells` has room for all steps. Octants go round by two: the even ones to the right of
 * east, south, west, north, the odd ones to their left. */
int fov_ray_cells(const struct fov_algorithm *algorithm, const struct opacity *opacity,
                  struct point origin, int octant, struct fov_ray ray, struct point *cells);

#endif
