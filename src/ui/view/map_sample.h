/* A little of the map, to see what the options do to it: the hero and others, what each makes of him, a thing, ranges,
 * eyes, and what is only remembered. */
#ifndef UI_VIEW_MAP_SAMPLE_H
#define UI_VIEW_MAP_SAMPLE_H

#include "ui/view/display.h"

/* Draws it into the area, as large as the map is drawn if it fits; nothing, where it does not fit at all. */
void map_sample_draw(struct display *display, struct rectangle area);

#endif
