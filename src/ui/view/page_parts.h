/* Pages cut in parts that are drawn one by one. */
#ifndef UI_VIEW_PAGE_PARTS_H
#define UI_VIEW_PAGE_PARTS_H

#include "ui/view/widgets.h"

/* Cuts the lowest `height` pixels off a page and returns them, or the whole page if it is smaller than that. */
struct page page_parts_cut_foot(struct page *page, int height);

/* Takes the right half of a page off it, `gap` from the left one, both measured at text scale 1. False if the page is narrower
 * than `least`: then it stays whole, and `right` is the same. */
bool page_parts_split(struct page *page, int min, int gap, struct page *right);

#endif
