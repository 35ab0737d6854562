/* What the title and the screens of a new game have in common: the picture, the logo, and a box below it. */
#ifndef UI_VIEW_TITLE_PAGE_H
#define UI_VIEW_TITLE_PAGE_H

#include "ui/view/widgets.h"

/* Draws them, with a box of a size at text scale 1, no larger than the frame; returns the page inside it. */
struct page title_page_draw(struct display *display, int width, int height);

#endif
