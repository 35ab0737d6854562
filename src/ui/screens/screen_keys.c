/* Key bindings: a list of all meanings with their keys, which the player can change. */
#include "base/integer.h"
#include "input/rebinding.h"
#include "ui/art/theme.h"
#include "ui/screens/screen.h"
#include "ui/view/list.h"
#include "ui/view/page_parts.h"

#include <stdio.h>
#include <string.h>

#define ROWS (MEANING_COUNT + 1)
#define LABEL_MAX 80
#define LIST_WIDTH 620
#define BOX_WIDTH 260
#define BOX_HEIGHT 60
#define SAID_LINES 2
#define NARROW_MAX 300
#define SAID_LINES_NARROW 4
#define LINES_FOR_SAID 8

/* The meaning in a row; NULL: the last row, for all of them. */
static const struct meaning *meaning_of(int row)
{
    return row < MEANING_COUNT ? &meanings[row] : NULL;
}

static const struct bindings *bindings_of(const struct screen_context *context)
{
    return context->options->bindings ? context->options->bindings : bindings_default();
}

/* Appends what a meaning is called, with its way or its name if two have the same help text. */
static void write_label(const struct meaning *meaning, struct text *text)
{
    int alike = 0;
    for (int i = 0; meaning && i < MEANING_COUNT; i++)
        alike += strcmp(meanings[i].help, meaning->help) == 0;
    text_append(text, "%s", meaning ? meaning->help : "Reset all");
    if (alike > 1 && meaning->way)
        text_append(text, " %s", meaning->way);
    else if (alike > 1)
        text_append(text, " (%s)", meaning->name);
}

static void write_keys(const struct screen_context *context, const struct meaning *meaning,
                       struct text *text)
{
    if (!meaning)
        return;
    rebinding_write_keys(bindings_of(context), meaning, text);
    if (text->length == 0)
        text_append(text, "no key");
}

static void write_row(const void *context, int index, struct list_row *row)
{
    struct text label = text_init(row->label, sizeof row->label);
    struct text keys = text_init(row->value, sizeof row->value);
    write_label(meaning_of(index), &label);
    write_keys(context, meaning_of(index), &keys);
}

static bool is_narrow(const struct page *page)
{
    return page->area.width < NARROW_MAX * page->display->layout.text_scale;
}

/* What is told of the chosen row. */
static void write_detail(const struct screen_context *context, const struct page *page,
                         const struct meaning *meaning, struct text *text)
{
    if (!meaning) {
        text_append(text, "Resets all keys to their defaults.");
        return;
    }
    if (page->area.width < LIST_WIDTH * page->display->layout.text_scale) { /* rows may be cut */
        write_keys(context, meaning, text);
        text_append(text, ". ");
    }
    text_append(text, "Called %s in keys.txt. Esc, Enter, F11 and F12 can't be changed.",
                meaning->name);
}

static void draw_said(const struct screen_context *context, struct page *page,
                      const struct meaning *meaning)
{
    const char *said = context->states.keys.said;
    char line[300];
    struct text text = text_init(line, sizeof line);
    if (said[0])
        text_append(&text, "%s", said);
    else
        write_detail(context, page, meaning, &text);
    read_out_text(page->display, line);
    widgets_paragraph(page, said[0] ? THEME_KEY : THEME_FAINT, 0, line);
}

/* Asks for a key in a box over the list. */
static void draw_question(struct screen_context *context)
{
    struct display *display = context->display;
    char line[LABEL_MAX + 24];
    struct text text = text_init(line, sizeof line);
    display_shade(display, display_whole(display));
    struct page page = widgets_centred_box(display, BOX_WIDTH, BOX_HEIGHT);
    page.is_read = true;
    write_label(meaning_of(context->stack.choice), &text);
    widgets_paragraph(&page, THEME_HEAD, 0, line);
    widgets_paragraph(&page, THEME_TEXT, 0, "Press a key for it. Esc: cancel");
}

