/* Shadowcasting within any outline; the registry's shadowcast is this with a circle. */
#ifndef SIGHT_FOV_SHADOWCAST_H
#define SIGHT_FOV_SHADOWCAST_H

#include "sight/fov_algorithms.h"
#include "sight/radius_mask.h"

/* As `compute` of fov.h, with an outline in place of the radius. */
void fov_shadowcast_compute_within(const struct opacity *opacity, struct point origin,
                                   const struct radius_mask *radius_mask, struct view *view);

#endif
