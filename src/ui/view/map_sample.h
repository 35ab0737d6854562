/* A sample of the map that shows what the options do to it: the hero, other actors with their pips, an item, ranges, eyes
 * and remembered cells. */
#ifndef UI_VIEW_MAP_SAMPLE_H
#define UI_VIEW_MAP_SAMPLE_H

#include "ui/view/display.h"

/* Draws it into the area at the map's zoom, or smaller if it doesn't fit; draws nothing if it doesn't even fit at zoom 1. */
void map_sample_draw(struct display *display, struct rectangle area);

#endif
