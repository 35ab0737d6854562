/* How light becomes colour: what a cell's picture is multiplied by, for each of the three states of sight. */
#ifndef UI_SCENE_SHADE_H
#define UI_SCENE_SHADE_H

#include "ui/scene/stage.h"

/* The shade of a cell of the hero's floor: by its light if he sees it, a dim blue if he remembers it, black
 * otherwise (but for the unseen ground behind walls he knows, which keeps their edge from fading). */
struct shade shade_of(const struct state *state, struct point p);

#endif
