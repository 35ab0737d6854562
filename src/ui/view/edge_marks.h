/* Plates at the edge of the map for what the hero perceives beyond it: eyes and creatures, and items and stairs that were just
 * spotted, each with its distance. */
#ifndef UI_VIEW_EDGE_MARKS_H
#define UI_VIEW_EDGE_MARKS_H

#include "ui/view/display.h"

/* Draws them over the magnified map. */
void edge_marks_draw(struct display *display, const struct state *state);

#endif
