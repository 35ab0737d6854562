/* The title: the last run goes on, a new game begins, or what is kept of those before is looked at. */
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/screens/screen_shortcuts.h"
#include "ui/ui_read_out.h"
#include "ui/view/title_page.h"

#include <stdio.h>

/* Of the box, at text scale 1: its width, what a choice takes, and what stands about and below them. */
#define BOX_WIDTH 196
#define ROW_HEIGHT 16
#define ROOM_ABOUT 48
#define GAP 4

enum { CONTINUE, NEW, RUNS, FAME, BESTIARY, OPTIONS, HELP, QUIT, CHOICES };

static const char *const labels[CHOICES] = {
    [CONTINUE] = "Continue", [NEW] = "New game",      [RUNS] = "Runs and replays",
    [OPTIONS] = "Options",   [FAME] = "Hall of fame", [BESTIARY] = "Bestiary",
    [HELP] = "Help",         [QUIT] = "Quit",
};

/* Lists what can be chosen now; returns how many that are. */
static int list_choices(const struct ui *ui, int choices[CHOICES])
{
    int count = 0;
    for (int choice = 0; choice < CHOICES; choice++)
        if ((choice != CONTINUE || ui->runs.newest.path[0]) &&
            (choice != RUNS || ui->options->user_folder))
            choices[count++] = choice;
    return count;
}

static void write_newest(const struct ui *ui, char *line, size_t capacity)
{
    struct text text = text_init(line, capacity);
    if (ui->runs.newest.depth == LESSON_DEPTH)
        text_append(&text, "Continue: the lesson");
    else
        text_append(&text, "Continue: %sfloor %d, turn %d",
                    ui->runs.newest.is_trial ? "trial, " : "", ui->runs.newest.depth,
                    ui->runs.newest.turn);
}

static void draw_choices(struct page *page, const struct ui *ui)
{
    const char *shown[CHOICES];
    int choices[CHOICES];
    char newest[64];
    int count = list_choices(ui, choices);
    write_newest(ui, newest, sizeof newest);
    for (int i = 0; i < count; i++)
        shown[i] = choices[i] == CONTINUE ? newest : labels[choices[i]];
    widgets_list(page, shown, count, ui->screens.choice);
}

static void draw_foot(struct page *page, const struct ui *ui)
{
    char line[SEED_LENGTH_MAX + 16];
    widgets_gap(page, GAP);
    if (ui->trouble[0]) {
        widgets_paragraph(page, THEME_DANGER, 0, ui->trouble);
    } else if (ui->runs.newest.path[0] && ui->screens.choice == 0) {
        snprintf(line, sizeof line, "Its seed is %s.", ui->runs.newest.seed);
        widgets_paragraph(page, THEME_FAINT, 0, line);
    } else {
        widgets_paragraph(page, THEME_FAINT, 0,
                          "Carry the last ember down into the dark. What watches you, shines.");
    }
}

static void draw_version(struct ui *ui)
{
    int scale = ui->layout.text_scale;
    const char *version = ui->options->version ? ui->options->version : "";
    font_draw(&ui->frame, &ui->art.font,
              ui->frame.width - (font_width(&ui->art.font, version) + GAP) * scale,
              ui->frame.height - (ui->art.font.height + GAP) * scale, scale, THEME_FAINT, version);
}

void screen_title_draw(struct ui *ui)
{
    int choices[CHOICES];
    int count = list_choices(ui, choices);
    struct page page = title_page_draw(ui, BOX_WIDTH, ROOM_ABOUT + ROW_HEIGHT * count);
    ui_read_out(ui, "Eyeshine: the title. Up and Down choose, Enter takes.");
    draw_version(ui);
    draw_choices(&page, ui);
    page.is_read = true;
    draw_foot(&page, ui);
}

static void go_on(struct ui *ui)
{
    struct error error;
    if (!run_saving_continue(ui, ui->runs.newest.path, &error))
        ui_trouble(ui, error.message);
}

static void choose(struct ui *ui, int choice)
{
    switch (choice) {
    case CONTINUE:
        go_on(ui);
        break;
    case NEW:
        screen_new_game_open(ui);
        break;
    case RUNS:
        kept_runs_open(ui);
        break;
    case OPTIONS:
        screen_stack_push(ui, SCREEN_OPTIONS);
        break;
    case HELP:
        screen_stack_push(ui, SCREEN_HELP);
        break;
    case FAME:
        screen_stack_push(ui, SCREEN_FAME);
        break;
    case BESTIARY:
        screen_stack_push(ui, SCREEN_BESTIARY);
        break;
    default:
        ui->quits = true;
    }
}

bool screen_title_key(struct ui *ui, struct key key)
{
    int choices[CHOICES];
    int count = list_choices(ui, choices);
    ui->trouble[0] = '\0';
    if (ui->screens.choice >= count)
        ui->screens.choice = count - 1;
    if (key_is_confirm(key))
        choose(ui, choices[ui->screens.choice]);
    else if (screen_shortcuts_view(ui, key) == VIEW_HELP)
        screen_stack_push(ui, SCREEN_HELP);
    else if (key.code == KEY_ESCAPE)
        ui->screens.choice = count - 1;
    else
        return widgets_list_key(ui->options->bindings, key, count, &ui->screens.choice);
    return true;
}
