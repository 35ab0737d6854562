#include "ui/screens/screen_context.h"

#include <stdio.h>

#define ENTER_GUARD_MS 1000

void screen_context_say(struct screen_context *context, const char *sentence)
{
    int turn = context->game ? game_state(context->game)->turn : 0;
    message_log_add(&context->log, turn, sentence);
    screen_context_say_aloud(context, sentence);
    display_redraw(context->display);
}

void screen_context_say_aloud(struct screen_context *context, const char *sentence)
{
    read_out_note(context->display, sentence);
    if (context->options->say)
        context->options->say(sentence);
}

void screen_context_trouble(struct screen_context *context, const char *sentence)
{
    snprintf(context->trouble, sizeof context->trouble, "%.*s", TROUBLE_LENGTH_MAX, sentence);
    screen_context_say(context, sentence);
}

void screen_context_notice(struct screen_context *context, const char *sentence)
{
    snprintf(context->notice, sizeof context->notice, "%.*s", TROUBLE_LENGTH_MAX, sentence);
    screen_context_say(context, sentence);
}

void screen_context_guard_enter(struct screen_context *context, bool holds_first)
{
    context->stack.choice = -1;
    context->states.guarded_since = context->display->clock.now;
    context->states.holds_first = holds_first;
}

bool screen_context_holds_enter(struct screen_context *context, struct key key)
{
    struct screen_states *states = &context->states;
    bool is_early = context->display->clock.now - states->guarded_since < ENTER_GUARD_MS;
    bool is_held =
        context->stack.choice < 0 && key_is_confirm(key) && (is_early || states->holds_first);
    if (is_held) {
        states->holds_first = false;
        screen_context_notice(context, "Press Enter again to choose.");
    }
    return is_held;
}

void screen_context_request(struct screen_context *context, enum screen_request_kind kind,
                            const char *text)
{
    context->request = (struct screen_request){.kind = kind};
    snprintf(context->request.text, sizeof context->request.text, "%s", text ? text : "");
}

void screen_context_command(struct screen_context *context, struct command command)
{
    context->request = (struct screen_request){.kind = REQUEST_COMMAND, .command = command};
}

bool screen_context_tells_story(const struct screen_context *context)
{
    return context->settings->in_force.story && !context->options->keys;
}

void screen_context_show_story(struct screen_context *context, enum story first, enum story last)
{
    context->states.story = (struct screen_story_state){.now = first, .last = last};
    screen_stack_push(context, SCREEN_STORY);
}

void screen_context_close_lab(struct screen_context *context)
{
    if (context->lab.is_open)
        sight_lab_close(&context->lab.lab);
    context->lab = (struct screen_lab_state){.is_open = false};
}

bool screen_context_is_saved(const struct screen_context *context)
{
    return context->folder && run_folder_is_written(context->folder);
}

bool screen_context_has_lesson(const struct screen_context *context)
{
    return context->game && !context->replay.is_on && state_is_lesson(game_state(context->game));
}
