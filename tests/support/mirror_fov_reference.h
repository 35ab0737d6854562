/* A slow definition of what one has in view by mirrors, separate from sight/gaze. Uses world and sight. */
#ifndef SUPPORT_MIRROR_FOV_REFERENCE_H
#define SUPPORT_MIRROR_FOV_REFERENCE_H

#include "world/state.h"

/* Fills `view` with what one who looks all about from p has in view, in mirrors too. `own` and `shown` are scratch, of the
 * same size. */
void gaze_reference_fill(const struct state *state, struct point p, int radius, struct view *view,
                         struct view *own, struct view *shown);

#endif
