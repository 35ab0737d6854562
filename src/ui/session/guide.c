#include "ui/session/guide.h"

#include "base/hash.h"
#include "ui/session/session.h"
#include "ui/view/lesson_view.h"

void guide_read_out(struct session *session)
{
    struct screen_context *context = session->context;
    const struct lesson *lesson = &context->lesson;
    char says[LESSON_VIEW_LENGTH + 1];
    struct text text = text_init(says, sizeof says);
    if (!context->options->say || !screen_context_has_lesson(context))
        return;
    const struct state *state = game_state(context->game);
    lesson_write_current(input_device_bindings(&context->display->device), lesson, state, &text);
    uint64_t hash = hash_text(HASH_START, says);
    bool is_new = says[0] != '\0' && hash != session->lesson_told;
    int way = lesson_warns(lesson, state) || lesson->is_shown ? -1 : lesson->hint;
    if (way >= 0 && way == session->lesson_way_told) {
        text = text_init(says, sizeof says);
        lesson_write_next_place(lesson, state, &text);
    }
    session->lesson_told = hash;
    session->lesson_way_told = way;
    if (is_new)
        context->options->say(says);
}

void guide_begin(struct session *session)
{
    struct screen_context *context = session->context;
    session->lesson_told = 0;
    session->lesson_way_told = -1;
    lesson_begin(&context->lesson, game_state(context->game), game_visited(context->game));
    guide_read_out(session);
}

void guide_follow(struct session *session, const struct command *command)
{
    struct screen_context *context = session->context;
    if (context->lesson.hint == LESSON_COUNT)
        return;
    if (lesson_note(&context->lesson, game_state(context->game), command))
        game_interrupt(context->game);
    if (context->lesson.hint < LESSON_COUNT) {
        guide_read_out(session);
        return;
    }
    message_log_clear(&context->log); /* the run begins afresh */
    context->settings->kept.lesson_done = 1;
    context->settings->is_unsaved = true;
}
