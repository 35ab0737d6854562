/* The picture behind the title and the screens of a new game: the unlit lighthouse far off over the sea, and deep below it a
 * hall with the hero's lantern. Eyes watch from the dark. */
#ifndef UI_VIEW_TITLE_PICTURE_H
#define UI_VIEW_TITLE_PICTURE_H

#include "ui/view/widgets.h"

/* Draws it over the whole frame, with the logo and a box below it. The size of the box is at text scale 1, limited to the
 * frame. Returns the page inside the box. */
struct page title_picture_draw(struct display *display, int width, int height);

#endif
