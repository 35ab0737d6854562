/* Marks at the edge of the map, with arrows, for what the hero perceives beyond it: eyes shine at him from farther off than
 * a small window shows, and he is told of things and stairs as soon as he sees them. */
#ifndef UI_VIEW_EDGE_MARKS_H
#define UI_VIEW_EDGE_MARKS_H

#include "ui/view/display.h"

/* Draws them over the magnified map. */
void edge_marks_draw(struct display *display, const struct state *state);

#endif
