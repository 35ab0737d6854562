/* The end of a run that is won, as a picture: the lighthouse shines over the sea. Composed of sprites and strips of colour
 * for any width. */
#ifndef UI_VIEW_VICTORY_PICTURE_H
#define UI_VIEW_VICTORY_PICTURE_H

#include "ui/view/display.h"

/* At text scale 1. */
#define VICTORY_PICTURE_HEIGHT 104

/* Draws it into a part of the frame that is so high, or higher. */
void victory_picture_draw(struct display *display, struct rectangle area);

#endif
