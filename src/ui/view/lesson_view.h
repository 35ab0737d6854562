/* What the lesson says, in a box between map and log: it covers nothing. */
#ifndef UI_VIEW_LESSON_VIEW_H
#define UI_VIEW_LESSON_VIEW_H

#include "input/lesson.h"
#include "ui/view/display.h"

/* Characters of the longest text of the box. */
#define LESSON_VIEW_LENGTH 320

/* Makes room for the box in display->layout: as much as the longest hint takes, so that the map never shifts. */
void lesson_view_make_room(struct display *display);

/* Draws the box with the current hint. */
void lesson_view_draw(struct display *display, const struct lesson *lesson,
                      const struct state *state);

#endif
