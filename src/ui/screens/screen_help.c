/* Help: what it is about, and every key. */
#include "ui/screen.h"
#include "ui/theme.h"
#include "ui/widgets.h"

#include <string.h>

#define KEY_WIDTH 118
#define COLUMN_WIDTH 290

static const struct {
    const char *key;
    const char *help;
} walking[] =
    {
        {"Arrows, keypad, hjkl", "Walk; into a door: open it"},
        {"Home PgUp, yu", "Walk up-left, up-right"},
        {"End PgDn, bn", "Walk down-left, down-right"},
        {"Ctrl+Left, Right", "Walk up-left, up-right"},
        {"Alt+Left, Right", "Walk down-left, down-right"},
        {"twice into somebody", "Squeeze past"},
        {"with Shift", "Run; any key stops it"},
},
  window_keys[] = {
      {"x or _", "Look about; Enter travels there"},
      {"Tab", "The whole floor at once"},
      {"m", "What happened"},
      {"+ and -", "Zoom the map"},
      {"F11, Alt+Enter", "Fullscreen"},
      {"F12", "Save a screenshot"},
      {"Esc", "Menu; in a question: never mind"},
};

static void draw_intro(struct page *page)
{
    widgets_paragraph(
        page, THEME_TEXT, 0,
        "You carry the last ember down into the dark. Your light shows you the dungeon, and shows "
        "you to it. Whatever watches you from the dark gives itself away by the shine of its eyes. "
        "Hooded, the lantern shows less of you, and you less of them; dark, you see two steps far.");
    widgets_gap(page, 4);
}

/* The keys of one command together: a row of bindings with the same help text. Walking is told in short. */
static int draw_binding(struct page *page, int index)
{
    char keys[64];
    struct text text = text_over(keys, sizeof keys);
    const struct binding *first = binding_get(index);
    int next = index;
    for (; next < binding_count() && strcmp(binding_get(next)->help, first->help) == 0; next++) {
        text_append(&text, next > index ? ", " : "");
        binding_write_key(binding_get(next)->key, &text);
    }
    if (first->command.kind != COMMAND_STEP && first->command.kind != COMMAND_RUN)
        widgets_key_line(page, keys, KEY_WIDTH, first->help);
    return next;
}

/* Splits the rest of a page into two columns, or leaves it one where the second would be cut off. */
static struct page split(struct page *page)
{
    struct page right = *page;
    int half = page->area.width / 2;
    if (half < COLUMN_WIDTH * page->ui->layout.text_scale)
        return *page;
    right.area.x += half;
    right.area.width -= half;
    page->area.width = half;
    return right;
}

void screen_help_draw(struct ui *ui)
{
    struct page page = widgets_box(ui, (struct rectangle){0, 0, ui->frame.width, ui->frame.height});
    widgets_line(&page, THEME_HEAD, "Help (up and down scroll, any other key goes back)");
    page.skip = ui->scrolled;
    draw_intro(&page);
    struct page right = split(&page);
    for (size_t i = 0; i < sizeof walking / sizeof *walking; i++)
        widgets_key_line(&page, walking[i].key, KEY_WIDTH, walking[i].help);
    for (int i = 0; i < binding_count();)
        i = draw_binding(&page, i);
    struct page *last = right.area.x == page.area.x ? &page : &right;
    for (size_t i = 0; i < sizeof window_keys / sizeof *window_keys; i++)
        widgets_key_line(last, window_keys[i].key, KEY_WIDTH, window_keys[i].help);
    ui->has_more = page.area.height < 0 || last->area.height < 0;
}

bool screen_help_key(struct ui *ui, struct key key)
{
    enum direction direction;
    int step = binding_direction(key, &direction) ? direction_offset(direction).y : 0;
    if (step == 0) {
        ui_pop_screen(ui);
        return true;
    }
    bool can_scroll = step < 0 ? ui->scrolled > 0 : ui->has_more;
    ui->scrolled += can_scroll ? step : 0;
    return can_scroll;
}
