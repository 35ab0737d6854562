#include "ui/session/recording.h"

#include "ui/session/session.h"

static bool is_due(const struct session *session)
{
    const struct screen_context *context = session->context;
    return context->options->keep_end && !session->is_recorded && !context->replay.is_on &&
           context->game && state_is_over(game_state(context->game));
}

void recording_note_end(struct session *session)
{
    struct screen_context *context = session->context;
    const struct ui_options *options = context->options;
    if (!is_due(session))
        return;
    struct text said = text_init(context->record, sizeof context->record);
    session->is_recorded = options->keep_end(options->context, context->game, &said);
    if (session->is_recorded)
        run_saving_note_recorded(session);
    if (said.length > 0)
        screen_context_say(context, context->record);
    recording_save_bestiary(session);
}

void recording_try_again(struct session *session)
{
    const struct screen_context *context = session->context;
    const struct ui_options *options = context->options;
    char unsaid[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(unsaid, sizeof unsaid);
    if (!is_due(session))
        return;
    session->is_recorded = options->keep_end(options->context, context->game, &text);
    if (session->is_recorded)
        run_saving_note_recorded(session);
}

void recording_save_bestiary(const struct session *session)
{
    const struct ui_options *options = session->context->options;
    char said[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(said, sizeof said);
    if (!options->bestiary || !options->keep_bestiary || !bestiary_has_fresh(options->bestiary))
        return;
    options->keep_bestiary(options->context, &text);
    if (text.length > 0)
        screen_context_say(session->context, said);
}

/* New counts are saved at once: if the program is killed, no more of them is lost than of the run. If saving fails, it is tried
 * again on the next floor, not each turn. */
void recording_note_bestiary(struct session *session)
{
    const struct screen_context *context = session->context;
    if (context->options->bestiary &&
        bestiary_note(context->options->bestiary, game_state(context->game)))
        recording_save_bestiary(session);
}

void recording_begin_bestiary(struct session *session)
{
    recording_save_bestiary(session);
    if (!session->context->options->bestiary)
        return;
    bestiary_begin(session->context->options->bestiary);
    recording_note_bestiary(session);
}
