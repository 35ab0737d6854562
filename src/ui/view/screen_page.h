/* What screens that are a page have in common: a title, and at their foot the keys that they take. */
#ifndef UI_VIEW_SCREEN_PAGE_H
#define UI_VIEW_SCREEN_PAGE_H

#include "ui/view/action_bar.h"
#include "ui/view/widgets.h"

/* Draws on the page of a box a title and what went wrong last (or ""), and leaves room for a foot; returns the page between. */
struct page screen_page_begin(struct page page, const char *title, const char *trouble);

/* The foot of a page that was just begun, for its keys. */
struct rectangle screen_page_foot(const struct page *page);

#endif
