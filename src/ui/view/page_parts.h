/* Pages cut in parts that are drawn one by one. */
#ifndef UI_VIEW_PAGE_PARTS_H
#define UI_VIEW_PAGE_PARTS_H

#include "ui/view/widgets.h"

/* Cuts the lowest `height` pixels off a page and returns them, or the whole page if it is smaller than that. */
struct page page_parts_cut_foot(struct page *page, int height);

/* Keeps `width` pixels on the left of a page, less `gap`, and returns the part to the right of them. */
struct page page_parts_cut_right(struct page *page, int width, int gap);

/* Cuts the right half off a page, with `gap` between the halves. `min` and `gap` are at text scale 1. False if the page is
 * narrower than `min`: then it stays whole, and `right` is the same page. */
bool page_parts_split(struct page *page, int min, int gap, struct page *right);

#endif
