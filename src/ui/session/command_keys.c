#include "ui/session/command_keys.h"

#include "ui/ui.h"

/* Lays the screen of what the reader asks over the game, in the place of one of what it asked before. */
static void show_prompt(struct ui *ui)
{
    static const enum screen screens[] = {
        [PROMPT_NONE] = SCREEN_PLAY,        [PROMPT_THING] = SCREEN_INVENTORY,
        [PROMPT_ACTION] = SCREEN_INVENTORY, [PROMPT_AIM] = SCREEN_AIM,
        [PROMPT_WARE] = SCREEN_TRADE,       [PROMPT_GIVE] = SCREEN_TRADE};
    enum screen wanted = screens[ui->reader.prompt.kind];
    enum screen top = screen_stack_top(ui);
    if (top == wanted)
        return;
    if (top == SCREEN_INVENTORY || top == SCREEN_AIM || top == SCREEN_TRADE)
        screen_stack_pop(ui);
    if (wanted != SCREEN_PLAY)
        screen_stack_push(ui, wanted);
}

/* He was warned of a step, and it was asked for again (a key that is only held asks for nothing), or let be. */
static void tell_of_warning(struct ui *ui, enum key_reading reading, bool was_let_be)
{
    bool is_asked = reading == KEY_READING_PROMPT && ui->reader.prompt.kind == PROMPT_NONE &&
                    !ui->reader.wants_direction;
    char answers[80];
    struct text text = text_init(answers, sizeof answers);
    input_device_write_answers(ui, &text);
    if (is_asked && !ui->input.keymap.is_repeat)
        ui_say(ui, answers);
    if (!was_let_be && ui->reader.lets_be)
        ui_say(ui, "You let it be.");
}

/* It was let go, and did not: says why, and how it is thrown all the same, if it can be. */
static void tell_of_hindrance(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    const struct prompt *prompt = &ui->reader.prompt;
    char sentence[160];
    struct text text = text_init(sentence, sizeof sentence);
    if (prompt->kind != PROMPT_AIM || !prompt->is_held_back)
        return;
    prompt_write_hindrance(state, prompt, &text);
    if (prompt_hindrance(prompt, state) == PROMPT_HINDERED_BY_WAY)
        text_append(&text, " %s once more lets it go all the same.",
                    ui->input.device.is_gamepad ? "A" : "Enter");
    ui_say(ui, sentence);
}

/* Plays or shows what the reader has come to. */
static bool answer(struct ui *ui, enum key_reading reading, struct command command,
                   bool wanted_direction, enum prompt_kind before)
{
    show_prompt(ui);
    enum prompt_kind asked = ui->reader.prompt.kind;
    if (asked != before && (asked == PROMPT_WARE || asked == PROMPT_GIVE))
        ui->input.is_startled = true; /* what is still held or typed ahead was not meant for it */
    if (reading == KEY_READING_COMMAND)
        playing_give_command(ui, command);
    else if (ui->reader.wants_direction)
        input_device_ask_direction(ui);
    else if (wanted_direction)
        ui_say(ui, "Never mind.");
    return reading != KEY_READING_NONE;
}

bool command_keys_feed(struct ui *ui, struct key key)
{
    struct command command = {.kind = COMMAND_WAIT};
    struct key_reader before = ui->reader;
    enum key_reading reading = key_reader_feed(&ui->reader, game_state(ui->game), key, &command);
    tell_of_warning(ui, reading, before.lets_be);
    tell_of_hindrance(ui);
    return answer(ui, reading, command, before.wants_direction, before.prompt.kind);
}

bool command_keys_want(struct ui *ui, const struct binding *wanted)
{
    struct command command = {.kind = COMMAND_WAIT};
    enum key_reading reading = key_reader_take(&ui->reader, game_state(ui->game), wanted, &command);
    tell_of_warning(ui, reading, ui->reader.lets_be);
    return answer(ui, reading, command, false, PROMPT_NONE);
}
