/* The page of help that lists the keys as they are bound. */
#ifndef UI_VIEW_HELP_KEYS_H
#define UI_VIEW_HELP_KEYS_H

#include "ui/view/widgets.h"

/* Draws it in two columns where there is room; page->skip lines of each are scrolled away. If the rest does not
 * fit, page->area.height is negative afterwards. */
void help_keys_draw(struct page *page);

#endif
