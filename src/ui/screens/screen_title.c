/* The title: the last run goes on, or a new game begins, with a seed made up, of the day, or typed. */
#include "ui/other_screens.h"
#include "ui/screen.h"
#include "ui/theme.h"
#include "ui/widgets.h"

#include <stdio.h>
#include <string.h>

/* Of the box: what a choice takes, and what stands about and below them. */
#define ROW_HEIGHT 16
#define ROOM_ABOUT 60

enum { CONTINUE, NEW, DAILY, TYPED, LESSON, RUNS, OPTIONS, HELP, FAME, BESTIARY, QUIT, CHOICES };

static const char *const labels[CHOICES] = {
    [CONTINUE] = "Continue", [NEW] = "New game",  [DAILY] = "Game of the day",
    [TYPED] = "Type a seed", [LESSON] = "Lesson", [RUNS] = "Runs and replays",
    [OPTIONS] = "Options",   [HELP] = "Help",     [FAME] = "Hall of fame",
    [BESTIARY] = "Bestiary", [QUIT] = "Quit",
};

/* Lists what can be chosen now; returns how many that are. */
static int list_choices(const struct ui *ui, int choices[CHOICES])
{
    int count = 0;
    for (int choice = 0; choice < CHOICES; choice++)
        if ((choice != CONTINUE || ui->newest.path[0]) &&
            (choice != RUNS || ui->options->user_folder))
            choices[count++] = choice;
    return count;
}

static void draw_logo(struct ui *ui, int bottom)
{
    const struct sprite *title = ui->tileset.tiles[TILE_TITLE];
    int scale = ui->layout.text_scale * 2;
    if (title->width * scale > ui->frame.width || title->height * scale > bottom)
        scale = 1;
    if (title->height > bottom) /* a large text leaves it no room */
        return;
    canvas_draw(&ui->frame, atlas_frame(&ui->atlas, title, 0),
                (ui->frame.width - title->width * scale) / 2, (bottom - title->height * scale) / 2,
                (struct drawing){.scale = scale});
}

/* Somebody watches from the dark about the title. Places in thousandths of the frame. */
static void draw_eyes(struct ui *ui)
{
    static const struct point places[] = {{90, 300},  {215, 640}, {150, 860},
                                          {830, 250}, {905, 560}, {760, 800}};
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        int blink = (ui->idle_frame + (int)i * 4) % 13 == 0;
        canvas_draw(&ui->frame, atlas_frame(&ui->atlas, ui->tileset.tiles[TILE_EYESHINE], blink),
                    places[i].x * ui->frame.width / 1000, places[i].y * ui->frame.height / 1000,
                    (struct drawing){.scale = ui->layout.text_scale + 1});
    }
}

static void write_newest(const struct ui *ui, char *line, size_t capacity)
{
    struct text text = text_over(line, capacity);
    if (ui->newest.depth == LESSON_DEPTH)
        text_append(&text, "Continue: the lesson");
    else
        text_append(&text, "Continue: floor %d, turn %d", ui->newest.depth, ui->newest.turn);
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
    widgets_list(page, shown, count, ui->choice);
}

static void draw_foot(struct page *page, const struct ui *ui)
{
    char line[SEED_LENGTH_MAX + 16];
    widgets_gap(page, 8);
    if (ui->trouble[0]) {
        widgets_paragraph(page, THEME_DANGER, 0, ui->trouble);
        return;
    }
    if (!ui->is_typing_seed && ui->newest.path[0] && ui->choice == 0) {
        snprintf(line, sizeof line, "Its seed is %s.", ui->newest.seed);
        widgets_paragraph(page, THEME_FAINT, 0, line);
        return;
    }
    if (!ui->is_typing_seed) {
        widgets_paragraph(page, THEME_FAINT, 0,
                          "Carry the last ember down into the dark. What watches you, shines.");
        return;
    }
    snprintf(line, sizeof line, "Seed: %s_", ui->typed_seed);
    widgets_line(page, THEME_KEY, line);
    widgets_line(page, THEME_FAINT, "Enter begins, Esc refuses");
}

void screen_title_draw(struct ui *ui)
{
    canvas_clear(&ui->frame);
    draw_eyes(ui);
    int choices[CHOICES];
    int count = list_choices(ui, choices);
    struct page page = widgets_centred_box(ui, 220, ROOM_ABOUT + ROW_HEIGHT * count);
    draw_logo(ui, page.area.y - WIDGETS_MARGIN * ui->layout.text_scale);
    draw_choices(&page, ui);
    draw_foot(&page, ui);
}

static void begin(struct ui *ui, const char *seed)
{
    struct error error;
    ui->is_typing_seed = false;
    if (!ui_start_game(ui, seed, &error))
        ui_trouble(ui, error.message);
}

static void begin_lesson(struct ui *ui)
{
    struct error error;
    if (!ui_start_lesson(ui, &error))
        ui_trouble(ui, error.message);
}

static void go_on(struct ui *ui)
{
    struct error error;
    if (!run_keeping_continue(ui, ui->newest.path, &error))
        ui_trouble(ui, error.message);
}

static void choose(struct ui *ui, int choice)
{
    switch (choice) {
    case CONTINUE:
        go_on(ui);
        break;
    case RUNS:
        ui_open_runs(ui);
        break;
    case NEW:
        if (ui->options->offers_lesson && !ui->settings.lesson_done)
            begin_lesson(ui);
        else
            begin(ui, NULL);
        break;
    case LESSON:
        begin_lesson(ui);
        break;
    case DAILY:
        begin(ui, ui->options->daily_seed);
        break;
    case TYPED:
        ui->is_typing_seed = true;
        ui->typed_seed[0] = '\0';
        break;
    case OPTIONS:
        ui_push_screen(ui, SCREEN_OPTIONS);
        break;
    case HELP:
        ui_push_screen(ui, SCREEN_HELP);
        break;
    case FAME:
        ui_push_screen(ui, SCREEN_FAME);
        break;
    case BESTIARY:
        ui_push_screen(ui, SCREEN_BESTIARY);
        break;
    default:
        ui->quits = true;
    }
}

static bool type_seed(struct ui *ui, struct key key)
{
    size_t length = strlen(ui->typed_seed);
    if (key.code >= KEY_PAD_0 && key.code <= KEY_PAD_9)
        key.code += '0' - KEY_PAD_0;
    if (key.code == KEY_ESCAPE)
        ui->is_typing_seed = false;
    else if (key.code == KEY_BACKSPACE && length > 0)
        ui->typed_seed[length - 1] = '\0';
    else if (key_is_confirm(key) && length > 0)
        begin(ui, ui->typed_seed);
    else if (key.code > ' ' && key.code < 127 && !key.modifiers && length < SEED_LENGTH_MAX)
        snprintf(ui->typed_seed + length, 2, "%c", key.code);
    else
        return false;
    return true;
}

bool screen_title_key(struct ui *ui, struct key key)
{
    int choices[CHOICES];
    int count = list_choices(ui, choices);
    ui->trouble[0] = '\0';
    if (ui->is_typing_seed)
        return type_seed(ui, key);
    if (key_is_confirm(key))
        choose(ui, choices[ui->choice]);
    else if (other_screens_view(ui, key) == VIEW_HELP)
        ui_push_screen(ui, SCREEN_HELP);
    else if (key.code == KEY_ESCAPE)
        ui->choice = count - 1;
    else
        return widgets_list_key(ui->options->bindings, key, count, &ui->choice);
    return true;
}
