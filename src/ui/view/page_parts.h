/* Pages cut in parts that are drawn one by one. */
#ifndef UI_VIEW_PAGE_PARTS_H
#define UI_VIEW_PAGE_PARTS_H

#include "ui/view/widgets.h"

/* Takes the lowest part of a page off it, so many pixels high, or all of it if it is lower than that. */
struct page page_parts_cut_foot(struct page *page, int height);

/* Takes the right half of a page off it, `gap` from the left one, both measured at text scale 1. False if the page is narrower
 * than `least`: then it stays whole, and `right` is the same. */
bool page_parts_split(struct page *page, int min, int gap, struct page *right);

#endif
