/* The keys: what each thing that can be done has, to be changed. */
#include "input/binding_lines.h"
#include "input/rebinding.h"
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/ui_read_out.h"
#include "ui/view/page_parts.h"
#include "ui/view/screen_page.h"

#include <stdio.h>
#include <string.h>

#define ROWS_MAX (REBINDING_MEANINGS_MAX + 1) /* with that for all of them */
#define LABEL_MAX 80
#define KEYS_MAX 120
#define PAGE 8 /* rows that PgUp and PgDn go */
#define LIST_WIDTH 620
#define BOX_WIDTH 260
#define BOX_HEIGHT 60
#define SAID_LINES 2
#define LINES_FOR_SAID 8

static const struct bar_action foot[] = {
    {NULL, "Enter", "add a key", KEY_ENTER},
    {NULL, "Esc", "back", KEY_ESCAPE},
    {NULL, "Del", "no key", KEY_DELETE},
    {NULL, "Backspace", "as by default", KEY_BACKSPACE},
    {NULL, "Up, Down", "choose", KEY_NONE},
    {NULL, "PgUp, PgDn", "farther", KEY_NONE},
    {NULL, NULL, NULL, KEY_NONE},
};

/* What stands on the screen: a row for each meaning, and one for all of them. */
struct key_rows {
    const struct binding *meanings[ROWS_MAX]; /* NULL: the row for all */
    int count;
};

static struct key_rows list_rows(void)
{
    struct key_rows rows;
    rows.count = rebinding_list(rows.meanings);
    rows.meanings[rows.count++] = NULL;
    return rows;
}

static const struct bindings *bindings_of(const struct ui *ui)
{
    return ui->options->bindings ? ui->options->bindings : bindings_default();
}

/* What a meaning is called; two that help calls the same are told apart by their names. */
static void write_label(const struct key_rows *rows, int row, struct text *text)
{
    const struct binding *meaning = rows->meanings[row];
    int alike = 0;
    for (int i = 0; meaning && i < rows->count - 1; i++)
        alike += strcmp(rows->meanings[i]->help, meaning->help) == 0;
    text_append(text, "%s", meaning ? meaning->help : "All as by default");
    if (alike > 1)
        text_append(text, " (%s)", meaning->name);
}

static void write_keys(const struct ui *ui, const struct binding *meaning, struct text *text)
{
    if (!meaning)
        return;
    rebinding_write_keys(bindings_of(ui), meaning, text);
    if (text->length == 0)
        text_append(text, "no key");
}

static void draw_list(struct page *page, const struct key_rows *rows)
{
    char labels[ROWS_MAX][LABEL_MAX];
    char keys[ROWS_MAX][KEYS_MAX];
    struct value_row shown[ROWS_MAX];
    for (int row = 0; row < rows->count; row++) {
        struct text label = text_init(labels[row], LABEL_MAX);
        struct text text = text_init(keys[row], KEYS_MAX);
        write_label(rows, row, &label);
        write_keys(page->ui, rows->meanings[row], &text);
        shown[row] = (struct value_row){.label = labels[row], .value = keys[row]};
    }
    widgets_value_list(page, shown, rows->count, page->ui->screens.choice);
}

static void draw_said(struct page *page, const struct binding *meaning)
{
    const struct ui *ui = page->ui;
    char line[200];
    if (ui->states.keys.said[0])
        snprintf(line, sizeof line, "%s", ui->states.keys.said);
    else if (!meaning)
        snprintf(line, sizeof line, "Every key means again what it meant at the beginning.");
    else
        snprintf(line, sizeof line,
                 "In keys.txt this is %s. Esc, Enter, F11 and F12 can't be changed.",
                 meaning->name);
    ui_read_out(page->ui, line);
    widgets_paragraph(page, ui->states.keys.said[0] ? THEME_KEY : THEME_FAINT, 0, line);
}

/* Asks for a key, over the list. */
static void draw_question(struct ui *ui, const struct key_rows *rows)
{
    char line[LABEL_MAX + 24];
    struct text text = text_init(line, sizeof line);
    canvas_shade(&ui->frame, (struct rectangle){0, 0, ui->frame.width, ui->frame.height},
                 THEME_GROUND, 130);
    struct page page = widgets_centred_box(ui, BOX_WIDTH, BOX_HEIGHT);
    page.is_read = true;
    write_label(rows, ui->screens.choice, &text);
    widgets_paragraph(&page, THEME_HEAD, 0, line);
    widgets_paragraph(&page, THEME_TEXT, 0, "Press the key that is to do it. Esc: none");
}

