#include "ui/session/run_saving.h"

#include "game/save/end_record.h"
#include "game/save/run_files.h"
#include "ui/session/guide.h"
#include "ui/session/playing.h"
#include "ui/session/recording.h"
#include "ui/session/session.h"

#include <stdio.h>

#define SAVE_AGAIN_MS 3000
#define SAVED_AGAIN_WITH_LOSS "Saving works again. The turns that were not saved are lost."

/* For the next game: the log of this one is gone. */
static void note_parting(struct session *session, const char *sentence)
{
    if (session->saving.parting_count < RUN_SAVING_PARTING_MAX)
        snprintf(session->saving.parting[session->saving.parting_count++],
                 sizeof *session->saving.parting, "%.*s", MESSAGE_LENGTH_MAX, sentence);
}

static void tell_news(struct session *session)
{
    struct screen_context *context = session->context;
    const char *news;
    while (session->saving.folder && (news = run_folder_news(session->saving.folder)))
        screen_context_say(context, news);
}

static void attach(struct session *session, struct run_folder *run)
{
    struct screen_context *context = session->context;
    session->saving.folder = run;
    context->folder = run;
    if (session->saving.cannot_save)
        run_folder_know_trouble(run);
    session->saving.cannot_save = run_folder_is_in_trouble(run);
    run_folder_attach(run, context->game);
    if (context->options->keep_end)
        end_record_expect(run_folder_path(run));
    tell_news(session);
}

void run_saving_begin(struct session *session, const struct game_setup *setup)
{
    struct screen_context *context = session->context;
    struct error error;
    if (!context->options->user_folder)
        return;
    struct run_folder *run = run_folder_begin(context->options->user_folder, setup, &error);
    if (run)
        attach(session, run);
    else
        screen_context_say(context, error.message);
}

/* The bestiary does not count again what was already met; the lesson goes on where it was. */
static void take_up(struct session *session, struct game *game)
{
    struct screen_context *context = session->context;
    if (context->options->bestiary)
        bestiary_go_on(context->options->bestiary, game_state(game), game_chronicle(game));
    session_take_game(session, game, SCREEN_PLAY);
    playing_rebuild(session);
    run_saving_repeat(session);
    if (state_is_lesson(game_state(game)))
        guide_begin(session);
}

bool run_saving_continue(struct session *session, const char *path, struct error *error)
{
    struct screen_context *context = session->context;
    struct game *game;
    struct run_folder *run = run_folder_continue(path, &game, error);
    if (!run)
        return false;
    session_drop_game(session);
    take_up(session, game);
    screen_context_say(context, "You continue where you left off.");
    session_give_notice(session);
    attach(session, run);
    return true;
}

/* Writes the files beside the runs that could not be written: at times, and as soon as a run can be written again. */
static void save_rest_again(struct session *session, bool is_saved_again)
{
    struct run_saving *saving = &session->saving;
    struct screen_context *context = session->context;
    const struct ui_options *options = context->options;
    uint64_t now = context->display->clock.now;
    if (!options->save_again || (!is_saved_again && now - saving->tried_at < SAVE_AGAIN_MS))
        return;
    saving->tried_at = now;
    if (!options->save_again(options->context))
        return;
    recording_try_again(session);
    if (saving->cannot_save && !saving->folder) {
        screen_context_say(context, saving->has_lost ? SAVED_AGAIN_WITH_LOSS : RUN_SAVED_AGAIN);
        saving->cannot_save = saving->has_lost = false;
    }
}

void run_saving_tick(struct session *session)
{
    struct run_saving *saving = &session->saving;
    bool could_not_save = saving->cannot_save;
    if (saving->folder) {
        run_folder_tick(saving->folder, session->context->display->clock.now);
        saving->cannot_save = run_folder_is_in_trouble(saving->folder);
    }
    bool is_saved_again = could_not_save && !saving->cannot_save;
    saving->has_lost = saving->has_lost && saving->cannot_save;
    if (is_saved_again && session->context->options->keep_end && !session->is_recorded)
        end_record_expect(run_folder_path(saving->folder));
    save_rest_again(session, is_saved_again);
    tell_news(session);
}

bool run_saving_leave(struct session *session, struct error *error)
{
    struct screen_context *context = session->context;
    if (!session->saving.folder)
        return true;
    const char *news;
    bool is_written = run_folder_leave(session->saving.folder, error);
    session->saving.has_lost = session->saving.has_lost || !is_written;
    session->saving.cannot_save = run_folder_is_in_trouble(session->saving.folder);
    while ((news = run_folder_news(session->saving.folder))) {
        note_parting(session, news);
        screen_context_say(context, news);
    }
    run_folder_close(session->saving.folder);
    session->saving.folder = NULL;
    context->folder = NULL;
    return is_written;
}

void run_saving_note_recorded(struct session *session)
{
    if (session->saving.folder)
        end_record_note_done(run_folder_path(session->saving.folder));
}

static bool keep_end(void *context, const struct game *game)
{
    struct screen_context *screens = context;
    const struct ui_options *options = screens->options;
    char record[MESSAGE_LENGTH_MAX + 1];
    struct text said = text_init(record, sizeof record);
    bool is_kept = options->keep_end(options->context, game, &said);
    if (said.length > 0)
        screen_context_say(screens, record);
    return is_kept;
}

void run_saving_record_left(struct session *session)
{
    struct screen_context *context = session->context;
    if (context->options->keep_end && context->options->user_folder)
        end_record_catch_up(context->options->user_folder, keep_end, context);
}

void run_saving_part(struct session *session)
{
    struct screen_context *context = session->context;
    struct error error;
    struct error sentence;
    if (run_saving_leave(session, &error))
        return;
    error_set(&sentence, "Not saved: %.400s", error.message);
    note_parting(session, sentence.message);
    screen_context_trouble(context, sentence.message);
}

/* Only into the log: the messages were read out before. */
void run_saving_repeat(struct session *session)
{
    struct screen_context *context = session->context;
    for (int i = 0; i < session->saving.parting_count; i++)
        message_log_add(&context->log, game_state(context->game)->turn, session->saving.parting[i]);
    session->saving.parting_count = 0;
    display_redraw(context->display);
}
