#include "ui/view/screen_page.h"

#include "ui/art/theme.h"
#include "ui/view/read_out.h"

#define GAP 4
#define FOOT_HEIGHT 14

struct rectangle screen_page_foot(const struct page *page)
{
    return (struct rectangle){page->area.x, page->area.y + page->area.height, page->area.width,
                              FOOT_HEIGHT * page->display->layout.text_scale};
}

struct page screen_page_begin(struct page page, const char *title, const char *trouble)
{
    struct display *display = page.display;
    page.area.height -= FOOT_HEIGHT * display->layout.text_scale;
    read_out_text(display, title);
    read_out_text(display, trouble);
    widgets_paragraph(&page, THEME_HEAD, 0, title);
    widgets_gap(&page, GAP);
    if (trouble[0])
        widgets_paragraph(&page, THEME_DANGER, 0, trouble);
    return page;
}
