/* Private to sight: the functions behind the rows of the registry (`compute`, `sees` and `rays` in fov.h). */
#ifndef SIGHT_FOV_ALGORITHMS_H
#define SIGHT_FOV_ALGORITHMS_H

#include "sight/fov.h"

typedef void fov_compute_function(const struct opacity *opacity, struct point origin, int radius,
                                  struct view *view);

typedef bool fov_sees_function(const struct opacity *opacity, struct point origin, int radius,
                               struct point target);

typedef int fov_rays_function(int radius, struct fov_ray *rays);

fov_compute_function fov_shadowcast_compute;
fov_compute_function fov_raycast_compute;
fov_compute_function fov_bresenham_box_compute;
fov_compute_function fov_bresenham_circle_compute;
fov_compute_function fov_disc_compute;

fov_sees_function fov_shadowcast_sees;
fov_sees_function fov_raycast_sees;
fov_sees_function fov_bresenham_box_sees;
fov_sees_function fov_bresenham_circle_sees;
fov_sees_function fov_disc_sees;

fov_rays_function fov_raycast_rays;
fov_rays_function fov_bresenham_box_rays;
fov_rays_function fov_bresenham_circle_rays;

#endif
