#include "ui/help_keys.h"

#include <string.h>

#define COLUMNS_APART 6 /* pixels of text */
#define KEY_WIDTH 118
#define COLUMN_WIDTH 290

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
    {"Esc", "Menu; in a question: never mind"},
};

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

void help_keys_draw(struct page *page)
{
    const struct ui *ui = page->ui;
    struct page right = split(page);
    draw_bindings(page, ui, true);
    struct page *last = right.area.x == page->area.x ? page : &right;
    draw_bindings(last, ui, false);
    for (size_t i = 0; i < sizeof window_keys / sizeof *window_keys; i++)
        widgets_key_line(last, window_keys[i].key, KEY_WIDTH, window_keys[i].help);
    if (last->area.height < page->area.height)
        page->area.height = last->area.height;
}
