#include "ui/view/page_parts.h"

struct page page_parts_cut_foot(struct page *page, int height)
{
    struct page foot = *page;
    height = height < page->area.height ? height : page->area.height;
    page->area.height -= height;
    foot.area.y += page->area.height;
    foot.area.height = height;
    return foot;
}

struct page page_parts_cut_right(struct page *page, int width, int gap)
{
    struct page right = *page;
    page->area.width = width - gap;
    right.area.x += width;
    right.area.width -= width;
    return right;
}

bool page_parts_split(struct page *page, int min, int gap, struct page *right)
{
    int scale = page->display->layout.text_scale;
    *right = *page;
    if (page->area.width < min * scale)
        return false;
    page->area.width = (page->area.width - gap * scale) / 2;
    right->area.x += page->area.width + gap * scale;
    right->area.width = page->area.width;
    return true;
}
