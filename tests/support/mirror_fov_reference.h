/* A slow definition of views with mirrors, independent of sight/mirror_fov. Uses world and sight. */
#ifndef SUPPORT_MIRROR_FOV_REFERENCE_H
#define SUPPORT_MIRROR_FOV_REFERENCE_H

#include "world/state.h"

/* Fills `view` with the view all around p, mirrors included. `own` and `shown` are scratch of the same size. */
void gaze_reference_fill(const struct state *state, struct point p, int radius, struct view *view,
                         struct view *own, struct view *shown);

#endif
