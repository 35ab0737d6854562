/* Help: what it is about, and every key. */
#include "ui/screen.h"
#include "ui/theme.h"
#include "ui/widgets.h"

#include <stdio.h>
#include <string.h>

#define COLUMNS_APART 6 /* pixels of text */

#define KEY_WIDTH 118
#define COLUMN_WIDTH 290
/* The rules that stand under the keys of the left column, where there are two. */
#define RULES_LEFT 3

struct row {
    const char *key;
    const char *help;
};

static const struct row walking[] = {
    {"Arrows, keypad, hjkl", "Walk; door: open; foe: strike; crate: push"},
    {"Home PgUp, yu", "Walk up-left, up-right"},
    {"End PgDn, bn", "Walk down-left, down-right"},
    {"Ctrl+Left, Right", "Walk up-left, up-right"},
    {"Alt+Left, Right", "Walk down-left, down-right"},
    {"with Shift", "Run; any key stops it"},
};

/* Those that can't be bound to anything else. */
static const struct row window_keys[] = {
    {"F11, Alt+Enter", "Fullscreen"},
    {"F12", "Save a screenshot"},
    {"Esc", "Menu and options; in a question: never mind"},
};

static const struct row rules[] = {
    {"Your task", "Carry the ember down twelve floors, light the lamp, hold it. One life."},
    {"Light",
     "Open, the lantern shows far and shows you; hooded, both less; dark, you are slow and "
     "silent, and hard to see."},
    {"Eyes",
     "Whatever has you in view shines at you from the dark: to 20 cells in bright light, to "
     "8 hooded, to 2 dark."},
    {"Pips",
     "One: it stirs. Two: wary. Three: it hunts you. They rise while you are seen or heard, "
     "and fall while you are not. With a hunter in view you go step by step."},
    {"Blows", "On one without pips a blow counts threefold, with a knife five. Nobody "
              "walks or strikes past a corner."},
    {"Noise", "Steps, doors, fights and bells are heard along the ways, less through doors. Thrown "
              "pebbles draw others away."},
    {"Healing", "Only in bright light, and unhunted: 1 in 20 turns. Potions and beacons do more."},
    {"Turns, night", "All that you do is a turn each, however long it takes. The night falls by "
                     "time: 1 a step in light, more for slow steps and blows. It draws back with "
                     "each new floor; when it is full, a hunter comes down after you."},
};

static void draw_intro(struct page *page)
{
    widgets_paragraph(
        page, THEME_TEXT, 0,
        "You carry the last ember down into the dark. Your light shows you the dungeon, and shows "
        "you to it. Whatever watches you from the dark gives itself away by the shine of its eyes.");
    widgets_gap(page, 4);
}

/* The rules first .. last - 1. */
static void draw_rules(struct page *page, size_t first, size_t last)
{
    widgets_gap(page, 4);
    for (size_t i = first; i < last; i++) {
        char line[240];
        snprintf(line, sizeof line, "%s: %s", rules[i].key, rules[i].help);
        widgets_paragraph(page, THEME_TEXT, 10, line);
    }
}

static bool walks(const struct binding *binding)
{
    return binding->use == BINDING_COMMAND &&
           (binding->command.kind == COMMAND_STEP || binding->command.kind == COMMAND_RUN);
}

/* The keys of one meaning together; where it begins, and where the next one does. */
static int draw_binding(struct page *page, const struct bindings *bindings, int index)
{
    char keys[160];
    struct text text = text_over(keys, sizeof keys);
    const struct binding *first = &bindings->rows[index];
    int next = index;
    for (; next < bindings->count && strcmp(bindings->rows[next].help, first->help) == 0; next++) {
        text_append(&text, next > index ? ", " : "");
        binding_write_key(bindings->rows[next].key, &text);
    }
    bool is_long = font_width(&page->ui->font, keys) > KEY_WIDTH - 4;
    if (is_long)
        widgets_key_line(page, keys, KEY_WIDTH, "");
    widgets_key_line(page, is_long ? "" : keys, KEY_WIDTH, first->help);
    return next;
}

/* All meanings that are, or are not, commands. Walking is told in short where it is bound as ever. */
static void draw_bindings(struct page *page, const struct ui *ui, bool are_commands)
{
    const struct bindings *bindings =
        ui->options->bindings ? ui->options->bindings : bindings_default();
    bool is_short = binding_walks_by_default(bindings);
    for (size_t i = 0; is_short && are_commands && i < sizeof walking / sizeof *walking; i++)
        widgets_key_line(page, walking[i].key, KEY_WIDTH, walking[i].help);
    for (int i = 0; i < bindings->count;) {
        const struct binding *row = &bindings->rows[i];
        bool is_told = are_commands == (row->use == BINDING_COMMAND) && !(is_short && walks(row)) &&
                       row->view != VIEW_HELP;
        i = is_told ? draw_binding(page, bindings, i) : i + 1;
    }
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
    page->area.width = half - page->ui->layout.text_scale * COLUMNS_APART;
    return right;
}

void screen_help_draw(struct ui *ui)
{
    struct page page = widgets_box(ui, (struct rectangle){0, 0, ui->frame.width, ui->frame.height});
    widgets_line(&page, THEME_HEAD, "Help (up and down scroll, any other key goes back)");
    page.skip = ui->scrolled;
    draw_intro(&page);
    struct page right = split(&page);
    draw_bindings(&page, ui, true);
    struct page *last = right.area.x == page.area.x ? &page : &right;
    draw_bindings(last, ui, false);
    for (size_t i = 0; i < sizeof window_keys / sizeof *window_keys; i++)
        widgets_key_line(last, window_keys[i].key, KEY_WIDTH, window_keys[i].help);
    if (last != &page)
        draw_rules(&page, 0, RULES_LEFT);
    draw_rules(last, last != &page ? RULES_LEFT : 0, sizeof rules / sizeof *rules);
    ui->has_more = page.area.height < 0 || last->area.height < 0;
}

bool screen_help_key(struct ui *ui, struct key key)
{
    enum direction direction;
    int step = binding_direction(ui->options->bindings, key, &direction)
                   ? direction_offset(direction).y
                   : 0;
    if (step == 0) {
        ui_pop_screen(ui);
        return true;
    }
    bool can_scroll = step < 0 ? ui->scrolled > 0 : ui->has_more;
    ui->scrolled += can_scroll ? step : 0;
    return can_scroll;
}
