/* Help, page by page: the keys, what the game is about, the signs on the map. */
#include "base/array.h"
#include "ui/art/theme.h"
#include "ui/screens/screen.h"
#include "ui/screens/screen_shortcuts.h"
#include "ui/view/help_pages.h"
#include "ui/view/scroll.h"

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
                {"Rules", help_rules_draw},
                {"Signs on the map", help_rules_draw_signs},
                {"Omens", help_rules_draw_omens},
                {"Sight lab", help_rules_draw_lab}};

enum { SECTIONS = ARRAY_LENGTH(sections) };

static int chosen_section(const struct screen_context *context)
{
    return context->stack.choice < SECTIONS ? context->stack.choice : 0;
}

/* "2 Rules", or only the number. */
static void write_tab(int section, bool has_name, char words[48])
{
    snprintf(words, 48, has_name ? "%d %s" : "%d", section + 1, sections[section].name);
}

static int tab_width(const struct display *display, const char *words)
{
    return display_text_width(display, words) + TAB_GAP / 2 * display->layout.text_scale;
}

/* Which tabs have names. */
enum tab_names { TAB_NAMES_ALL, TAB_NAMES_CHOSEN, TAB_NAMES_NONE };

static bool has_name(enum tab_names names, int section, int chosen)
{
    return names == TAB_NAMES_ALL || (names == TAB_NAMES_CHOSEN && section == chosen);
}

/* As many as fit beside each other. */
static enum tab_names choose_names(const struct page *page, int chosen)
{
    enum tab_names names = TAB_NAMES_ALL;
    for (; names < TAB_NAMES_NONE; names++) {
        int width = 0;
        for (int i = 0; i < SECTIONS; i++) {
            char words[48];
            write_tab(i, has_name(names, i, chosen), words);
            width +=
                tab_width(page->display, words) + TAB_GAP / 2 * page->display->layout.text_scale;
        }
        if (width <= page->area.width)
            break;
    }
    return names;
}

/* The names of the pages side by side, or their numbers with the name of the one shown; a click on one presses its number. */
static void draw_tabs(struct screen_context *context, struct page *page)
{
    struct display *display = context->display;
    int scale = display->layout.text_scale;
    int height = display_text_height(display) + 4 * scale;
    int x = page->area.x;
    enum tab_names names = choose_names(page, chosen_section(context));
    for (int i = 0; i < SECTIONS; i++) {
        char words[48];
        bool is_chosen = i == chosen_section(context);
        write_tab(i, has_name(names, i, chosen_section(context)), words);
        struct rectangle tab = {x, page->area.y, tab_width(display, words), height};
        if (is_chosen)
            canvas_fill(&display->frame, tab, THEME_SELECTED);
        display_write(display, x + TAB_GAP / 4 * scale, page->area.y + 2 * scale,
                      is_chosen ? THEME_KEY : THEME_FAINT, words);
        hit_areas_add_key(&display->hit_areas, tab, (struct key){'1' + i, 0});
        x += tab.width + TAB_GAP / 2 * scale;
    }
    page->area.y += height;
    page->area.height -= height;
    widgets_gap(page, GAP);
}

/* From the sight lab, its own page. */
bool screen_help_open(struct screen_context *context)
{
    bool is_over_lab =
        context->stack.count > 1 && context->stack.screens[context->stack.count - 2] == SCREEN_LAB;
    context->stack.choice = is_over_lab ? SECTIONS - 1 : 0;
    return true;
}

/* Whether there is more to scroll to is known once the page was drawn. */
bool screen_help_shows_key(const struct screen_context *context, struct bar_action *key)
{
    const struct scroll *scroll = &context->display->scroll;
    if (key->code == KEY_UP)
        return scroll->lines > 0;
    return key->code != KEY_DOWN || scroll->has_more;
}

void screen_help_draw_page(struct screen_context *context, struct page *page)
{
    const struct section *section = &sections[chosen_section(context)];
    struct scroll *scroll = &context->display->scroll;
    read_out_row(context->display, chosen_section(context), SECTIONS, section->name);
    draw_tabs(context, page);
    page->is_read = true;
    page->skip = scroll->lines;
    section->draw(page);
    scroll->has_more = page->area.height < 0;
}

static void turn_to(struct screen_context *context, int section)
{
    context->stack.choice = (section + SECTIONS) % SECTIONS;
    scroll_begin(&context->display->scroll);
}

/* Scrolls, or turns to the next page where the one that is shown has come to its end. */
static bool leaf(struct screen_context *context, int by)
{
    bool is_at_end =
        by > 0 ? !context->display->scroll.has_more : context->display->scroll.lines == 0;
    if (!is_at_end)
        return scroll_by(&context->display->scroll, by * SCROLL_BY);
    turn_to(context, chosen_section(context) + by);
    return true;
}

static bool move(struct screen_context *context, struct key key)
{
    enum direction direction;
    if (!binding_direction(context->options->bindings, key, &direction))
        return false;
    struct point offset = direction_offset(direction);
    if (offset.y != 0)
        return scroll_by(&context->display->scroll, offset.y);
    turn_to(context, chosen_section(context) + offset.x);
    return true;
}

bool screen_help_key(struct screen_context *context, struct key key)
{
    if (key.code == KEY_ESCAPE || key_is_confirm(key) ||
        screen_shortcuts_view(context, key) == VIEW_HELP) {
        screen_stack_pop(context);
        return true;
    }
    if (key.code == KEY_PAGE_UP || key.code == KEY_PAGE_DOWN)
        return leaf(context, key.code == KEY_PAGE_UP ? -1 : 1);
    if (key.code == KEY_TAB)
        turn_to(context, chosen_section(context) + 1);
    else if (key.code >= '1' && key.code < '1' + SECTIONS)
        turn_to(context, key.code - '1');
    else
        return move(context, key);
    return true;
}
