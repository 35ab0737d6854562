/* The pages of help that say what the game is about, and what the signs on its map mean. */
#ifndef UI_VIEW_HELP_RULES_H
#define UI_VIEW_HELP_RULES_H

#include "ui/view/widgets.h"

/* The first page->skip entries of each are scrolled away. If the rest does not fit, page->area.height is negative then. */
void help_rules_draw(struct page *page);
void help_rules_draw_signs(struct page *page);
void help_rules_draw_omens(struct page *page);
void help_rules_draw_lab(struct page *page);

#endif
