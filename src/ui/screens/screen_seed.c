/* A seed to be typed: by its letters, or by choosing them one by one, with keys or by pointing. */
#include "ui/art/theme.h"
#include "ui/screens/screen.h"

#include <stdio.h>
#include <string.h>

#define COLUMNS 13
#define COLUMNS_UPRIGHT 7 /* on an upright phone, where a finger needs wider cells */
#define CELL_HEIGHT 19
#define GAP 8

static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789-";

/* Behind the letters, which are the first choices. */
enum { LETTERS = sizeof letters - 1, DELETE = LETTERS, BEGIN, CHOICES };

static void write_label(int choice, char label[8])
{
    if (choice < LETTERS)
        snprintf(label, 8, "%c", letters[choice]);
    else
        snprintf(label, 8, "%s", choice == DELETE ? "delete" : "begin");
}

static int letter_columns(const struct display *display)
{
    bool is_upright = display->device.has_touch && display->frame.height > display->frame.width;
    return is_upright ? COLUMNS_UPRIGHT : COLUMNS;
}

static int letter_lines(int columns)
{
    return (LETTERS + columns - 1) / columns;
}

/* Where a choice stands; the two words have a line of their own, below the letters. */
static struct rectangle area_of(const struct page *page, int choice)
{
    int scale = page->display->layout.text_scale;
    int columns = letter_columns(page->display);
    int width = page->area.width / columns;
    int column = choice % columns;
    int row = choice / columns;
    bool is_word = choice >= LETTERS;
    if (is_word) {
        column = choice == DELETE ? 0 : columns / 2;
        row = letter_lines(columns);
    }
    return (struct rectangle){page->area.x + column * width,
                              page->area.y + row * CELL_HEIGHT * scale,
                              is_word ? columns / 2 * width : width, CELL_HEIGHT * scale};
}

bool screen_seed_open(struct screen_context *context)
{
    context->states.seed.typed[0] = '\0';
    return true;
}

static void draw_choice(struct screen_context *context, const struct page *page, int choice)
{
    struct display *display = context->display;
    struct rectangle area = area_of(page, choice);
    bool is_chosen = choice == context->stack.choice;
    bool is_idle = choice >= LETTERS && !context->states.seed.typed[0];
    char label[8];
    write_label(choice, label);
    if (is_chosen)
        canvas_fill(&display->frame, area, THEME_SELECTED);
    display_write(display, area.x + (area.width - display_text_width(display, label)) / 2,
                  area.y + (area.height - display_text_height(display)) / 2,
                  is_idle ? THEME_FAINT : (is_chosen ? THEME_KEY : THEME_TEXT), label);
    hit_areas_add_row(&display->hit_areas, area, choice);
}

void screen_seed_draw_page(struct screen_context *context, struct page *page)
{
    const char *typed = context->states.seed.typed;
    char line[SEED_LENGTH_MAX + 16];
    char label[8];
    snprintf(line, sizeof line, "Seed: %s_", typed);
    read_out_format(context->display, "Seed: %s", typed[0] ? typed : "empty");
    write_label(context->stack.choice, label);
    read_out_row(context->display, context->stack.choice, CHOICES, label);
    widgets_line(page, THEME_KEY, line);
    widgets_gap(page, GAP);
    for (int choice = 0; choice < CHOICES; choice++)
        draw_choice(context, page, choice);
}

static void type(struct screen_context *context, char letter)
{
    size_t length = strlen(context->states.seed.typed);
    if (length < SEED_LENGTH_MAX)
        snprintf(context->states.seed.typed + length, 2, "%c", letter);
}

static void delete_last(struct screen_context *context)
{
    size_t length = strlen(context->states.seed.typed);
    if (length > 0)
        context->states.seed.typed[length - 1] = '\0';
}

static void choose(struct screen_context *context)
{
    if (context->stack.choice < LETTERS)
        type(context, letters[context->stack.choice]);
    else if (context->stack.choice == DELETE)
        delete_last(context);
    else if (context->states.seed.typed[0])
        screen_context_request(context, REQUEST_NEW_GAME, context->states.seed.typed);
}

/* The choice in the next line up or down; the last line is that of the words. */
static int beside(int choice, int by, int columns)
{
    const int lines = letter_lines(columns) + 1;
    int column = choice < LETTERS ? choice % columns : (choice == DELETE ? 2 : columns / 2 + 2);
    int line = choice < LETTERS ? choice / columns : lines - 1;
    line = (line + by + lines) % lines;
    if (line == lines - 1)
        return column < columns / 2 ? DELETE : BEGIN;
    int to = line * columns + column;
    return to < LETTERS ? to : LETTERS - 1;
}

/* Letters are typed, so that only the named keys go from one to the other. */
static bool move(struct screen_context *context, struct key key)
{
    int columns = letter_columns(context->display);
    switch (key.code) {
    case KEY_LEFT:
        context->stack.choice = (context->stack.choice + CHOICES - 1) % CHOICES;
        return true;
    case KEY_RIGHT:
        context->stack.choice = (context->stack.choice + 1) % CHOICES;
        return true;
    case KEY_UP:
        context->stack.choice = beside(context->stack.choice, -1, columns);
        return true;
    case KEY_DOWN:
        context->stack.choice = beside(context->stack.choice, 1, columns);
        return true;
    case KEY_HOME:
    case KEY_END:
        context->stack.choice = key.code == KEY_HOME ? 0 : BEGIN;
        return true;
    default:
        return false;
    }
}

bool screen_seed_key(struct screen_context *context, struct key key)
{
    if (key.code >= KEY_KEYPAD_0 && key.code <= KEY_KEYPAD_9)
        key.code += '0' - KEY_KEYPAD_0;
    if (key.code == KEY_ESCAPE)
        screen_stack_pop(context);
    else if (key.code == KEY_BACKSPACE || key.code == KEY_DELETE)
        delete_last(context);
    else if (key_is_confirm(key))
        choose(context);
    else if (key.code > ' ' && key.code < 127 && !key.modifiers) {
        type(context, (char)key.code);
        context->stack.choice = BEGIN; /* so that Enter starts the game */
    } else
        return move(context, key);
    return true;
}
