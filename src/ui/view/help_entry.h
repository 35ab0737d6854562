/* What the pages of help are made of: a word or a sign of the map, and beside it what it means. */
#ifndef UI_VIEW_HELP_ENTRY_H
#define UI_VIEW_HELP_ENTRY_H

#include "ui/view/widgets.h"

/* One of them. */
struct help_entry {
    const char *label; /* NULL: it is a sign */
    enum tile tile;    /* its sprite */
    int frame;         /* and which of its pictures */
    const char *says;
};

/* Draws entries one below the other; the first page->skip of them are scrolled away. Where the rest does not fit, less than
 * nothing is left of the page (page->area.height < 0). */
void help_entry_draw_all(struct page *page, const struct help_entry *entries, int count);

#endif
