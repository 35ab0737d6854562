/* The runs that are kept: those that have not ended go on, all of them can be watched, and removed. */
#include "game/text/ending.h"
#include "game/save/run_files.h"
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/ui_read_out.h"
#include "ui/view/column_list.h"
#include "ui/view/page_parts.h"
#include "ui/view/screen_page.h"

#include <string.h>
#include <time.h>

#define LINE_LENGTH_MAX 700
#define GAP 4
/* What is told of the chosen run below the list takes so many lines. */
#define DETAIL_LINES 3

enum { WHEN, SEED, FLOOR, TURN, END, COLUMNS };

static const struct list_column columns[COLUMNS] = {[WHEN] = {"last played", 92, 3},
                                                    [SEED] = {"seed", 112, 0},
                                                    [FLOOR] = {"floor", 32, 1},
                                                    [TURN] = {"turn", 36, 2},
                                                    [END] = {"how it ended", 0, 0}};

static void write_when(const struct run_entry *run, struct text *text)
{
    char date[32];
    struct tm parts;
    time_t written = (time_t)run->written;
    if (run->written > 0 && localtime_r(&written, &parts) &&
        strftime(date, sizeof date, "%Y-%m-%d %H:%M", &parts) > 0)
        text_append(text, "%s", date);
}

static bool is_usable(const struct run_entry *run)
{
    return run->reason.message[0] == '\0';
}

/* The last part of a path: all that is known of a run that can't be read. */
static const char *folder_name(const struct run_entry *run)
{
    const char *slash = strrchr(run->path, '/');
    return slash ? slash + 1 : run->path;
}

static void write_end(const struct run_entry *run, struct text *text)
{
    if (!is_usable(run))
        text_append(text, "can't be read");
    else
        text_append(text, "%s", run->is_trial ? "trial: " : "");
    if (is_usable(run) && run->is_locked)
        text_append(text, "is being played");
    else if (is_usable(run))
        ending_write(run->result, run->cause, text);
}

static void write_cell(const struct ui *ui, int row, int column, struct text *text)
{
    const struct run_entry *run = &ui->runs.list.entries[row];
    if (column == WHEN)
        write_when(run, text);
    else if (column == SEED)
        text_append(text, "%s", is_usable(run) ? run->seed : folder_name(run));
    else if (column == END)
        write_end(run, text);
    else if (!is_usable(run))
        text_append(text, "-");
    else if (column == TURN)
        text_append(text, "%d", run->turn);
    else if (run->depth == LESSON_DEPTH)
        text_append(text, "lesson");
    else
        text_append(text, "%d", run->depth);
}

/* The chosen one of those that there are; there may be fewer than when it was chosen. */
static int chosen_row(const struct ui *ui)
{
    return ui->screens.choice < ui->runs.list.count ? ui->screens.choice : ui->runs.list.count - 1;
}

static bool is_asked(const struct ui *ui)
{
    return ui->screens.sure_choice == chosen_row(ui) + 1;
}

/* All of the chosen run, in words. */
static void write_detail(const struct run_entry *run, struct text *text)
{
    if (!is_usable(run)) {
        text_append(text, "%s", run->reason.message);
        return;
    }
    text_append(text, "Seed %s. %s", run->seed,
                run->is_trial ? "A trial: it does not count in the hall of fame. " : "");
    if (run->depth == LESSON_DEPTH)
        text_append(text, "The lesson, turn %d: ", run->turn);
    else
        text_append(text, "Floor %d of %d, turn %d: ", run->depth, FLOOR_COUNT, run->turn);
    if (run->is_locked)
        text_append(text, "a program plays it just now.");
    else if (run->result == RESULT_NONE)
        text_append(text, "Enter goes on with it.");
    else {
        ending_write(run->result, run->cause, text);
        text_append(text, ". Enter shows it again, from its first turn.");
    }
}