void screen_keys_draw_page(struct screen_context *context, struct page *page)
{
    const struct display *display = context->display;
    int scale = display->layout.text_scale;
    bool has_said = context->states.keys.said[0] || widgets_lines_left(page) >= LINES_FOR_SAID;
    int lines = is_narrow(page) ? SAID_LINES_NARROW : SAID_LINES;
    int height = has_said ? lines * (display->art.font.height + WIDGETS_LINE_GAP) * scale : 0;
    struct page said = page_parts_cut_foot(page, height);
    page->area.width = int_min(page->area.width, LIST_WIDTH * scale);
    list_draw(page, &(struct list){.count = ROWS,
                                   .chosen = context->stack.choice,
                                   .write_row = write_row,
                                   .cuts_values = true,
                                   .source = context});
    draw_said(context, &said, meaning_of(context->stack.choice));
    if (context->states.keys.awaits_key)
        draw_question(context);
}

static void say(struct screen_context *context, const struct text *said)
{
    snprintf(context->states.keys.said, sizeof context->states.keys.said, "%s", said->chars);
}

/* Shows the result of a change and saves the keys. */
static void tell(struct screen_context *context, enum rebinding answer, struct key key,
                 const struct meaning *other)
{
    char chars[sizeof context->states.keys.said];
    char key_name[40];
    struct text said = text_init(chars, sizeof chars);
    struct text name = text_init(key_name, sizeof key_name);
    key_write_label(key, &name);
    if (answer == REBINDING_FIXED)
        text_append(&said, "%s can't be changed.", key_name);
    else if (answer == REBINDING_FULL)
        text_append(&said, "It already has %d keys, the most it can have.", BINDING_KEYS_MAX);
    else if (answer == REBINDING_LAST_WAY)
        text_append(&said, "'%s' needs a key: give it another one first.", other->help);
    else if (other && key.code != KEY_NONE)
        text_append(&said, "%s no longer means '%s'.", key_name, other->help);
    else if (other)
        text_append(&said, "A key no longer means '%s'.", other->help);
    say(context, &said);
    if (answer == REBINDING_DONE && context->options->keep_keys) {
        char chars_kept[sizeof context->trouble];
        struct text trouble = text_init(chars_kept, sizeof chars_kept);
        context->options->keep_keys(context->options->context, &trouble);
        if (trouble.length > 0)
            snprintf(context->trouble, sizeof context->trouble, "%s", chars_kept);
    }
}

static void take(struct screen_context *context, const struct meaning *meaning, struct key key)
{
    const struct meaning *other = NULL;
    context->states.keys.awaits_key = false;
    if (key.code == KEY_ESCAPE)
        return;
    enum rebinding answer = rebinding_give(context->options->bindings, meaning, key, &other);
    tell(context, answer, key, other);
}

/* Handles Enter, Del or Backspace on the chosen row. */
static void change(struct screen_context *context, const struct meaning *meaning, int code)
{
    struct bindings *bindings = context->options->bindings;
    const struct meaning *other = NULL;
    enum rebinding answer = REBINDING_DONE;
    if (!bindings) {
        snprintf(context->states.keys.said, sizeof context->states.keys.said,
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
        context->states.keys.awaits_key = true;
        return;
    }
    tell(context, answer, (struct key){KEY_NONE, 0}, other);
}

bool screen_keys_key(struct screen_context *context, struct key key)
{
    const struct meaning *meaning = meaning_of(context->stack.choice);
    bool changes = key_is_confirm(key) || key.code == KEY_DELETE || key.code == KEY_BACKSPACE;
    if (context->states.keys.awaits_key) {
        take(context, meaning, key);
    } else {
        context->states.keys.said[0] = '\0';
        if (changes)
            change(context, meaning, key_is_confirm(key) ? KEY_ENTER : key.code);
        else if (key.code == KEY_ESCAPE)
            screen_stack_pop(context);
        else
            return list_key(context->display, key, ROWS, &context->stack.choice);
    }
    return true;
}
