/* The pages of help. Each draws itself, the first page->skip lines or entries of it scrolled away. If the rest does not fit,
 * page->area.height is negative afterwards. */
#ifndef UI_VIEW_HELP_PAGES_H
#define UI_VIEW_HELP_PAGES_H

#include "ui/view/widgets.h"

/* The keys as they are bound, in two columns where there is room. */
void help_keys_draw(struct page *page);

/* What the game is about, and what the signs on its map mean. */
void help_rules_draw(struct page *page);
void help_rules_draw_signs(struct page *page);
void help_rules_draw_omens(struct page *page);
void help_rules_draw_lab(struct page *page);

#endif
