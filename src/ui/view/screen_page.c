#include "ui/view/screen_page.h"

#include "ui/art/theme.h"
#include "ui/ui_read_out.h"

#define GAP 4
#define FOOT_HEIGHT 14

struct rectangle screen_page_foot(const struct page *page)
{
    return (struct rectangle){page->area.x, page->area.y + page->area.height, page->area.width,
                              FOOT_HEIGHT * page->ui->layout.text_scale};
}

struct page screen_page_begin(struct page page, const char *title, const struct bar_action *keys)
{
    struct ui *ui = page.ui;
    page.area.height -= FOOT_HEIGHT * ui->layout.text_scale;
    ui_read_out(ui, title);
    ui_read_out(ui, ui->trouble);
    action_bar_read_out(ui, keys);
    action_bar_draw_keys(ui, screen_page_foot(&page), keys);
    widgets_paragraph(&page, THEME_HEAD, 0, title);
    widgets_gap(&page, GAP);
    if (ui->trouble[0])
        widgets_paragraph(&page, THEME_DANGER, 0, ui->trouble);
    return page;
}

struct page screen_page_draw(struct ui *ui, const char *title, const struct bar_action *keys)
{
    struct rectangle whole = {0, 0, ui->frame.width, ui->frame.height};
    return screen_page_begin(widgets_box(ui, whole), title, keys);
}
