/* Marks with arrows at the edge of the map for what the hero perceives beyond it: shining eyes farther away than a small window
 * shows, and items and stairs that were just spotted. */
#ifndef UI_VIEW_EDGE_MARKS_H
#define UI_VIEW_EDGE_MARKS_H

#include "ui/view/display.h"

/* Draws them over the magnified map. */
void edge_marks_draw(struct display *display, const struct state *state);

#endif
