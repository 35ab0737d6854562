/* What screens that are a page have in common: a title, and at their foot the keys that they take. */
#ifndef UI_VIEW_SCREEN_PAGE_H
#define UI_VIEW_SCREEN_PAGE_H

#include "ui/view/action_bar.h"
#include "ui/view/widgets.h"

/* Draws on the page of a box a title, what went wrong last (ui->trouble), and at its foot the keys that the screen takes;
 * returns the page between. */
struct page screen_page_begin(struct page page, const char *title, const struct bar_action *keys);

/* The same on a page over the whole frame, which it draws. */
struct page screen_page_draw(struct ui *ui, const char *title, const struct bar_action *keys);

/* The foot of a page that was just begun, for keys that depend on what is drawn on it. */
struct rectangle screen_page_foot(const struct page *page);

#endif
