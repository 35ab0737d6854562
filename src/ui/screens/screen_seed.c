/* A seed to be typed: by its letters, or by choosing them one by one, with keys or by pointing. */
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/ui_read_out.h"
#include "ui/view/title_page.h"

#include <stdio.h>
#include <string.h>

/* Of the box, at text scale 1. */
#define BOX_WIDTH 356
#define BOX_HEIGHT 150
#define COLUMNS 13
#define WORD_COLUMNS (COLUMNS / 2) /* that a word takes */
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

/* Where a choice stands; the two words have a line of their own, below the letters. */
static struct rectangle area_of(const struct page *page, int choice)
{
    int scale = page->ui->layout.text_scale;
    int width = page->area.width / COLUMNS;
    int column = choice % COLUMNS;
    int row = choice / COLUMNS;
    bool is_word = choice >= LETTERS;
    if (is_word) {
        column = choice == DELETE ? 0 : WORD_COLUMNS;
        row = (LETTERS + COLUMNS - 1) / COLUMNS;
    }
    return (struct rectangle){page->area.x + column * width,
                              page->area.y + row * CELL_HEIGHT * scale,
                              is_word ? WORD_COLUMNS * width : width, CELL_HEIGHT * scale};
}

static void draw_choice(struct page *page, int choice)
{
    struct ui *ui = page->ui;
    int scale = ui->layout.text_scale;
    struct rectangle area = area_of(page, choice);
    bool is_chosen = choice == ui->screens.choice;
    bool is_idle = choice >= LETTERS && !ui->states.seed.typed[0];
    char label[8];
    write_label(choice, label);
    if (is_chosen)
        canvas_fill(&ui->frame, area, THEME_SELECTED);
    font_draw(&ui->frame, &ui->art.font,
              area.x + (area.width - font_width(&ui->art.font, label) * scale) / 2,
              area.y + (area.height - ui->art.font.height * scale) / 2, scale,
              is_idle ? THEME_FAINT : (is_chosen ? THEME_KEY : THEME_TEXT), label);
    hit_areas_add_row(&ui->hit_areas, area, choice);
}

static void read_out(struct ui *ui)
{
    char line[SEED_LENGTH_MAX + 16];
    char label[8];
    snprintf(line, sizeof line, "Seed: %s",
             ui->states.seed.typed[0] ? ui->states.seed.typed : "nothing yet");
    ui_read_out(ui, line);
    write_label(ui->screens.choice, label);
    ui_read_out_row(ui, ui->screens.choice, CHOICES, label);
}

void screen_seed_draw(struct ui *ui)
{
    static const struct bar_action keys[] = {{NULL, "Enter", "choose", KEY_ENTER},
                                             {NULL, "Backspace", "delete", KEY_BACKSPACE},
                                             {NULL, "Esc", "back", KEY_ESCAPE},
                                             {NULL, NULL, NULL, KEY_NONE}};
    char line[SEED_LENGTH_MAX + 16];
    struct page page = title_page_draw_titled(ui, BOX_WIDTH, BOX_HEIGHT, "Type a seed", keys);
    snprintf(line, sizeof line, "Seed: %s_", ui->states.seed.typed);
    read_out(ui);
    widgets_line(&page, THEME_KEY, line);
    widgets_gap(&page, GAP);
    for (int choice = 0; choice < CHOICES; choice++)
        draw_choice(&page, choice);
}

static void begin(struct ui *ui)
{
    struct error error;
    if (ui->states.seed.typed[0] && !session_start_game(ui, ui->states.seed.typed, &error))
        ui_trouble(ui, error.message);
}

static void type(struct ui *ui, char letter)
{
    size_t length = strlen(ui->states.seed.typed);
    if (length < SEED_LENGTH_MAX)
        snprintf(ui->states.seed.typed + length, 2, "%c", letter);
}

static void delete_last(struct ui *ui)
{
    size_t length = strlen(ui->states.seed.typed);
    if (length > 0)
        ui->states.seed.typed[length - 1] = '\0';
}

static void choose(struct ui *ui)
{
    if (ui->screens.choice < LETTERS)
        type(ui, letters[ui->screens.choice]);
    else if (ui->screens.choice == DELETE)
        delete_last(ui);
    else
        begin(ui);
}

/* The choice in the next line up or down; the last line is that of the words. */
static int beside(int choice, int by)
{
    const int lines = (LETTERS + COLUMNS - 1) / COLUMNS + 1;
    int column = choice < LETTERS ? choice % COLUMNS : (choice == DELETE ? 2 : WORD_COLUMNS + 2);
    int line = choice < LETTERS ? choice / COLUMNS : lines - 1;
    line = (line + by + lines) % lines;
    if (line == lines - 1)
        return column < WORD_COLUMNS ? DELETE : BEGIN;
    int to = line * COLUMNS + column;
    return to < LETTERS ? to : LETTERS - 1;
}

/* Letters are typed, so that only the named keys go from one to the other. */
static bool move(struct ui *ui, struct key key)
{
    switch (key.code) {
    case KEY_LEFT:
        ui->screens.choice = (ui->screens.choice + CHOICES - 1) % CHOICES;
        return true;
    case KEY_RIGHT:
        ui->screens.choice = (ui->screens.choice + 1) % CHOICES;
        return true;
    case KEY_UP:
        ui->screens.choice = beside(ui->screens.choice, -1);
        return true;
    case KEY_DOWN:
        ui->screens.choice = beside(ui->screens.choice, 1);
        return true;
    case KEY_HOME:
    case KEY_END:
        ui->screens.choice = key.code == KEY_HOME ? 0 : BEGIN;
        return true;
    default:
        return false;
    }
}

bool screen_seed_key(struct ui *ui, struct key key)
{
    ui->trouble[0] = '\0';
    if (key.code >= KEY_PAD_0 && key.code <= KEY_PAD_9)
        key.code += '0' - KEY_PAD_0;
    if (key.code == KEY_ESCAPE)
        screen_stack_pop(ui);
    else if (key.code == KEY_BACKSPACE || key.code == KEY_DELETE)
        delete_last(ui);
    else if (key_is_confirm(key))
        choose(ui);
    else if (key.code > ' ' && key.code < 127 && !key.modifiers) {
        type(ui, (char)key.code);
        ui->screens.choice = BEGIN; /* so that Enter is what whoever types expects */
    } else
        return move(ui, key);
    return true;
}