static void draw_detail(struct page *page, const struct ui *ui)
{
    char line[LINE_LENGTH_MAX];
    struct text text = text_init(line, sizeof line);
    const struct run_entry *run = &ui->runs.list.entries[chosen_row(ui)];
    if (is_asked(ui))
        text_append(&text, "Delete %s for good? d once more deletes it, any other key lets it be.",
                    is_usable(run) ? run->seed : folder_name(run));
    else
        write_detail(run, &text);
    ui_read_out(page->ui, line);
    widgets_gap(page, GAP);
    widgets_paragraph(page, is_asked(ui) || !is_usable(run) ? THEME_DANGER : THEME_FAINT, 0, line);
}

/* Takes the lines below the list off the page. */
static struct page cut_detail(struct page *page)
{
    int scale = page->ui->layout.text_scale;
    int height = (DETAIL_LINES * (page->ui->art.font.height + WIDGETS_LINE_GAP) + 2 * GAP) * scale;
    int max = page->area.height / 2;
    return page_parts_cut_foot(page, height < max ? height : max);
}

void screen_runs_draw(struct ui *ui)
{
    static const struct bar_action keys[] = {{NULL, "Enter", "go on or watch", KEY_ENTER},
                                             {NULL, "Tab", "watch", KEY_TAB},
                                             {NULL, "d", "delete", 'd'},
                                             {NULL, "Esc", "back", KEY_ESCAPE},
                                             {NULL, NULL, NULL, KEY_NONE}};
    struct page page = screen_page_draw(ui, "Runs and replays", keys);
    if (ui->runs.list.count == 0) {
        page.is_read = true;
        widgets_line(&page, THEME_FAINT, "No run has begun yet.");
        return;
    }
    struct column_list list = {columns, COLUMNS, write_cell, ui->runs.list.count, NULL};
    struct page detail = cut_detail(&page);
    column_list_draw(&page, &list, chosen_row(ui));
    draw_detail(&detail, ui);
}

/* A run that can't be used says why. */
static void open_run(struct ui *ui, const struct run_entry *run, bool watches)
{
    char path[FILE_PATH_MAX];
    struct error error = run->reason;
    bool is_open = false;
    memcpy(path, run->path, sizeof path);
    if (is_usable(run))
        is_open = watches || run->result != RESULT_NONE ? replay_view_watch(ui, path, &error)
                                                        : run_saving_continue(ui, path, &error);
    if (!is_open)
        ui_trouble(ui, error.message);
}

/* The first time it only asks. */
static void delete_run(struct ui *ui)
{
    struct error error;
    if (!is_asked(ui)) {
        ui->screens.sure_choice = chosen_row(ui) + 1;
        return;
    }
    ui->screens.sure_choice = 0;
    bool is_removed = run_files_remove(ui->runs.list.entries[chosen_row(ui)].path, &error);
    run_list_clear(&ui->runs.list);
    struct error unread;
    if (!run_list_read(ui->options->user_folder, &ui->runs.list, &unread) && is_removed)
        ui_trouble(ui, unread.message);
    if (!is_removed)
        ui_trouble(ui, error.message);
    ui->screens.choice = ui->runs.list.count > 0 ? chosen_row(ui) : 0;
    kept_runs_find_newest(ui);
}

/* A letter of this screen, unless the player walks by it, and so here too. */
static bool is_letter(const struct ui *ui, struct key key, char letter)
{
    enum direction direction;
    return key.code == letter && !binding_direction(ui->options->bindings, key, &direction);
}

bool screen_runs_key(struct ui *ui, struct key key)
{
    bool deletes = is_letter(ui, key, 'd') || key.code == KEY_DELETE;
    ui->trouble[0] = '\0';
    if (!deletes && ui->screens.sure_choice) {
        ui->screens.sure_choice = 0;
        ui_redraw(ui);
    }
    if (key.code == KEY_ESCAPE) {
        screen_stack_pop(ui);
        return true;
    }
    if (ui->runs.list.count == 0)
        return false;
    ui->screens.choice = chosen_row(ui);
    if (deletes)
        delete_run(ui);
    else if (key_is_confirm(key) || key.code == KEY_TAB || is_letter(ui, key, 'w'))
        open_run(ui, &ui->runs.list.entries[chosen_row(ui)], !key_is_confirm(key));
    else
        return column_list_key(ui, key, ui->runs.list.count);
    return true;
}
