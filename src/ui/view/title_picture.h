/* The picture behind the title: the unlit lighthouse far off over the sea, and deep below it a hall with the hero's lantern.
 * Eyes watch from the dark. */
#ifndef UI_VIEW_TITLE_PICTURE_H
#define UI_VIEW_TITLE_PICTURE_H

#include "ui/view/display.h"

/* The height of the hall, which is lowest, at text scale 1. */
#define TITLE_PICTURE_HALL 96

/* Draws it over the whole frame; what does not fit a small one is left out. */
void title_picture_draw(struct display *display);

#endif
