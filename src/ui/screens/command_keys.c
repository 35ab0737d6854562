#include "ui/screens/command_keys.h"

#include "ui/screens/screen_context.h"

/* Lays the screen of what the reader asks over the game, in the place of one of what it asked before. */
static void show_prompt(struct screen_context *context)
{
    static const enum screen screens[] = {
        [PROMPT_NONE] = SCREEN_PLAY,        [PROMPT_THING] = SCREEN_INVENTORY,
        [PROMPT_ACTION] = SCREEN_INVENTORY, [PROMPT_AIM] = SCREEN_AIM,
        [PROMPT_WARE] = SCREEN_TRADE,       [PROMPT_GIVE] = SCREEN_TRADE};
    enum screen wanted = screens[context->reader.prompt.kind];
    enum screen top = screen_stack_top(context);
    if (top == wanted)
        return;
    if (top == SCREEN_INVENTORY || top == SCREEN_AIM || top == SCREEN_TRADE)
        screen_stack_pop(context);
    if (wanted != SCREEN_PLAY)
        screen_stack_push(context, wanted);
}

/* After a warning about a step: repeats how to answer when the step is asked for again (not by a held key), or confirms that it
 * was cancelled. */
static void tell_of_warning(struct screen_context *context, enum key_reading reading,
                            bool was_let_be)
{
    bool is_asked = reading == KEY_READING_PROMPT && context->reader.prompt.kind == PROMPT_NONE &&
                    !context->reader.wants_direction;
    char answers[80];
    struct text text = text_init(answers, sizeof answers);
    input_device_write_answers(&context->display->device, &text);
    if (is_asked && !context->is_repeat)
        screen_context_say(context, answers);
    if (!was_let_be && context->reader.has_declined)
        screen_context_say(context, "You stay.");
}

/* The throw was held back: says why, and how to throw anyway if that is possible. */
static void tell_of_hindrance(struct screen_context *context)
{
    const struct state *state = game_state(context->game);
    const struct prompt *prompt = &context->reader.prompt;
    char sentence[160];
    struct text text = text_init(sentence, sizeof sentence);
    if (prompt->kind != PROMPT_AIM || !prompt->is_held_back)
        return;
    prompt_write_hindrance(state, prompt, &text);
    if (prompt_hindrance(prompt, state) >= PROMPT_HINDERED_ONCE)
        text_append(&text, " Press %s again to do it anyway.",
                    context->display->device.is_gamepad ? "A" : "Enter");
    screen_context_say(context, sentence);
}

static void ask_direction(struct screen_context *context)
{
    char sentence[80];
    struct text text = text_init(sentence, sizeof sentence);
    text_append(&text, "In which direction? (");
    input_device_write_escape(&context->display->device, false, &text);
    text_append(&text, ": cancel)");
    screen_context_say(context, sentence);
}

/* Asks for or shows what the reader has come to. */
static bool answer(struct screen_context *context, enum key_reading reading, struct command command,
                   bool wanted_direction, enum prompt_kind before)
{
    show_prompt(context);
    enum prompt_kind asked = context->reader.prompt.kind;
    if (asked != before && (asked == PROMPT_WARE || asked == PROMPT_GIVE))
        context->is_startled = true; /* what is still held or typed ahead was not meant for it */
    if (reading == KEY_READING_COMMAND)
        screen_context_command(context, command);
    else if (context->reader.wants_direction)
        ask_direction(context);
    else if (wanted_direction)
        screen_context_say(context, "Cancelled.");
    return reading != KEY_READING_NONE;
}

bool command_keys_feed(struct screen_context *context, struct key key)
{
    struct command command = {.kind = COMMAND_WAIT};
    struct key_reader before = context->reader;
    enum key_reading reading =
        key_reader_feed(&context->reader, game_state(context->game), key, &command);
    tell_of_warning(context, reading, before.has_declined);
    tell_of_hindrance(context);
    return answer(context, reading, command, before.wants_direction, before.prompt.kind);
}

bool command_keys_want(struct screen_context *context, const struct meaning *wanted)
{
    struct command command = {.kind = COMMAND_WAIT};
    enum key_reading reading =
        key_reader_start(&context->reader, game_state(context->game), wanted, &command);
    tell_of_warning(context, reading, context->reader.has_declined);
    return answer(context, reading, command, false, PROMPT_NONE);
}
