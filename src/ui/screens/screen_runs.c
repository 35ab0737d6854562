/* The saved runs: unfinished ones can be continued, and all can be watched or deleted. */
#include "base/integer.h"
#include "game/save/run_files.h"
#include "game/text/ending.h"
#include "ui/art/theme.h"
#include "ui/screens/run_transfer.h"
#include "ui/screens/saved_runs.h"
#include "ui/screens/screen.h"
#include "ui/view/list.h"
#include "ui/view/list_foot.h"
#include "ui/view/page_parts.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#define LINE_LENGTH_MAX 700
#define GAP 4
#define PROGRESS_WIDTH 92
#define PROGRESS_HEIGHT 3
/* The rows shown above the chosen one. */
#define ROWS_ABOVE 40

enum { WHEN, SEED, FLOOR, TURN, END, COLUMNS };

static const struct list_column columns[COLUMNS] = {[WHEN] = {"last played", 92, 3},
                                                    [SEED] = {"seed", 112, 0},
                                                    [FLOOR] = {"floor", 32, 1},
                                                    [TURN] = {"turn", 36, 2},
                                                    [END] = {"how it ended", 0, 0}};

static void write_when(const struct run_entry *run, struct text *text)
{
    char date[32];
    time_t written = (time_t)run->written;
    const struct tm *parts = run->written > 0 ? localtime(&written) : NULL;
    if (parts && strftime(date, sizeof date, "%Y-%m-%d %H:%M", parts) > 0)
        text_append(text, "%s", date);
}

static bool is_usable(const struct run_entry *run)
{
    return run->reason.message[0] == '\0';
}

/* The last part of the path, the only name of a run that can't be read. */
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

