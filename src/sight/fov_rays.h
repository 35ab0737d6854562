/* The rays that an algorithm casts, cell by cell, to show them. Its view is the origin and everything the rays see. */
#ifndef SIGHT_FOV_RAYS_H
#define SIGHT_FOV_RAYS_H

#include "sight/fov.h"

#define FOV_RAY_OCTANTS 8

/* The rays of each octant at a radius, 1 .. FOV_RADIUS_MAX: up to FOV_RAYS_MAX, 0 if the algorithm casts no rays. */
int fov_rays(const struct fov_algorithm *algorithm, int radius, struct fov_ray *rays);

/* Writes the cells that a ray from the origin sees: up to its `steps`, up to the level's edge, and up to and including the
 * first blocking cell. Returns how many. `cells` has room for all steps. Octants come in pairs: even ones to the right of
 * east, south, west and north, odd ones to their left. */
int fov_ray_cells(const struct fov_algorithm *algorithm, const struct opacity *opacity,
                  struct point origin, int octant, struct fov_ray ray, struct point *cells);

#endif
