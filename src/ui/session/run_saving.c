#include "ui/session/run_saving.h"

#include "game/save/end_record.h"
#include "game/text/chronicle.h"
#include "ui/ui.h"
#include "ui/view/lesson_view.h"

#include <stdio.h>

/* Its own log ends with the game. */
static void note_parting(struct ui *ui, const char *sentence)
{
    if (ui->keeping.parting_count < RUN_SAVING_PARTING_MAX)
        snprintf(ui->keeping.parting[ui->keeping.parting_count++], sizeof *ui->keeping.parting,
                 "%.*s", MESSAGE_LENGTH_MAX, sentence);
}

static void tell_news(struct ui *ui)
{
    const char *news;
    while (ui->keeping.folder && (news = run_folder_news(ui->keeping.folder)))
        ui_say(ui, news);
}

static void attach(struct ui *ui, struct run_folder *run)
{
    ui->keeping.folder = run;
    run_folder_attach(run, ui->game);
    if (ui->options->bury)
        end_record_expect(run_folder_path(run));
    tell_news(ui);
}

void run_saving_begin(struct ui *ui, const struct game_setup *setup)
{
    struct error error;
    if (!ui->options->user_folder)
        return;
    struct run_folder *run = run_folder_begin(ui->options->user_folder, setup, &error);
    if (run)
        attach(ui, run);
    else
        ui_say(ui, error.message);
}

/* What was learned of those met is not counted again; the lesson begins with its first hint that is not done. */
static void take_up(struct ui *ui, struct game *game)
{
    if (ui->options->bestiary)
        bestiary_go_on(ui->options->bestiary, game_state(game), game_chronicle(game));
    session_take_game(ui, game, SCREEN_PLAY);
    playing_show_anew(ui);
    run_saving_repeat(ui);
    if (state_is_lesson(game_state(game)))
        lesson_view_begin(ui);
}

bool run_saving_continue(struct ui *ui, const char *path, struct error *error)
{
    struct game *game;
    struct run_folder *run = run_folder_continue(path, &game, error);
    if (!run)
        return false;
    session_drop_game(ui);
    take_up(ui, game);
    ui_say(ui, "You go on where you were.");
    session_give_notice(ui);
    attach(ui, run);
    return true;
}

void run_saving_tick(struct ui *ui)
{
    if (!ui->keeping.folder)
        return;
    run_folder_tick(ui->keeping.folder, ui->clock.now);
    tell_news(ui);
}

bool run_saving_leave(struct ui *ui, struct error *error)
{
    if (!ui->keeping.folder)
        return true;
    const char *news;
    bool is_written = run_folder_leave(ui->keeping.folder, error);
    while ((news = run_folder_news(ui->keeping.folder))) {
        note_parting(ui, news);
        ui_say(ui, news);
    }
    run_folder_close(ui->keeping.folder);
    ui->keeping.folder = NULL;
    return is_written;
}

void run_saving_note_recorded(struct ui *ui)
{
    if (ui->keeping.folder)
        end_record_note_done(run_folder_path(ui->keeping.folder));
}

static void bury(void *context, const struct game *game)
{
    struct ui *ui = context;
    char record[MESSAGE_LENGTH_MAX + 1];
    struct text said = text_init(record, sizeof record);
    ui->options->bury(ui->options->context, game, &said);
    if (said.length > 0)
        ui_say(ui, record);
}

void run_saving_record_left(struct ui *ui)
{
    if (ui->options->bury && ui->options->user_folder)
        end_record_catch_up(ui->options->user_folder, bury, ui);
}

void run_saving_part(struct ui *ui)
{
    struct error error;
    struct error sentence;
    if (run_saving_leave(ui, &error))
        return;
    error_set(&sentence, "Not saved: %.400s", error.message);
    note_parting(ui, sentence.message);
    ui_trouble(ui, sentence.message);
}

/* It was said already, and only goes into another log. */
void run_saving_repeat(struct ui *ui)
{
    for (int i = 0; i < ui->keeping.parting_count; i++)
        message_log_add(&ui->log, game_state(ui->game)->turn, ui->keeping.parting[i]);
    ui->keeping.parting_count = 0;
    ui_redraw(ui);
}

bool run_saving_is_safe(const struct ui *ui)
{
    return ui->keeping.folder && run_folder_is_written(ui->keeping.folder);
}
