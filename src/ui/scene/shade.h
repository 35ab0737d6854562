/* Turns light into colour: the shade that a cell's picture is multiplied by, for each of the three states of sight. */
#ifndef UI_SCENE_SHADE_H
#define UI_SCENE_SHADE_H

#include "ui/scene/stage.h"

/* The shade of a cell of the hero's floor: by its light if visible, a dim blue if remembered, black otherwise. Unseen
 * cells behind known walls get some light, so that the walls' edges don't fade. */
struct shade shade_of(const struct state *state, struct point p);

#endif
