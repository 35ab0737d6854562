/* Options: a row for each setting. Changes apply at once and are saved. */
#include "base/integer.h"
#include "ui/art/theme.h"
#include "ui/screens/screen.h"
#include "ui/view/list.h"
#include "ui/view/map_sample.h"
#include "ui/view/page_parts.h"

#define ROWS_MAX 40
#define KEYS_ROW -1 /* opens the screen of keys */
#define MEANING_MAX 200
#define MEANING_LINES 2     /* twice as many where the page is narrower than the list */
#define LINES_FOR_MEANING 9 /* with less room there is no description */
#define LIST_WIDTH 300
#define SAMPLE_GAP 12

/* The rows of settings.def that are shown, then KEYS_ROW. */
struct shown {
    const struct settings *settings;
    int rows[ROWS_MAX];
    int count;
};

static struct shown list_shown(const struct screen_context *context)
{
    struct shown shown = {.settings = &context->settings->in_force};
    for (int row = 0; row < settings_count() && shown.count < ROWS_MAX - 1; row++) {
        char label[LIST_LABEL_MAX];
        struct text text = text_init(label, sizeof label);
        if (settings_write_label(row, &text))
            shown.rows[shown.count++] = row;
    }
    shown.rows[shown.count++] = KEYS_ROW;
    return shown;
}

static bool can_change(const struct settings *settings, int row, int way)
{
    return settings_next(settings, row, way, false) != settings_next(settings, row, 0, false);
}

static void write_row(const void *source, int index, struct list_row *row)
{
    const struct shown *shown = source;
    int setting = shown->rows[index];
    struct text label = text_init(row->label, sizeof row->label);
    struct text value = text_init(row->value, sizeof row->value);
    if (setting == KEYS_ROW) {
        text_append(&label, "Keys");
        text_append(&value, "change");
        return;
    }
    settings_write_label(setting, &label);
    settings_write_value(shown->settings, setting, &value);
    row->has_less = can_change(shown->settings, setting, -1);
    row->has_more = can_change(shown->settings, setting, 1);
}

static void draw_meaning(struct page *page, int row)
{
    char meaning[MEANING_MAX];
    struct text text = text_init(meaning, sizeof meaning);
    if (row == KEYS_ROW)
        text_append(&text, "Choose which key does what (Enter).");
    else
        settings_write_meaning(row, &text);
    read_out_text(page->display, meaning);
    widgets_paragraph(page, THEME_FAINT, 0, meaning);
}

void screen_options_draw_page(struct screen_context *context, struct page *page)
{
    struct display *display = context->display;
    const struct shown shown = list_shown(context);
    int scale = display->layout.text_scale;
    int line = (display->art.font.height + WIDGETS_LINE_GAP) * scale;
    bool has_meaning = widgets_lines_left(page) >= LINES_FOR_MEANING;
    int lines = page->area.width < LIST_WIDTH * scale ? 2 * MEANING_LINES : MEANING_LINES;
    struct page meaning = page_parts_cut_foot(page, has_meaning ? lines * line : 0);
    struct rectangle beside = page->area;
    page->area.width = int_min(page->area.width, LIST_WIDTH * scale);
    beside.x += page->area.width + SAMPLE_GAP * scale;
    beside.width -= page->area.width + SAMPLE_GAP * scale;
    map_sample_draw(display, beside);
    list_draw(page, &(struct list){.count = shown.count,
                                   .chosen = context->stack.choice,
                                   .write_row = write_row,
                                   .source = &shown});
    draw_meaning(&meaning, shown.rows[context->stack.choice]);
}

static void change(struct screen_context *context, int row, int way, bool wraps)
{
    const struct settings *settings = &context->settings->in_force;
    int value = settings_next(settings, row, way, wraps);
    if (value != settings_next(settings, row, 0, false))
        player_settings_change(context->settings, row, value);
}

/* -1 if the key goes straight left, 1 if right, else 0. */
static int way_of(const struct screen_context *context, struct key key)
{
    enum direction direction;
    if (!binding_direction(context->options->bindings, key, &direction))
        return 0;
    struct point offset = direction_offset(direction);
    return offset.y == 0 ? offset.x : 0;
}

bool screen_options_key(struct screen_context *context, struct key key)
{
    const struct shown shown = list_shown(context);
    int way = way_of(context, key);
    int row = shown.rows[context->stack.choice];
    if (key.code == KEY_ESCAPE)
        screen_stack_pop(context);
    else if (row == KEYS_ROW && key_is_confirm(key))
        screen_stack_push(context, SCREEN_KEYS);
    else if (row == KEYS_ROW && way != 0)
        return true;
    else if (key_is_confirm(key))
        change(context, row, 1, true);
    else if (way != 0)
        change(context, row, way, false);
    else
        return list_key(context->display, key, shown.count, &context->stack.choice);
    return true;
}
