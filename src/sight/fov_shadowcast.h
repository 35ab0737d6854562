/* Shadowcasting within any radius mask; the registry's shadowcast is this with a circle. */
#ifndef SIGHT_FOV_SHADOWCAST_H
#define SIGHT_FOV_SHADOWCAST_H

#include "sight/fov_algorithms.h"
#include "sight/radius_mask.h"

/* Like `compute` in fov.h, with a mask instead of the radius. */
void fov_shadowcast_compute_within(const struct opacity *opacity, struct point origin,
                                   const struct radius_mask *radius_mask, struct view *view);

#endif
