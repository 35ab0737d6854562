/* The runs that are kept: those that have not ended go on, all of them can be watched. */
#include "ui/screen.h"
#include "ui/screen_page.h"
#include "ui/theme.h"

#include <string.h>
#include <time.h>

#define LINE_LENGTH_MAX 240
#define ROWS_MAX 64

static void write_when(const struct run_entry *run, struct text *text)
{
    char date[32];
    struct tm parts;
    time_t written = (time_t)run->written;
    if (run->written > 0 && localtime_r(&written, &parts) &&
        strftime(date, sizeof date, "%Y-%m-%d %H:%M", &parts) > 0)
        text_append(text, "%s  ", date);
}

static void write_run(const struct run_entry *run, struct text *text)
{
    static const char *const results[] = {
        [RESULT_NONE] = "goes on", [RESULT_WON] = "won", [RESULT_DIED] = "died"};
    write_when(run, text);
    if (run->reason.message[0]) {
        text_append(text, "%s", run->reason.message);
        return;
    }
    text_append(text, "%s: ", run->seed);
    if (run->depth == LESSON_DEPTH)
        text_append(text, "the lesson");
    else
        text_append(text, "floor %d, turn %d", run->depth, run->turn);
    text_append(text, ", %s", run->is_locked ? "played by another program" : results[run->result]);
}

static void draw_runs(struct page *page, const struct ui *ui)
{
    char lines[ROWS_MAX][LINE_LENGTH_MAX];
    const char *shown[ROWS_MAX];
    int count = ui->runs.count;
    struct row_window window = widgets_list_window(page, count, ui->choice);
    window.shown = window.shown < ROWS_MAX ? window.shown : ROWS_MAX;
    for (int i = 0; i < window.shown; i++) {
        struct text text = text_over(lines[i], sizeof lines[i]);
        write_run(&ui->runs.entries[window.first + i], &text);
        shown[i] = lines[i];
    }
    widgets_list_part(page, shown, window, count, ui->choice);
}

void screen_runs_draw(struct ui *ui)
{
    static const struct bar_action keys[] = {
        {NULL, "Enter", "go on, or watch one that has ended", KEY_ENTER},
        {NULL, "w", "watch", 'w'},
        {NULL, "Esc", "back", KEY_ESCAPE},
        {NULL, NULL, NULL, KEY_NONE}};
    struct page page = screen_page_draw(ui, "Runs", keys);
    if (ui->runs.count == 0)
        widgets_line(&page, THEME_FAINT, "No run has begun yet.");
    draw_runs(&page, ui);
}

/* A run that can't be used says why. */
static void open_run(struct ui *ui, const struct run_entry *run, bool watches)
{
    char path[FILE_PATH_MAX];
    struct error error = run->reason;
    bool is_open = false;
    int choice = ui->choice;
    memcpy(path, run->path, sizeof path);
    if (!run->reason.message[0])
        is_open = watches || run->result != RESULT_NONE ? replay_view_begin(ui, path, &error)
                                                        : run_keeping_continue(ui, path, &error);
    if (is_open)
        ui->replay.listed_as = choice;
    else
        ui_trouble(ui, error.message);
}

bool screen_runs_key(struct ui *ui, struct key key)
{
    ui->trouble[0] = '\0';
    if (key.code == KEY_ESCAPE) {
        ui_pop_screen(ui);
        return true;
    }
    if (ui->runs.count == 0)
        return false;
    if (key_is_confirm(key) || key.code == 'w') {
        open_run(ui, &ui->runs.entries[ui->choice], key.code == 'w');
        return true;
    }
    return widgets_list_key(ui->options->bindings, key, ui->runs.count, &ui->choice);
}
