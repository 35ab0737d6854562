/* Options: a row for each setting, which is another at once when its value is changed, and kept. */
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/ui_read_out.h"
#include "ui/view/map_sample.h"
#include "ui/view/page_parts.h"
#include "ui/view/screen_page.h"

#include <stdio.h>

#define ROWS_MAX 40
#define KEYS_ROW -1 /* leads to a screen of their own */
#define TEXT_MAX 64
#define MEANING_MAX 200
#define MEANING_LINES 2
#define LINES_FOR_MEANING 9 /* in less room the rows come first */
#define LIST_WIDTH 300
#define SAMPLE_GAP 12

static const struct bar_action foot[] = {
    {NULL, "Left", "less", KEY_LEFT},       {NULL, "Right", "more", KEY_RIGHT},
    {NULL, "Esc", "back", KEY_ESCAPE},      {NULL, "Enter", "next", KEY_ENTER},
    {NULL, "Up, Down", "choose", KEY_NONE}, {NULL, NULL, NULL, KEY_NONE},
};

/* What stands on the screen. */
struct shown {
    int rows[ROWS_MAX]; /* of settings.def */
    char labels[ROWS_MAX][TEXT_MAX];
    char values[ROWS_MAX][TEXT_MAX];
    int count;
};

static void list_shown(const struct ui *ui, struct shown *shown)
{
    shown->count = 0;
    for (int row = 0; row < settings_count() && shown->count < ROWS_MAX - 1; row++) {
        struct text label = text_init(shown->labels[shown->count], TEXT_MAX);
        struct text value = text_init(shown->values[shown->count], TEXT_MAX);
        if (!settings_write_label(row, &label))
            continue;
        settings_write_value(&ui->settings.in_force, row, &value);
        shown->rows[shown->count++] = row;
    }
    shown->rows[shown->count] = KEYS_ROW;
    snprintf(shown->labels[shown->count], TEXT_MAX, "Keys");
    snprintf(shown->values[shown->count++], TEXT_MAX, "change");
}

static bool can_change(const struct ui *ui, int row, int way)
{
    if (row == KEYS_ROW)
        return false;
    int value = settings_next(&ui->settings.in_force, row, 0, false);
    return settings_next(&ui->settings.in_force, row, way, false) != value;
}

static void draw_list(struct page *page, const struct shown *shown)
{
    const struct ui *ui = page->ui;
    struct value_row rows[ROWS_MAX];
    for (int i = 0; i < shown->count; i++)
        rows[i] = (struct value_row){shown->labels[i], shown->values[i],
                                     can_change(ui, shown->rows[i], -1),
                                     can_change(ui, shown->rows[i], 1)};
    widgets_value_list(page, rows, shown->count, ui->screens.choice);
}

static void write_meaning(int row, struct text *text)
{
    if (row == KEYS_ROW)
        text_append(text, "Which key does what (Enter).");
    else
        settings_write_meaning(row, text);
}

static void draw_meaning(struct page *page, int row)
{
    char meaning[MEANING_MAX];
    struct text text = text_init(meaning, sizeof meaning);
    write_meaning(row, &text);
    ui_read_out(page->ui, meaning);
    widgets_paragraph(page, THEME_FAINT, 0, meaning);
}

void screen_options_draw(struct ui *ui)
{
    struct shown shown;
    list_shown(ui, &shown);
    struct page page = screen_page_draw(ui, "Options", foot);
    int line = (ui->art.font.height + WIDGETS_LINE_GAP) * ui->layout.text_scale;
    bool has_meaning = widgets_lines_left(&page) >= LINES_FOR_MEANING;
    struct page meaning = page_parts_cut_foot(&page, has_meaning ? MEANING_LINES * line : 0);
    struct rectangle beside = page.area;
    if (page.area.width > LIST_WIDTH * ui->layout.text_scale)
        page.area.width = LIST_WIDTH * ui->layout.text_scale;
    beside.x += page.area.width + SAMPLE_GAP * ui->layout.text_scale;
    beside.width -= page.area.width + SAMPLE_GAP * ui->layout.text_scale;
    map_sample_draw(ui, beside);
    draw_list(&page, &shown);
    draw_meaning(&meaning, shown.rows[ui->screens.choice]);
}

static void change(struct ui *ui, int row, int way, bool wraps)
{
    int value = settings_next(&ui->settings.in_force, row, way, wraps);
    if (value != settings_next(&ui->settings.in_force, row, 0, false))
        player_settings_change(ui, row, value);
}

/* Whether the key goes straight left (-1) or right (1); 0: it does not. */
static int way_of(const struct ui *ui, struct key key)
{
    enum direction direction;
    if (!binding_direction(ui->options->bindings, key, &direction))
        return 0;
    struct point offset = direction_offset(direction);
    return offset.y == 0 ? offset.x : 0;
}

bool screen_options_key(struct ui *ui, struct key key)
{
    struct shown shown;
    list_shown(ui, &shown);
    int way = way_of(ui, key);
    int row = shown.rows[ui->screens.choice];
    ui->trouble[0] = '\0';
    if (key.code == KEY_ESCAPE)
        screen_stack_pop(ui);
    else if (row == KEYS_ROW && key_is_confirm(key))
        screen_stack_push(ui, SCREEN_KEYS);
    else if (row == KEYS_ROW && way != 0)
        return true;
    else if (key_is_confirm(key))
        change(ui, row, 1, true);
    else if (way != 0)
        change(ui, row, way, false);
    else if (!widgets_list_key(ui->options->bindings, key, shown.count, &ui->screens.choice))
        return false;
    return true;
}
