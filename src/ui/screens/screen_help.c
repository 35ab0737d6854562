/* Help, page by page: the keys, what the game is about, the signs on the map. */
#include "base/array.h"
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/screens/screen_shortcuts.h"
#include "ui/ui_read_out.h"
#include "ui/view/help_keys.h"
#include "ui/view/help_rules.h"
#include "ui/view/screen_page.h"

#include <stdio.h>

/* At text scale 1. */
#define GAP 6
#define TAB_GAP 14
#define SCROLL_BY 6 /* lines, a page up or down */

/* In the order of their keys, 1 and on. */
static const struct section {
    const char *name;
    void (*draw)(struct page *page);
} sections[] = {{"Keys and mouse", help_keys_draw},
                {"What it is about", help_rules_draw},
                {"Signs on the map", help_rules_draw_signs},
                {"Sight lab", help_rules_draw_lab}};

enum { SECTIONS = ARRAY_LENGTH(sections) };

static int chosen_section(const struct ui *ui)
{
    return ui->screens.choice < SECTIONS ? ui->screens.choice : 0;
}

/* The names of the pages side by side; a click on one is its number's key. */
static void draw_tabs(struct page *page)
{
    struct ui *ui = page->ui;
    int scale = ui->layout.text_scale;
    int height = (ui->art.font.height + 4) * scale;
    int x = page->area.x;
    for (int i = 0; i < SECTIONS; i++) {
        char words[48];
        bool is_chosen = i == chosen_section(ui);
        snprintf(words, sizeof words, "%d %s", i + 1, sections[i].name);
        struct rectangle tab = {x, page->area.y,
                                (font_width(&ui->art.font, words) + TAB_GAP / 2) * scale, height};
        if (is_chosen)
            canvas_fill(&ui->frame, tab, THEME_SELECTED);
        font_draw(&ui->frame, &ui->art.font, x + TAB_GAP / 4 * scale, page->area.y + 2 * scale,
                  scale, is_chosen ? THEME_KEY : THEME_FAINT, words);
        hit_areas_add_key(&ui->hit_areas, tab, (struct key){'1' + i, 0});
        x += tab.width + TAB_GAP / 2 * scale;
    }
    page->area.y += height;
    page->area.height -= height;
    widgets_gap(page, GAP);
}

/* The keys that scroll are named only where there is something to scroll, which is known once the page was drawn. */
void screen_help_draw(struct ui *ui)
{
    static const struct bar_action still[] = {{NULL, "Tab", "next page", KEY_TAB},
                                              {NULL, "Esc", "back", KEY_ESCAPE},
                                              {NULL, NULL, NULL, KEY_NONE}};
    static const struct bar_action scrolling[] = {{NULL, "Tab", "next page", KEY_TAB},
                                                  {NULL, "Esc", "back", KEY_ESCAPE},
                                                  {NULL, "Up", "scroll", KEY_UP},
                                                  {NULL, "Down", "scroll", KEY_DOWN},
                                                  {NULL, NULL, NULL, KEY_NONE}};
    struct page page = screen_page_draw(ui, "Help", still);
    struct rectangle foot = screen_page_foot(&page);
    ui_read_out_row(ui, chosen_section(ui), SECTIONS, sections[chosen_section(ui)].name);
    draw_tabs(&page);
    page.is_read = true;
    page.skip = ui->scroll.lines;
    sections[chosen_section(ui)].draw(&page);
    ui->scroll.has_more = page.area.height < 0;
    if (ui->scroll.lines > 0 || ui->scroll.has_more)
        action_bar_draw_keys(ui, foot, scrolling);
}

static void turn_to(struct ui *ui, int section)
{
    ui->screens.choice = (section + SECTIONS) % SECTIONS;
    scroll_begin(&ui->scroll);
}

/* Scrolls, or turns to the next page where the one that is shown has come to its end. */
static bool leaf(struct ui *ui, int by)
{
    bool is_at_end = by > 0 ? !ui->scroll.has_more : ui->scroll.lines == 0;
    if (!is_at_end)
        return scroll_by(&ui->scroll, by * SCROLL_BY);
    turn_to(ui, chosen_section(ui) + by);
    return true;
}

static bool move(struct ui *ui, struct key key)
{
    enum direction direction;
    if (!binding_direction(ui->options->bindings, key, &direction))
        return false;
    struct point offset = direction_offset(direction);
    if (offset.y != 0)
        return scroll_by(&ui->scroll, offset.y);
    turn_to(ui, chosen_section(ui) + offset.x);
    return true;
}

void screen_help_open_lab(struct ui *ui)
{
    screen_stack_push(ui, SCREEN_HELP);
    ui->screens.choice = SECTIONS - 1;
}

bool screen_help_key(struct ui *ui, struct key key)
{
    if (key.code == KEY_ESCAPE || key_is_confirm(key) ||
        screen_shortcuts_view(ui, key) == VIEW_HELP) {
        screen_stack_pop(ui);
        return true;
    }
    if (key.code == KEY_PAGE_UP || key.code == KEY_PAGE_DOWN)
        return leaf(ui, key.code == KEY_PAGE_UP ? -1 : 1);
    if (key.code == KEY_TAB)
        turn_to(ui, chosen_section(ui) + 1);
    else if (key.code >= '1' && key.code < '1' + SECTIONS)
        turn_to(ui, key.code - '1');
    else
        return move(ui, key);
    return true;
}
