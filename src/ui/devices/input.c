#include "ui/devices/input.h"

#include "ui/signals.h"
#include "ui/ui.h"

void input_drop_typed_ahead(struct ui *ui)
{
    SDL_PumpEvents();
    SDL_FlushEvent(SDL_KEYDOWN);
    SDL_FlushEvent(SDL_TEXTINPUT);
    SDL_FlushEvent(SDL_MOUSEBUTTONDOWN);
    SDL_FlushEvent(SDL_CONTROLLERBUTTONDOWN);
    pad_hold(&ui->input.pad, SDL_GetTicks());
    ui->input.keymap.drops_text = false;
}

/* Whether a key walks, points or scrolls on every screen that it means something on, or steps through what is shown. */
static bool goes_on(const struct ui *ui, struct key key)
{
    enum direction direction;
    int code = key_plain(key).code;
    return code == KEY_PAGE_UP || code == KEY_PAGE_DOWN || code == '+' || code == '=' ||
           code == '-' || code == '.' || code == ',' ||
           binding_direction(ui->options->bindings, key_plain(key), &direction);
}

/* Whether a key that is still held is pressed again and again: what chooses, asks or deletes is pressed once. */
static bool repeats(struct ui *ui, struct key key)
{
    playing_open_due(ui);
    enum screen top = screen_stack_top(ui);
    if (ui->input.is_startled || ui->states.keys.awaits_key)
        return false;
    if (top == SCREEN_PLAY && ui->input.pressed_on == SCREEN_PLAY)
        return true;
    if ((top == SCREEN_INVENTORY || top == SCREEN_TRADE) && key.code < KEY_UP)
        return false; /* all letters choose there */
    return goes_on(ui, key) || (top == SCREEN_SEED && key.code == KEY_BACKSPACE);
}

static void press(struct ui *ui, struct key key)
{
    ui->clock.last_input = ui->clock.now;
    pointer_rest(ui);
    ui->input.pointer.is_spent = true;
    if (ui->input.keymap.is_repeat && !repeats(ui, key))
        return;
    if (!ui->input.keymap.is_repeat)
        ui->input.pressed_on = screen_stack_top(ui);
    ui->input.is_startled = false;
    if (playing_is_under_way(ui)) {
        if (ui->input.keymap.is_repeat || key_is_equal(key, ui->input.begun_by))
            return; /* a key still held is no new one, and what is wanted is being done */
        game_interrupt(ui->game);
        if (key.code == KEY_ESCAPE || key_is_button(key))
            return; /* it only stops what is under way */
    }
    ui_key(ui, key);
    ui->input.begun_by = key;
    if (ui->input.is_startled)
        input_drop_typed_ahead(ui);
}

static void press_button(struct ui *ui, struct key key, bool is_repeat)
{
    ui->input.keymap.is_repeat = is_repeat;
    press(ui, key);
}

/* A click on what is under way only stops it. */
static void click(struct ui *ui, const SDL_MouseButtonEvent *button)
{
    ui->clock.last_input = ui->clock.now;
    ui->input.is_startled = false;
    ui->input.begun_by = (struct key){KEY_NONE, 0};
    if (playing_is_under_way(ui))
        game_interrupt(ui->game);
    else
        pointer_click(ui, button);
    if (ui->input.is_startled)
        input_drop_typed_ahead(ui);
}

void input_take(struct ui *ui, const SDL_Event *event)
{
    struct key key;
    if (event->type == SDL_MOUSEBUTTONDOWN)
        click(ui, &event->button);
    else if (keymap_translate(&ui->input.keymap, event, &key))
        press(ui, key);
    else if (pad_translate(&ui->input.pad, event, &key))
        press_button(ui, key, false);
}

void input_tick(struct ui *ui)
{
    struct key key;
    bool is_repeat;
    if (pad_tick(&ui->input.pad, ui->clock.now, &key, &is_repeat))
        press_button(ui, key, is_repeat);
}

bool input_is_fed(const struct ui *ui)
{
    return ui->input.fed && *ui->input.fed;
}

/* Who hears the screens is told of each that a key leads to, though none but the last is shown. */
static void read_out(struct ui *ui)
{
    if (!ui->options->say || ui->quits)
        return;
    playing_settle(ui);
    ui_draw(ui);
    ui_redraw(ui);
}

void input_feed(struct ui *ui)
{
    struct error error;
    struct key key;
    if (!input_is_fed(ui))
        return;
    read_out(ui);
    while (input_is_fed(ui) && !ui->quits && !signals_have_come() &&
           key_read(&ui->input.fed, &key, &error)) {
        ui_key(ui, key);
        while (playing_is_under_way(ui))
            playing_continue(ui);
        read_out(ui);
    }
    playing_settle(ui);
}