void screen_keys_draw(struct ui *ui)
{
    const struct key_rows rows = list_rows();
    struct page page = screen_page_draw(ui, "Keys", foot);
    int scale = ui->layout.text_scale;
    bool has_said = ui->states.keys.said[0] || widgets_lines_left(&page) >= LINES_FOR_SAID;
    int height = has_said ? SAID_LINES * (ui->art.font.height + WIDGETS_LINE_GAP) * scale : 0;
    struct page said = page_parts_cut_foot(&page, height);
    if (page.area.width > LIST_WIDTH * scale)
        page.area.width = LIST_WIDTH * scale;
    draw_list(&page, &rows);
    draw_said(&said, rows.meanings[ui->screens.choice]);
    if (ui->states.keys.awaits_key)
        draw_question(ui, &rows);
}

static void say(struct ui *ui, const struct text *said)
{
    snprintf(ui->states.keys.said, sizeof ui->states.keys.said, "%s", said->chars);
}

/* What became of a change; and has it kept. */
static void tell(struct ui *ui, enum rebinding answer, struct key key, const struct binding *other)
{
    char chars[sizeof ui->states.keys.said];
    char struck[40];
    struct text said = text_init(chars, sizeof chars);
    struct text name = text_init(struck, sizeof struck);
    binding_write_key(key, &name);
    if (answer == REBINDING_FIXED)
        text_append(&said, "%s always means the same.", struck);
    else if (answer == REBINDING_FULL)
        text_append(&said, "It has %d keys, and can have no more.", BINDING_KEYS_MAX);
    else if (answer == REBINDING_LAST_WAY)
        text_append(&said, "'%s' needs a key: give it another one first.", other->help);
    else if (other && key.code != KEY_NONE)
        text_append(&said, "%s was '%s' before.", struck, other->help);
    else if (other)
        text_append(&said, "A key was '%s' before.", other->help);
    say(ui, &said);
    if (answer == REBINDING_DONE && ui->options->keep_keys) {
        char chars_kept[sizeof ui->trouble];
        struct text trouble = text_init(chars_kept, sizeof chars_kept);
        ui->options->keep_keys(ui->options->context, &trouble);
        if (trouble.length > 0)
            snprintf(ui->trouble, sizeof ui->trouble, "%s", chars_kept);
    }
}

static void take(struct ui *ui, const struct binding *meaning, struct key key)
{
    const struct binding *other = NULL;
    ui->states.keys.awaits_key = false;
    if (key.code == KEY_ESCAPE)
        return;
    enum rebinding answer = rebinding_give(ui->options->bindings, meaning, key, &other);
    tell(ui, answer, key, other);
}

/* What Enter, Del or Backspace does to the chosen row. */
static void change(struct ui *ui, const struct binding *meaning, int code)
{
    struct bindings *bindings = ui->options->bindings;
    const struct binding *other = NULL;
    enum rebinding answer = REBINDING_DONE;
    if (!bindings) {
        snprintf(ui->states.keys.said, sizeof ui->states.keys.said,
                 "The keys can't be changed here.");
        return;
    }
    if (!meaning) {
        if (code != KEY_DELETE)
            *bindings = *bindings_default();
    } else if (code == KEY_DELETE) {
        answer = rebinding_clear(bindings, meaning, &other);
    } else if (code == KEY_BACKSPACE) {
        answer = rebinding_reset(bindings, meaning, &other);
    } else {
        ui->states.keys.awaits_key = true;
        return;
    }
    tell(ui, answer, (struct key){KEY_NONE, 0}, other);
}

static void go(struct ui *ui, int rows, int last)
{
    ui->screens.choice += rows;
    ui->screens.choice =
        ui->screens.choice < 0 ? 0 : (ui->screens.choice > last ? last : ui->screens.choice);
}

/* A key that changes nothing. False: it means nothing. */
static bool choose(struct ui *ui, int count, struct key key)
{
    if (key.code == KEY_ESCAPE)
        screen_stack_pop(ui);
    else if (key.code == KEY_PAGE_UP || key.code == KEY_PAGE_DOWN)
        go(ui, key.code == KEY_PAGE_UP ? -PAGE : PAGE, count - 1);
    else
        return widgets_list_key(ui->options->bindings, key, count, &ui->screens.choice);
    return true;
}

bool screen_keys_key(struct ui *ui, struct key key)
{
    const struct key_rows rows = list_rows();
    const struct binding *meaning = rows.meanings[ui->screens.choice];
    bool changes = key_is_confirm(key) || key.code == KEY_DELETE || key.code == KEY_BACKSPACE;
    if (ui->states.keys.awaits_key) {
        take(ui, meaning, key);
    } else {
        ui->states.keys.said[0] = '\0';
        ui->trouble[0] = '\0';
        if (changes)
            change(ui, meaning, key_is_confirm(key) ? KEY_ENTER : key.code);
        else if (!choose(ui, rows.count, key))
            return false;
    }
    return true;
}