static void write_cell(const void *source, int row, int column, struct text *text)
{
    const struct run_list *runs = source;
    const struct run_entry *run = &runs->entries[row];
    if (column == WHEN)
        write_when(run, text);
    else if (!run->is_read)
        text_append(text, "%s", column == SEED ? folder_name(run) : column == END ? "..." : "");
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

/* There may be fewer runs than when the row was chosen. */
static int chosen_row(const struct screen_context *context)
{
    return context->stack.choice < context->runs.count ? context->stack.choice
                                                       : context->runs.count - 1;
}

static bool is_asked(const struct screen_context *context)
{
    return context->stack.sure_choice == chosen_row(context) + 1;
}

/* Describes the chosen run. */
static void write_detail(const struct run_entry *run, struct text *text)
{
    if (!is_usable(run) || !run->is_read) {
        text_append(text, "%s", run->is_read ? run->reason.message : "This run is being read.");
        return;
    }
    text_append(text, "Seed %s. %s", run->seed,
                run->is_trial ? "A trial: it does not count in the hall of fame. " : "");
    ending_write_setup(run->start, run->watch, text);
    text_append(text, ". ");
    if (run->depth == LESSON_DEPTH)
        text_append(text, "The lesson, turn %d: ", run->turn);
    else
        text_append(text, "Floor %d of %d, turn %d: ", run->depth, FLOOR_COUNT, run->turn);
    if (run->is_locked)
        text_append(text, "it is being played now.");
    else if (run->result == RESULT_NONE)
        text_append(text, "Enter continues it.");
    else {
        ending_write(run->result, run->cause, text);
        text_append(text, ".");
        ending_write_kept(run->conducts, text);
        text_append(text, " Enter watches it from the first turn.");
    }
}

static void write_told(const struct screen_context *context, const struct run_entry *run,
                       struct text *text)
{
    if (is_asked(context))
        text_append(text, "Delete %s for good? (Enter: yes)",
                    is_usable(run) ? run->seed : folder_name(run));
    else
        write_detail(run, text);
}

/* A message about a file without the path of the user's folder. */
static const char *shorten(const struct screen_context *context, const char *message)
{
    const char *folder = context->options->user_folder;
    size_t length = folder ? strlen(folder) : 0;
    bool is_below = folder && strncmp(message, folder, length) == 0 && message[length] == '/';
    return is_below ? message + length + 1 : message;
}

bool screen_runs_open(struct screen_context *context)
{
    struct error error;
    bool is_listed = saved_runs_list(context, &error);
    if (!is_listed)
        screen_context_trouble(context, error.message);
    return is_listed;
}

/* The same run stays chosen, or else the row. */
static void list_again(struct screen_context *context)
{
    char chosen[FILE_PATH_MAX] = "";
    int row = int_max(0, chosen_row(context));
    context->stack.sure_choice = 0;
    if (context->runs.count > 0)
        memcpy(chosen, context->runs.entries[row].path, sizeof chosen);
    screen_runs_open(context);
    context->stack.choice = int_max(0, int_min(row, context->runs.count - 1));
    for (int i = 0; i < context->runs.count; i++)
        if (strcmp(context->runs.entries[i].path, chosen) == 0)
            context->stack.choice = i;
}

/* The rows around the chosen one first. */
bool screen_runs_work(struct screen_context *context)
{
    int from = context->runs.count > 0 ? int_max(0, chosen_row(context) - ROWS_ABOVE) : 0;
    return run_list_read_next(&context->runs, from);
}

/* How far reading has come, in the last line of the page. */
static void draw_progress(const struct run_list *runs, struct page *page)
{
    struct display *display = page->display;
    int scale = display->layout.text_scale;
    int height = display_text_height(display);
    char line[48];
    if (runs->unread == 0)
        return;
    struct page foot = page_parts_cut_foot(page, height + GAP * scale);
    snprintf(line, sizeof line, "%d of %d runs read", runs->count - runs->unread, runs->count);
    display_write(display, foot.area.x + (PROGRESS_WIDTH + 2 * GAP) * scale, foot.area.y,
                  THEME_FAINT, line);
    foot.area.y += (height - PROGRESS_HEIGHT * scale) / 2;
    foot.area.width = PROGRESS_WIDTH * scale;
    widgets_bar(&foot, runs->count - runs->unread, runs->count, PROGRESS_HEIGHT, THEME_KEY);
}

void screen_runs_draw_page(struct screen_context *context, struct page *page)
{
    const struct run_list *runs = &context->runs;
    struct list_table list = {columns, COLUMNS, write_cell, runs, runs->count, NULL};
    if (runs->count == 0) {
        page->is_read = true;
        widgets_line(page, THEME_FAINT, "No runs yet.");
        return;
    }
    const struct run_entry *run = &runs->entries[chosen_row(context)];
    char line[LINE_LENGTH_MAX];
    struct text text = text_init(line, sizeof line);
    write_told(context, run, &text);
    struct room_picture picture =
        room_picture_of_run(page->display, run->start, run->depth, run->result, run->cause);
    struct page foot = list_foot_cut(page, runs->count, line);
    list_draw_table(page, &list, chosen_row(context));
    draw_progress(runs, &foot);
    list_foot_draw(&foot, is_usable(run) && run->is_read ? &picture : NULL,
                   is_asked(context) || !is_usable(run) ? THEME_DANGER : THEME_FAINT, line);
}

/* Continues or replays the chosen run, or shows why it can't be used. */
static void open_run(struct screen_context *context, bool watches)
{
    run_list_read_entry(&context->runs, chosen_row(context));
    const struct run_entry *run = &context->runs.entries[chosen_row(context)];
    bool is_over = run->result != RESULT_NONE;
    if (is_usable(run))
        screen_context_request(context, watches || is_over ? REQUEST_WATCH : REQUEST_CONTINUE,
                               run->path);
    else
        screen_context_trouble(context, run->reason.message);
}

/* Deletes the chosen run and lists the others again. */
static void delete_run(struct screen_context *context)
{
    struct error error;
    bool is_removed = run_files_remove(context->runs.entries[chosen_row(context)].path, &error);
    list_again(context);
    if (!is_removed)
        screen_context_trouble(context, shorten(context, error.message));
}

/* Lists added runs, says what came of it, and takes a question back. */
static void show_transfer(struct screen_context *context, const struct run_transfer *transfer)
{
    enum screen top = screen_stack_top(context);
    const char *said = shorten(context, transfer->said.message);
    struct error unused;
    context->stack.sure_choice = 0;
    if (transfer->has_added && top == SCREEN_RUNS)
        list_again(context);
    else if (transfer->has_added)
        saved_runs_list(context, &unused); /* the title may offer this run */
    if (top == SCREEN_PLAY)
        screen_context_say(context, said);
    else
        (transfer->has_failed ? screen_context_trouble : screen_context_notice)(context, said);
}

static void export_run(struct screen_context *context)
{
    struct run_transfer transfer;
    run_transfer_export(context->options, context->runs.entries[chosen_row(context)].path,
                        &transfer);
    show_transfer(context, &transfer);
}

/* Where the player can't put files into the user's folder, one is asked for. */
static void import_runs(struct screen_context *context)
{
    struct run_transfer transfer;
    if (context->options->ask_for_file) {
        context->options->ask_for_file();
        return;
    }
    run_transfer_import_all(context->options->user_folder, &transfer);
    show_transfer(context, &transfer);
}

void screen_runs_import(struct screen_context *context, const char *file)
{
    struct run_transfer transfer;
    run_transfer_import(context->options->user_folder, file, &transfer);
    show_transfer(context, &transfer);
}

/* Whether the key is a letter of this screen. A letter bound to a direction moves the choice instead. */
static bool is_letter(const struct screen_context *context, struct key key, char letter)
{
    enum direction direction;
    return key.code == letter && !binding_direction(context->options->bindings, key, &direction);
}

bool screen_runs_key(struct screen_context *context, struct key key)
{
    bool deletes = is_letter(context, key, 'd') || key.code == KEY_DELETE;
    if (context->stack.sure_choice && !deletes) {
        bool is_yes = is_asked(context) && key_is_confirm(key);
        context->stack.sure_choice = 0;
        display_redraw(context->display);
        if (is_yes)
            delete_run(context);
        if (is_yes || key.code == KEY_ESCAPE)
            return true;
    }
    if (key.code == KEY_ESCAPE) {
        screen_stack_pop(context);
        return true;
    }
    if (context->options->user_folder && is_letter(context, key, 'i')) {
        import_runs(context);
        return true;
    }
    if (context->runs.count == 0)
        return false;
    context->stack.choice = chosen_row(context);
    if (deletes)
        context->stack.sure_choice = chosen_row(context) + 1;
    else if (is_letter(context, key, 'e'))
        export_run(context);
    else if (key_is_confirm(key) || key.code == KEY_TAB)
        open_run(context, !key_is_confirm(key));
    else
        return list_key(context->display, key, context->runs.count, &context->stack.choice);
    return true;
}
