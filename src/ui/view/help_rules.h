/* The pages of help that say what the game is about, and what the signs on its map mean. */
#ifndef UI_VIEW_HELP_RULES_H
#define UI_VIEW_HELP_RULES_H

#include "ui/view/widgets.h"

/* All as help_entry_draw_all does. */
void help_rules_draw(struct page *page);
void help_rules_draw_signs(struct page *page);
void help_rules_draw_lab(struct page *page);

#endif
