/* Private to sight: the functions behind the rows of the registry. Each is as fov.h says of
 * `compute`. */
#ifndef SIGHT_FOV_ALGORITHMS_H
#define SIGHT_FOV_ALGORITHMS_H

#include "sight/fov.h"

typedef void fov_compute_function(const struct opacity *opacity, struct point origin, int radius,
                                  struct view *view);

fov_compute_function fov_shadowcast_compute;
fov_compute_function fov_raycast_compute;
fov_compute_function fov_bresenham_box_compute;
fov_compute_function fov_bresenham_circle_compute;
fov_compute_function fov_disc_compute;

#endif
